import { writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { onPage } from '../support/onPage'
import { givePermissions } from '../support/sessions'

let portal: TestPortal
let page: Page
let faults: string[]
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  await portal.database.pool.query(`INSERT INTO entity (brn, name, kind, registered_on) VALUES
    ('95011', 'ZUMARIDI MILLERS LTD', 'COMPANY', '2030-01-02'), ('95012', 'ZUMMARIDI MILERS LTD', 'COMPANY', '2030-01-03')`)
  ;({ page, faults } = await portal.open())
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(faults).toEqual([])
  await portal.close()
})

const open = (path: string) => follow(page, `/home/configurations/${path}`)
const { dialog, says } = onPage(() => page)
const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const choose = async (name: RegExp, option: string) => {
  await dialog().getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const field = (name: string) => dialog().getByRole('textbox', { name: new RegExp(`^${name}`) })
const submit = () => dialog().getByRole('button', { name: 'Submit' }).click()
const upload = async (name: string, rows: string[][]) => {
  const sheet = writeXlsx(['BRN/RN', 'Name', 'Entity Type'], rows, 'Names')
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(sheet) })
}
const headers = async () => (await page.getByRole('columnheader').allTextContents()).filter(Boolean)

describe('quick name search', () => {
  it('is the first section, searches on Enter, and gives the type of match of each name', async () => {
    await follow(page, '/home/configurations')
    const tabs = page.getByRole('main').getByRole('tab').or(page.getByRole('main').getByRole('link'))
    for (const name of ['Quick name search', 'Nature of business (ISIC)', 'Name reservation', 'Dictionaries'])
      await tabs.filter({ hasText: name }).first().waitFor()
    const box = page.getByRole('searchbox', { name: 'Name' })
    await box.fill('Zumaridi Millers Limited')
    await box.press('Enter')
    await row('95011').getByText('Same name').waitFor()
    await row('95012').getByText('Sounds alike').waitFor()
    expect((await headers()).slice(0, 4)).toEqual(['#', 'BRN/RN', 'Name', 'Entity Type'])
    await page.getByText('Compared as ZUMARIDI MILLERS').waitFor()
  })

  it('finds names that were uploaded a moment ago', async () => {
    await open('name-search')
    await page.getByRole('button', { name: 'Add Names' }).click()
    await upload('names.xlsx', [['RN-77', 'QUAGGA FARMERS', 'Reservation']])
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('1 row was imported.').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    const box = page.getByRole('searchbox', { name: 'Name' })
    await box.fill('quagga')
    await box.press('Enter')
    await row('RN-77').waitFor()
  })

  it('shows invalid rows of a file, and rows that the registry refuses, each with its reason', async () => {
    await open('name-search')
    await page.getByText('Type a name and press Enter.').waitFor()
    await page.getByRole('button', { name: 'Add Names' }).click()
    await upload('faulty.xlsx', [
      ['RN-77', 'QUAGGA FARMERS AGAIN', 'Reservation'],
      ['RN-78', 'OKAPI TRADERS', ''],
      ['RN-78', 'OKAPI TRADERS TWICE', ''],
      ['', 'NUMBERLESS TRADERS', ''],
      ['RN-79', 'X'.repeat(201), ''],
    ])
    await page.getByText('3 to correct').waitFor()
    for (const why of ['Appears more than once in the file', 'This field is required', 'At most 200 characters'])
      await dialog().getByText(why).first().waitFor()
    await page.getByRole('button', { name: 'Exclude all of these' }).click()
    await page.getByRole('button', { name: 'Send ready rows' }).click()
    await page.getByText('1 row was imported.').waitFor()
    await dialog().getByText('This number has already been uploaded.').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  })

  it('reports that no name is similar, and that the search failed', async () => {
    await open('name-search?search=xylophonic%20qwertz')
    await page.getByText('No results found').waitFor()
    await page.route('**/namesearch/search*', route =>
      route.fulfill({ status: 500, json: { message: 'The index is being built.' } }),
    )
    const box = page.getByRole('searchbox', { name: 'Name' })
    await box.press('Enter')
    await page.getByText('Error', { exact: true }).first().waitFor()
    await says('The index is being built.')
    await page.unroute('**/namesearch/search*')
    await page.getByRole('button', { name: 'Reload' }).click()
    await page.getByText('No results found').waitFor()
  })
})

describe('dictionaries', () => {
  it('add a word after its trial on recent names, and keep the input after a refusal', async () => {
    await open('dictionaries/word-library')
    await row('Building Society').waitFor()
    expect((await headers()).slice(0, 5)).toEqual(['#', 'Name', 'Description', 'Position', 'Dictionary'])
    await page.getByRole('button', { name: 'Add Word' }).click()
    await dialog().getByRole('textbox', { name: /^Name/ }).fill('Zumaridi')
    await dialog()
      .getByRole('textbox', { name: /^Description/ })
      .fill('A protected spring')
    await choose(/^Dictionary/, 'Prohibited')
    await dialog().getByRole('button', { name: 'Try on recent names' }).click()
    await dialog()
      .getByText(/^1 of the last \d+ names would be affected/)
      .waitFor()
    await dialog().getByText('ZUMARIDI MILLERS LTD').waitFor()
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await says('Successfully completed')
    await dialog().waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Add Word' }).click()
    await dialog().getByRole('textbox', { name: /^Name/ }).fill('ZUMARIDI')
    await dialog()
      .getByRole('textbox', { name: /^Description/ })
      .fill('Once more')
    await choose(/^Dictionary/, 'Prohibited')
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await page.getByText('ZUMARIDI is already in the dictionary Prohibited.').first().waitFor()
    await expect
      .poll(() =>
        dialog()
          .getByRole('textbox', { name: /^Description/ })
          .inputValue(),
      )
      .toBe('Once more')
    await page.keyboard.press('Escape')
  })

  it('warn that a change is logged, and delete a word', async () => {
    await open('dictionaries/word-library?search=Zumaridi')
    await row('A protected spring').getByRole('button', { name: 'De-activate' }).click()
    await dialog().getByText('This action is logged, and your account is flagged as the one that took it.').waitFor()
    await dialog().getByRole('button', { name: 'De-activate' }).click()
    await says('Successfully completed')
    await page.getByText('No results found').waitFor()
  })

  it('are created once for each name', async () => {
    await open('dictionaries/dictionary-types')
    await page.getByRole('button', { name: 'Add Dictionary' }).click()
    await field('Name').fill('small WORDS')
    await submit()
    await dialog().getByText('An entry named small WORDS already exists.').waitFor()
    await page.route('**/namesearch/dictionary', route => route.fulfill({ status: 400, json: {} }))
    await field('Name').fill('Titles')
    await submit()
    await says('Failed to add')
    await page.unroute('**/namesearch/dictionary')
    await submit()
    await dialog().waitFor({ state: 'detached' })
    await row('Titles').getByText('Point out its words').waitFor()
    await row('Small words').getByRole('button', { name: 'Remove' }).click()
    await says('Removing a dictionary is not available. Nothing was changed.')
    await row('Small words').waitFor()
  })
})

describe('words and response templates', () => {
  const offers = async (path: string, text: string) => {
    await page.goto(`/home/configurations/${path}`)
    await row(text).first().waitFor()
    return (await row(text).first().getByRole('button').allInnerTexts()).filter(Boolean)
  }

  it('are edited and removed only with permission', async () => {
    const words = 'dictionaries/word-library?search=Entebbe'
    const templates = 'name-reservation/response-templates'
    const mine = page
    const visitor = await portal.open()
    page = visitor.page
    try {
      for (const [names, onWords, onTemplates] of [
        [[], [], []],
        [['can_edit_dictionary_entry'], ['Edit'], ['Edit']],
        [['can_delete_dictionary_entry'], ['De-activate'], ['Remove']],
      ] as const) {
        await givePermissions(portal.database, 'clerk', ['can_access_configurations', ...names])
        await portal.signIn(page, 'clerk')
        expect(await offers(words, 'Entebbe')).toEqual(onWords)
        expect(await offers(templates, 'Name identical')).toEqual(onTemplates)
        // Adding needs no more than the page does.
        await page.getByRole('button', { name: 'Add Template' }).waitFor()
      }
      // Taken away while the page is open: the host says no, and nothing is lost.
      await page.goto(`/home/configurations/${words}`)
      await row('Entebbe').getByRole('button', { name: 'De-activate' }).click()
      await portal.database.pool.query(
        `DELETE FROM role_permission USING role WHERE role.id = role_id AND role.name = 'ROLE_ONLY_CLERK'`,
      )
      await dialog().getByRole('button', { name: 'De-activate' }).click()
      await says('You do not have permission to do this.')
    } finally {
      page = mine
    }
    expect(visitor.faults).toEqual([])
    await visitor.context.close()
    await open(words)
    await row('Entebbe').waitFor()
  })
})

describe('the nature of business', () => {
  const box = () => page.getByRole('searchbox', { name: 'Press enter to search' })
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true })
  const focused = (name: string) => page.locator('[role=treeitem]:focus').and(item(name)).waitFor()

  it('is a table with categories under their parent', async () => {
    await open('nature-of-business?page=2')
    await page.getByText('16 - 30 of 766').waitFor()
    await page.getByRole('rowheader', { name: 'A · Agriculture, forestry and fishing' }).waitFor()
    await expect.poll(() => headers()).toEqual(['Code', 'Description', 'Action'])
    await box().fill('growing of rice')
    await box().press('Enter')
    await page.getByRole('rowheader', { name: '011 · Growing of non-perennial crops' }).waitFor()
    await row('0112').focus()
    await page.keyboard.press('Enter')
    await dialog().getByText('0112 · Growing of rice').waitFor()
    await expect.poll(() => page.url()).toContain('open=edit.0112')
    // Read only: the host has no call for it.
    expect(await dialog().getByRole('textbox').count()).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Description' }).click()
    await page.getByRole('rowheader').waitFor({ state: 'detached' })
    await row('0112').waitFor()
  })

  it('takes a new category below its parent, once for each code', async () => {
    await open('nature-of-business')
    await page.getByRole('button', { name: 'Add Category' }).click()
    await field('Code').fill('a')
    await field('Description').fill('Keeping of silkworms')
    await submit()
    await dialog().getByText('The code a is already used by Agriculture, forestry and fishing.').waitFor()
    await field('Code').fill('0149S')
    await choose(/^Parent/, '014 · Animal production')
    await submit()
    await dialog().waitFor({ state: 'detached' })
    await open('nature-of-business?view=tree&search=silkworms')
    await item('0149S Keeping of silkworms').waitFor()
  })

  it('is a tree for the keyboard, whose open branches are in the address', async () => {
    await open('nature-of-business')
    await page.getByRole('button', { name: 'Tree' }).click()
    await item('A Agriculture, forestry and fishing').waitFor()
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(21)
    await item('A Agriculture, forestry and fishing').focus()
    for (const [key, name] of [
      ['End', 'U Activities of extraterritorial organizations and bodies'],
      ['Home', 'A Agriculture, forestry and fishing'],
      ['ArrowRight', 'A Agriculture, forestry and fishing'],
      ['ArrowRight', '01 Crop and animal production, hunting and related service activities'],
      ['ArrowDown', '02 Forestry and logging'],
      ['ArrowLeft', 'A Agriculture, forestry and fishing'],
    ] as const) {
      await page.keyboard.press(key)
      await focused(name)
      // The opened branch must be drawn before the next key press.
      if (key === 'ArrowRight') await item('02 Forestry and logging').waitFor()
    }
    await page.keyboard.type('manu')
    await focused('C Manufacturing')
    await page.keyboard.press('Enter')
    await item('10 Manufacture of food products').waitFor()
    expect(new URL(page.url()).searchParams.getAll('branch').toSorted()).toEqual(['A', 'C'])
    await page.reload()
    await item('10 Manufacture of food products').waitFor()
    await item('02 Forestry and logging').waitFor()
    await item('01 Crop and animal production, hunting and related service activities')
      .locator('.tree-closed')
      .waitFor()
    await item('A Agriculture, forestry and fishing').locator('.tree-open').waitFor()
    const forestry = item('02 Forestry and logging')
    await expect.poll(() => forestry.getAttribute('aria-level')).toBe('2')
    await expect.poll(() => forestry.getAttribute('aria-posinset')).toBe('2')
    expect(await barriersOf(page)).toEqual([])
  })

  it('opens the branches of search results', async () => {
    await open('nature-of-business?view=tree')
    await box().fill('RICE')
    await box().press('Enter')
    await item('0112 Growing of rice').getByText('rice').waitFor()
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(5)
    await expect.poll(() => page.url()).toContain('search=RICE')
    await item('01 Crop and animal production, hunting and related service activities').focus()
    await page.keyboard.press('ArrowLeft')
    await item('0112 Growing of rice').waitFor({ state: 'detached' })
    expect(await barriersOf(page)).toEqual([])
  })
})

describe('name reservation', () => {
  it('sets periods and keeps response templates', async () => {
    await open('name-reservation/expiry')
    await row('Expiry notification').waitFor()
    await expect.poll(() => headers()).toEqual(['Name', 'Quantity', 'Unit', 'Action'])
    await page.getByRole('button', { name: 'Add Expiry' }).click()
    await field('Number').fill('0')
    await choose(/^Type/, 'Expiry notification')
    await choose(/^Unit/, 'Minutes')
    await submit()
    await dialog().getByText('Enter an amount greater than 0').waitFor()
    await field('Number').fill('3')
    await page.route('**/reservation/settings/notifications', route => route.fulfill({ status: 400, json: {} }))
    await submit()
    await says('something went wrong')
    await page.unroute('**/reservation/settings/notifications')
    await submit()
    await dialog().waitFor({ state: 'detached' })
    await row('Expiry notification').getByText('Minutes').waitFor()
    await row('Expiry notification').getByRole('button', { name: 'Remove' }).click()
    await row('Expiry notification').waitFor({ state: 'detached' })
    await says('Removed from this screen only. It returns when the list is reloaded.')
    await page.reload()
    await row('Expiry notification').waitFor()

    await open('name-reservation/response-templates')
    await page.getByRole('button', { name: 'Add Template' }).click()
    await dialog()
      .getByRole('textbox', { name: /^Reason/ })
      .fill('Too like another')
    await dialog()
      .getByRole('textbox', { name: /^Message/ })
      .fill('The name is too like a registered one.')
    await choose(/^Allow Appeal/, 'Yes')
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await says('The response template was added.')
    await row('Too like another').getByRole('button', { name: 'Remove' }).click()
    await dialog().getByRole('button', { name: 'YES' }).click()
    await says('The response template was removed.')
  })
})

it('has no accessibility violations and no horizontal overflow in any section, on a phone and on a desktop', async () => {
  const visitor = await portal.open(phone)
  await portal.signIn(visitor.page, 'admin')
  for (const path of [
    'name-search?search=zumaridi',
    'nature-of-business',
    'name-reservation/expiry',
    'name-reservation/response-templates',
    'dictionaries/word-library',
    'dictionaries/dictionary-types',
  ]) {
    await follow(visitor.page, `/home/configurations/${path}`)
    await visitor.page.getByRole('row').nth(1).waitFor()
    await expectInBothLooks(visitor.page, path)
  }
  expect(visitor.faults).toEqual([])
  await visitor.context.close()
})
