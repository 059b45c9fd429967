import { registryToday } from '@contract/registryDay'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInBothLooks, phone, takeLook } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'

type Row = { id: string; tracking_number: string; company_name: string; brn: string }

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal()
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const LIST = '/home/insolvency-settings'
const { dialog, rowWith, says } = onPage(() => page)
const box = (name: string) => dialog().getByRole('textbox', { name })
const some = async (where: string): Promise<Row> => {
  const { rows } = await portal.database.pool.query<Row>(
    `SELECT a.id::text, tracking_number, company_name, brn FROM insolvency_application a
     WHERE status = 'APPROVED' AND ${where} ORDER BY a.created_at DESC, a.id DESC LIMIT 1`,
  )
  if (!rows[0]) throw new Error(`No application is so: ${where}`)
  return rows[0]
}
const find = async ({ tracking_number: number }: Row) => {
  await follow(page, LIST)
  await page.getByRole('searchbox').fill(number.toLowerCase())
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('row').count()).toBe(2)
  await rowWith(number).waitFor()
}
const dayOf = async ({ id }: Row, column: string) => {
  const { rows } = await portal.database.pool.query<{ day: string }>(
    `SELECT ${column}::text AS day FROM insolvency_application WHERE id = $1`,
    [id],
  )
  return rows[0]?.day
}

it('corrects the date of publication for a chosen attachment to a past date, with the dissolution on request', async () => {
  const row = await some(`last_date_of_publication IS NOT NULL AND winding_up_type = 'CREDITORS_VOLUNTARY'`)
  await find(row)
  const dissolved = await dayOf(row, 'date_of_dissolution')
  const open = () => page.getByRole('button', { name: 'Edit' }).click()
  await open()
  await dialog()
    .getByText(/Notice to creditors in a newspaper · \d\d\/\d\d\/\d{4}/)
    .waitFor()
  const day = box('Date of publication')
  await dialog().getByRole('button', { name: 'Choose from the calendar: Date of publication' }).click()
  const yesterday = registryToday(Date.now() - 24 * 3_600_000)
  const days = page.getByRole('grid').getByRole('gridcell')
  await days.getByText(String(Number(yesterday.slice(8))), { exact: true }).waitFor()
  await expect.poll(() => days.getByText(String(Number(yesterday.slice(8))), { exact: true }).isEnabled()).toBe(true)
  if (yesterday.slice(0, 7) === registryToday().slice(0, 7))
    await expect
      .poll(() => days.getByText(String(Number(registryToday().slice(8))), { exact: true }).isDisabled())
      .toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('grid').waitFor({ state: 'detached' })
  await day.fill('31/02/2025')
  await page.keyboard.press('Enter')
  await dialog().getByText('Enter a date as DD/MM/YYYY, for example 15/01/2025').waitFor()
  await day.fill('01/01/2999')
  await page.keyboard.press('Enter')
  await dialog().getByText('Choose a date before today').waitFor()
  await day.fill('5/6/2025')
  await expect.poll(() => day.inputValue()).toBe('05/06/2025')
  const sent = page.waitForRequest('**/fix-last-date-of-publication')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ newDate: '2025-06-05', updateDateOfDissolution: false })
  await says('Successfully updated date of publication')
  await rowWith('05/06/2025').waitFor()
  expect(await dayOf(row, 'date_of_dissolution')).toBe(dissolved)
  await open()
  await day.fill('04/06/2025')
  await dialog().getByText('Also update the date of dissolution').click()
  await dialog().getByRole('button', { name: 'Update' }).click()
  await rowWith('04/09/2025').waitFor()
  expect(await dayOf(row, 'date_of_dissolution')).toBe('2025-09-04')
})

it('refuses an entry that somebody else changed, and takes what was typed after a reload with what the other wrote', async () => {
  const refused = () =>
    dialog()
      .getByRole('alert')
      .getByText(/^Someone else has saved this entry meanwhile/)
      .waitFor()
  await follow(page, `${LIST}?tab=professional-bodies`)
  await rowWith('LS').getByRole('button', { name: 'Edit' }).click()
  await box('Profession').fill('Barrister')
  await portal.database.pool.query(
    `UPDATE professional_body SET name = 'Law Society of the Lakes', version = version + 1 WHERE abbreviation = 'LS'`,
  )
  await dialog().getByRole('button', { name: 'Update' }).focus()
  await page.keyboard.press('Enter')
  await refused()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Update')
  await page.locator('tr', { hasText: 'Law Society of the Lakes' }).waitFor()
  await page.reload()
  await dialog().getByText('Your earlier input was restored.').waitFor()
  await expect.poll(() => box('Name').inputValue()).toBe('Law Society of the Lakes')
  await expect.poll(() => box('Profession').inputValue()).toBe('Barrister')
  await dialog().getByRole('button', { name: 'Update' }).click()
  await rowWith('Barrister').waitFor()
  const { rows } = await portal.database.pool.query(
    `SELECT name, profession FROM professional_body WHERE abbreviation = 'LS'`,
  )
  expect(rows).toEqual([{ name: 'Law Society of the Lakes', profession: 'Barrister' }])
})

it('asks before a rollback, removes the application from the list and restores the company', async () => {
  const row = await some(`winding_up_type = 'MEMBERS_VOLUNTARY'`)
  await find(row)
  await page.getByRole('button', { name: 'Rollback' }).click()
  const question = page.getByRole('dialog', { name: 'Are you sure that you want to roll back this application ?' })
  await question.getByText(row.company_name).waitFor()
  await page.getByRole('button', { name: 'NO' }).click()
  await rowWith(row.tracking_number).waitFor()
  await page.getByRole('button', { name: 'Rollback' }).click()
  await page.getByRole('button', { name: 'YES' }).click()
  await says('Application rolled back successfully')
  await page.getByText('No results found').waitFor()
  await follow(page, `/home/registry?search=${row.brn}`)
  await rowWith(row.brn).getByText('Registered').waitFor()
  await follow(page, `${LIST}?application=${row.tracking_number}&kind=WINDING_UP`)
  await dialog().getByRole('heading', { name: 'Corrections' }).waitFor()
  await dialog().getByRole('cell', { name: 'Grace Nakato' }).waitFor()
})

it('opens an application in full over the list by its number and by its address, and each part has its own address', async () => {
  const row = await some(`winding_up_type = 'CREDITORS_VOLUNTARY' AND applicant IS NOT NULL
      AND EXISTS (SELECT FROM insolvency_message m WHERE m.application_id = a.id)`)
  await find(row)
  await page.getByRole('button', { name: row.tracking_number, exact: true }).click()
  for (const name of ['Applicant Details', 'Application Details', 'Board Resolution', 'Creditor Meeting'])
    await dialog().getByRole('heading', { name, exact: true }).waitFor()
  await dialog().getByRole('region', { name: 'Board Resolution' }).getByText('Approved').waitFor()
  await dialog().getByRole('region', { name: 'First message' }).waitFor()
  await expect.poll(() => page.url()).toContain(`application=${row.tracking_number}`)
  await dialog().getByRole('tab', { name: 'Messages' }).click()
  await dialog().getByRole('list', { name: 'Messages' }).getByText('Registry').first().waitFor()
  await dialog()
    .getByText(/^\d\d-\d\d-\d{4} \d\d:\d\d$/)
    .first()
    .waitFor()
  await dialog().getByRole('tab', { name: 'Attachments' }).click()
  await dialog().getByRole('button', { name: 'Show Statement of affairs' }).click()
  await dialog().getByText('This is the statement of the affairs of').waitFor()
  await page.reload()
  await dialog().getByText('This is the statement of the affairs of').waitFor()
  await dialog().getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => dialog().count()).toBe(0)
  await expect.poll(() => page.url()).toContain(`search=${row.tracking_number.toLowerCase()}`)
  expect(page.url()).not.toContain('application=')
})

it('has no accessibility violations, dialogs included, on a phone and on a desktop', async () => {
  await takeLook(page, phone)
  const row = await some(`winding_up_type = 'CREDITORS_VOLUNTARY'`)
  await follow(page, LIST)
  await page.getByRole('button', { name: 'Rollback' }).first().waitFor()
  await expectInBothLooks(page, 'the list')
  await page.getByRole('button', { name: 'Edit' }).first().click()
  await box('Date of publication').waitFor()
  await expectInBothLooks(page, 'a correction')
  await follow(page, `${LIST}?application=${row.tracking_number}&kind=WINDING_UP`)
  await dialog().getByRole('heading', { name: 'Creditor Meeting' }).waitFor()
  await expectInBothLooks(page, 'an application')
  expect(visitor.faults).toEqual([])
})
