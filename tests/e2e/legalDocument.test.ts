import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectInBothLooks, phone, takeLook } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

const VIEWER = '/home/registry/document-viewer'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal()
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'clerk')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

type Found = { no: string; subject: string; day: string }
const find = async (which: ReturnType<typeof sql>): Promise<Found> => {
  const { rows } = await portal.database.read.execute<Found>(sql`
    SELECT instrument_number AS no, subject_matter AS subject, to_char(filing_date, 'DD-MM-YYYY') AS day
    FROM legal_document WHERE ${which} ORDER BY instrument_number LIMIT 1`)
  if (!rows[0]) throw new Error('the demonstration has no such document')
  return rows[0]
}
const stored = (type: string) => sql`document_type = ${type} AND edms_id IS NOT NULL`
const open = async ({ no, subject }: Found) => {
  await follow(page, `${VIEWER}/${encodeURIComponent(no)}`)
  await page.getByRole('heading', { level: 2, name: subject, exact: true }).waitFor()
}
const tab = (name: string) => page.getByRole('tab', { name })
/** The reader: it carries the number of the document it shows. */
const pdf = () => page.getByRole('region', { name: /^\d{4}\/\d+$/ })

it('opens from its registry or by its address, shows its facts, and leads back to the same place of the list', async () => {
  const deed = await find(stored('DEBENTURE'))
  await follow(page, `/home/registry/document?search=${encodeURIComponent(deed.no)}`)
  await page.getByRole('row').filter({ hasText: deed.no }).getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: deed.subject }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`${VIEWER}/${encodeURIComponent(deed.no)}`)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Legal Document')
  await expect
    .poll(() => page.getByRole('navigation', { name: 'Where you are' }).getByRole('listitem').allInnerTexts())
    .toEqual(['Document', deed.no, 'Debenture'])
  await expect.poll(() => page.getByRole('term').first().textContent()).toBe('Registration Date')
  await expect.poll(() => page.getByRole('definition').first().textContent()).toBe(deed.day)
  await expect.poll(() => page.getByRole('tab').allInnerTexts()).toEqual(['Details', 'Attachment'])
  await page.goBack()
  await page.getByRole('searchbox').waitFor()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe(deed.no)
  // The slash in its number is plain, and the page is loaded anew.
  await page.goto(`${VIEWER}/${deed.no}`)
  await page.getByRole('heading', { level: 2, name: deed.subject }).waitFor()
})

it('requests its file when the tab opens, shows it beside the register’s facts, and has no link to it', async () => {
  const found = await find(stored('CONSTITUTION'))
  const asked: string[] = []
  const note = (request: { url(): string }) => asked.push(request.url())
  page.on('request', note)
  await open(found)
  expect(asked.filter(url => url.includes('/edms/'))).toEqual([])
  await tab('Attachment').click()
  await pdf().waitFor()
  await page.getByText('CERTIFIED', { exact: false }).or(page.getByText('FILED WITH THE REGISTRAR')).first().waitFor()
  page.off('request', note)
  expect(asked.filter(url => url.includes('/edms/'))).toHaveLength(1)
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '')
  expect(token.length).toBeGreaterThan(20)
  expect(asked.filter(url => url.includes(token))).toEqual([])
  await expect.poll(() => page.getByRole('heading', { level: 3, name: 'Parties' }).isVisible()).toBe(true)
  await expect.poll(() => page.url()).toContain('tab=attachment')
  await page.reload()
  await pdf().waitFor()
})

it('works with the keyboard only', async () => {
  const found = await find(stored('DEBENTURE'))
  await open(found)
  await tab('Details').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await pdf().waitFor()
  await expect.poll(() => tab('Attachment').getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await page.getByRole('tab', { name: 'Details', selected: true }).waitFor()
  await expect.poll(() => pdf().count()).toBe(0)
  await page.keyboard.press('Tab')
  expect(await pdf().count()).toBe(0)
})

it('has no accessibility violations and no horizontal overflow, on a phone and on a desktop', async () => {
  await takeLook(page, phone)
  const instrument = await find(stored('SPOUSAL_CONSENT'))
  await open(instrument)
  await expectInBothLooks(page, 'its details')
  await tab('Attachment').click()
  await page.locator('.textLayer').getByText(instrument.no).first().waitFor()
  await expectInBothLooks(page, 'its attachment')
})
