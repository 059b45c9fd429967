import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
let brn = ''
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
  const { rows } = await portal.database.pool.query(
    `SELECT e.brn FROM entity e WHERE kind = 'COMPANY' AND status = 'REGISTERED' AND NOT locked_down
       AND registered_on < '2020-01-01' AND share_capital IS NOT NULL
       AND NOT EXISTS (SELECT FROM flag f WHERE f.subject_key = e.brn)
       AND NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn)
       AND NOT EXISTS (SELECT FROM row_version v WHERE v.brn = e.brn)
       AND EXISTS (SELECT FROM entity_person p WHERE p.brn = e.brn AND 'DIRECTOR' = ANY (p.roles))
     ORDER BY brn LIMIT 1`,
  )
  brn = rows[0].brn
  visitor = await portal.open()
  await portal.signIn(visitor.page, 'registrar')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const dialog = (page = visitor.page) => page.getByRole('dialog', { name: 'File a change' })
const open = async (page = visitor.page) => {
  await follow(page, `/home/registry/file-viewer/${brn}`)
  await page.getByRole('button', { name: 'File a change' }).click()
  await dialog(page).getByText('Nothing yet.').waitFor()
}
const choose = async (box: string, option: string) => {
  await dialog().getByRole('combobox', { name: box }).click()
  await visitor.page.getByRole('option', { name: option, exact: true }).click()
}
const confirm = async () => {
  await dialog()
    .getByRole('button', { name: /^File (the change|\d+ changes)$/ })
    .click()
  await visitor.page.getByRole('button', { name: 'YES' }).click()
}

it('files a new name and a director, and the open file shows both without a reload', async () => {
  const { page } = visitor
  await open()
  await choose('Change', 'Name')
  await dialog().getByRole('textbox', { name: 'Day of effect' }).fill('03-05-2024')
  await dialog().getByRole('textbox', { name: 'New name' }).fill('SEEN AT ONCE LTD')
  await dialog().getByRole('button', { name: 'Add to the filing' }).click()
  await dialog()
    .getByText(/SEEN AT ONCE LTD/)
    .waitFor()
  await choose('Change', 'Appointment')
  await choose('Role', 'Director')
  await choose('Person', 'New natural person')
  await dialog().getByRole('textbox', { name: 'Given name' }).fill('Nakirya')
  await dialog().getByRole('textbox', { name: 'Surname' }).fill('Seen')
  await dialog().getByRole('button', { name: 'Add to the filing' }).click()
  const number = await dialog().getByRole('textbox', { name: 'Tracking number' }).inputValue()
  await dialog()
    .locator('input[type=file]')
    .setInputFiles({ name: 'Resolution.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })
  await dialog().getByText('Resolution', { exact: true }).waitFor()
  await page.route('**/portal/filings', route => route.fulfill({ status: 500, json: { message: 'Closed today' } }))
  await confirm()
  await dialog().getByRole('alert').filter({ hasText: 'Closed today' }).waitFor()
  await dialog()
    .getByText(/SEEN AT ONCE LTD/)
    .waitFor()
  await page.unroute('**/portal/filings')
  await confirm()
  await page.getByText(`Filed under tracking number ${number}`).first().waitFor()
  await page.getByRole('heading', { level: 1, name: 'SEEN AT ONCE LTD' }).waitFor()
  await page.getByRole('tab', { name: /Directors/ }).click()
  await page.getByText('Nakirya Seen').first().waitFor()
  await page.getByRole('tab', { name: /Filing History/ }).click()
  await page.getByText(number).first().waitFor()
})

it('finds the village of a new person by the beginning of its name', async () => {
  const { page } = visitor
  const { rows } = await portal.database.pool.query(
    "SELECT name FROM administrative_unit WHERE level = 'VILLAGE' ORDER BY name LIMIT 1",
  )
  await open()
  await choose('Change', 'Appointment')
  await choose('Person', 'New natural person')
  await choose('Sex', 'Female')
  await dialog().getByRole('combobox', { name: 'Village' }).fill(rows[0].name.toLowerCase())
  const option = page.getByRole('option', { name: new RegExp(`^${rows[0].name}, `) }).first()
  const found = (await option.textContent()) ?? ''
  await option.click()
  expect(await dialog().getByRole('combobox', { name: 'Village' }).inputValue()).toBe(found)
})

it('is accessible on a phone and on a desktop, also with the boxes of a new person', async () => {
  const other = await portal.open(phone)
  await portal.signIn(other.page, 'clerk')
  await open(other.page)
  await other.page.getByRole('combobox', { name: 'Change' }).click()
  await other.page.getByRole('option', { name: 'Allotment of shares' }).click()
  await dialog(other.page).getByRole('combobox', { name: 'Class of shares' }).waitFor()
  await expectInBothLooks(other.page)
  await other.page.getByRole('combobox', { name: 'Person' }).click()
  await other.page.getByRole('option', { name: 'New natural person' }).click()
  await dialog(other.page).getByRole('combobox', { name: 'Village' }).waitFor()
  await expectInBothLooks(other.page)
  expect(other.faults).toEqual([])
})
