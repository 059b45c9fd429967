import { writeXlsx } from '@spreadsheet/write'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOf } from '../support/axe'
import { type TestPortal, testPortal } from '../support/browser'

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

const open = (path: string) => page.goto(`/home/configurations/${path}`)
const dialog = () => page.getByRole('dialog')
const row = (text: string) => page.getByRole('row').filter({ hasText: text })
const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor()
const choose = async (name: RegExp, option: string) => {
  await dialog().getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const headers = async () => (await page.getByRole('columnheader').allTextContents()).filter(Boolean)

describe('quick name search', () => {
  it('comes first, searches on Enter, and says of each name why it was found', async () => {
    await page.goto('/home/configurations')
    const tabs = page.getByRole('main').getByRole('tab').or(page.getByRole('main').getByRole('link'))
    for (const name of ['Quick name search', 'Nature of business (ISIC)', 'Name reservation', 'Dictionaries'])
      await tabs.filter({ hasText: name }).first().waitFor()
    const box = page.getByRole('searchbox', { name: 'Name' })
    await box.fill('Zumaridi Millers Limited')
    await box.press('Enter')
    await row('95011').getByText('The same name').waitFor()
    await row('95012').getByText('Sounds alike').waitFor()
    expect((await headers()).slice(0, 4)).toEqual(['#', 'BRN/RN', 'Name', 'Entity Type'])
    await page.getByText('Compared as ZUMARIDI MILLERS').waitFor()
  })

  it('finds names that were uploaded a moment ago', async () => {
    await open('name-search')
    await page.getByRole('button', { name: 'Add Names' }).click()
    const sheet = writeXlsx(['BRN/RN', 'Name', 'Entity Type'], [['RN-77', 'QUAGGA FARMERS', 'Reservation']], 'Names')
    await dialog()
      .locator('input[type=file]')
      .setInputFiles({ name: 'names.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(sheet) })
    await page.getByRole('button', { name: 'Send the ready rows' }).click()
    await page.getByText('1 row was taken.').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).last().click()
    const box = page.getByRole('searchbox', { name: 'Name' })
    await box.fill('quagga')
    await box.press('Enter')
    await row('RN-77').waitFor()
  })
})

describe('dictionaries', () => {
  it('take a word once it was tried on recent names; typed input stays when it is refused', async () => {
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
      .getByText(/^1 of the last \d+ names would be read otherwise/)
      .waitFor()
    await dialog().getByText('ZUMARIDI MILLERS LTD').waitFor()
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await toast('Successfully completed')
    await dialog().waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Add Word' }).click()
    await dialog().getByRole('textbox', { name: /^Name/ }).fill('ZUMARIDI')
    await dialog()
      .getByRole('textbox', { name: /^Description/ })
      .fill('Once more')
    await choose(/^Dictionary/, 'Prohibited')
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await page.getByText('ZUMARIDI is in the dictionary Prohibited already.').first().waitFor()
    expect(
      await dialog()
        .getByRole('textbox', { name: /^Description/ })
        .inputValue(),
    ).toBe('Once more')
    await page.keyboard.press('Escape')
  })

  it('warn that a change is logged, and lose a word for good', async () => {
    await open('dictionaries/word-library?search=Zumaridi')
    await row('A protected spring').getByRole('button', { name: 'De-activate' }).click()
    await dialog().getByText('This action is logged, and your account is flagged as the one that took it.').waitFor()
    await dialog().getByRole('button', { name: 'De-activate' }).click()
    await toast('Successfully completed')
    await page.getByText('No results found').waitFor()
  })
})

describe('the nature of business', () => {
  it('is a table and a tree, whose branches open for what is searched', async () => {
    await open('nature-of-business')
    await page.getByRole('searchbox', { name: 'Press enter to search' }).waitFor()
    expect((await headers()).slice(0, 2)).toEqual(['Code', 'Description'])
    await page.getByRole('button', { name: /tree/i }).click()
    await page.getByRole('treeitem').first().waitFor()
    const box = page.getByRole('searchbox', { name: 'Press enter to search' })
    await box.fill('beekeeping')
    await box.press('Enter')
    await box.fill('growing of rice')
    await box.press('Enter')
    await page
      .getByRole('treeitem', { name: /Growing of rice/ })
      .last()
      .waitFor()
  })
})

describe('name reservation', () => {
  it('sets periods and keeps response templates', async () => {
    await open('name-reservation/expiry')
    await row('Expiry notification').waitFor()
    expect((await headers()).slice(0, 3)).toEqual(['Name', 'Quantity', 'Unit'])
    await page.getByRole('button', { name: 'Add Expiry' }).click()
    await dialog()
      .getByRole('textbox', { name: /^Number/ })
      .or(dialog().getByRole('spinbutton', { name: /^Number/ }))
      .fill('3')
    await choose(/^Type/, 'Expiry notification')
    await choose(/^Unit/, 'HOURS')
    await dialog().getByRole('button', { name: 'Submit' }).click()
    await dialog().waitFor({ state: 'detached' })
    await row('Expiry notification').getByText('HOURS').waitFor()

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
    await toast('The response template was added.')
    await row('Too like another').getByRole('button', { name: 'Remove' }).click()
    await dialog().getByRole('button', { name: 'YES' }).click()
    await toast('The response template was removed.')
  })
})

it.each([
  ['1440 px', { viewport: { width: 1440, height: 900 } }],
  ['360 px', { viewport: { width: 360, height: 740 } }],
  ['dark', { colorScheme: 'dark' as const }],
])('no section has a barrier or a sideways scroll: %s', async (_, options) => {
  const desk = await portal.open(options)
  await portal.signIn(desk.page, 'admin')
  for (const path of [
    'name-search?search=zumaridi',
    'nature-of-business',
    'name-reservation/expiry',
    'name-reservation/response-templates',
    'dictionaries/word-library',
    'dictionaries/dictionary-types',
  ]) {
    await desk.page.goto(`/home/configurations/${path}`)
    await desk.page.getByRole('row').nth(1).waitFor()
    expect([path, await barriersOf(desk.page)]).toEqual([path, []])
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  }
  expect(desk.faults).toEqual([])
  await desk.context.close()
})
