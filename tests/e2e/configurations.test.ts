import { writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal } from '../support/browser'
import { onPage } from '../support/onPage'

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

it('quick name search is the first section, imports names with a reason for each faulty or refused row, and finds them', async () => {
  await follow(page, '/home/configurations')
  const tabs = page.getByRole('main').getByRole('tab').or(page.getByRole('main').getByRole('link'))
  for (const name of ['Quick name search', 'Nature of business (ISIC)', 'Name reservation', 'Dictionaries'])
    await tabs.filter({ hasText: name }).first().waitFor()
  await page.getByText('Type a name and press Enter.').waitFor()
  await page.getByRole('button', { name: 'Add Names' }).click()
  const rows = [
    ['RN-77', 'QUAGGA FARMERS', 'Reservation'],
    ['95011', 'ZUMARIDI MILLERS AGAIN', ''],
    ['RN-78', 'OKAPI TRADERS', ''],
    ['RN-78', 'OKAPI TRADERS TWICE', ''],
    ['', 'NUMBERLESS TRADERS', ''],
    ['RN-79', 'X'.repeat(201), ''],
  ]
  const sheet = writeXlsx(['BRN/RN', 'Name', 'Entity Type'], rows, 'Names')
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'names.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(sheet) })
  await page.getByText('3 to correct').waitFor()
  for (const why of ['Appears more than once in the file', 'This field is required', 'At most 200 characters'])
    await dialog().getByText(why).first().waitFor()
  await page.getByRole('button', { name: 'Exclude all of these' }).click()
  await page.getByRole('button', { name: 'Send ready rows' }).click()
  await page.getByText('2 rows were imported.').waitFor()
  await dialog().getByText('This number has already been uploaded.').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  const box = page.getByRole('searchbox', { name: 'Name' })
  await box.fill('quagga')
  await box.press('Enter')
  await row('RN-77').waitFor()
})

it('dictionaries take a word after its trial on recent names', async () => {
  await open('dictionaries/word-library')
  await row('Building Society').waitFor()
  await page.getByRole('button', { name: 'Add Word' }).click()
  await dialog().getByRole('textbox', { name: /^Name/ }).fill('Zumaridi')
  await dialog()
    .getByRole('textbox', { name: /^Description/ })
    .fill('A protected spring')
  await dialog()
    .getByRole('combobox', { name: /^Dictionary/ })
    .click()
  await page.getByRole('option', { name: 'Prohibited', exact: true }).click()
  await dialog().getByRole('button', { name: 'Try on recent names' }).click()
  await dialog()
    .getByText(/^1 of the last \d+ names would be affected/)
    .waitFor()
  await dialog().getByText('ZUMARIDI MILLERS LTD').waitFor()
  await dialog().getByRole('button', { name: 'Submit' }).click()
  await says('Successfully completed')
  await dialog().waitFor({ state: 'detached' })
})

describe('the nature of business', () => {
  const box = () => page.getByRole('searchbox', { name: 'Press enter to search' })
  const item = (name: string) => page.getByRole('treeitem', { name, exact: true })
  const focused = (name: string) => page.locator('[role=treeitem]:focus').and(item(name)).waitFor()

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
