import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'

const BRN = '71000000000001'
const TRACKING = 'CASE/1/2026'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  const run = (statement: string) => portal.database.pool.query(statement)
  await run(`INSERT INTO entity (brn, name, kind, registered_on)
    VALUES ('${BRN}', 'ZUMARIDI LTD', 'COMPANY', '2026-10-01')`)
  await run(`INSERT INTO filing (tracking_no, brn, changes) VALUES ('${TRACKING}', '${BRN}', '{FILE_FORM_18}')`)
  await run(`INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total,
      total_tax, payment_method, status, prn_status)
    VALUES ('PLANTED1', '${TRACKING}', 'I', 'R', 'Incorporation', 100, 18, 'COUNTER', 'COMPLETED', 'CREDITED')`)
  await run(`INSERT INTO process (service, kind, system, brn, owner, end_point, status, request, request_size, cause)
    VALUES ('INCORPORATION', 'INSTANT_TIN', 'TAX', '${BRN}', 'ZUMARIDI LTD', '/', 'EXPIRED', '{}', 2,
      'The NIN of a director does not match')`)
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  await portal.close()
  expect(visitor.faults).toEqual([])
})

const step = (name: string) =>
  page
    .getByRole('list', { name: 'Steps of the case' })
    .locator(':scope > li')
    .filter({ has: page.getByText(name) })
const open = async (number: string, on: Page) => {
  await follow(on, `/home/journey/${encodeURIComponent(number)}`)
  await on.getByRole('heading', { name: 'Journey of a case' }).waitFor()
}

describe('the journey of a case', () => {
  it('opens from the file of a company, and names the stuck step with its error', async () => {
    await page.evaluate("localStorage.setItem('entityType', 'company')")
    await follow(page, `/home/registry/file-viewer/${BRN}`)
    const type = page.getByRole('button', { name: 'Company', exact: true })
    const name = page.getByRole('heading', { level: 1, name: 'ZUMARIDI LTD' })
    await name.or(type).first().waitFor()
    if (await type.isVisible()) await type.click()
    await name.waitFor()
    await page.getByRole('link', { name: 'Journey' }).click()
    const stuck = page.getByRole('region', { name: 'Stuck at: Other systems told' })
    await stuck.waitFor()
    expect(new URL(page.url()).pathname).toBe(`/home/journey/${BRN}`)
    await expect.poll(() => stuck.textContent()).toContain('Error: The NIN of a director does not match')
    await expect.poll(() => step('Reserved').textContent()).toContain('Not known')
    for (const done of ['Paid', 'Credited', 'Submitted', 'Registered'])
      await expect.poll(() => step(done).locator('[data-state="done"]').count()).toBe(1)
    await expect.poll(() => step('Registered').textContent()).toContain('01-10-2026')
    await expect.poll(() => step('Other systems told').textContent()).toContain('Instant TIN')
  })

  it('opens from the lines of an entity in the command palette', async () => {
    await page.keyboard.press('Control+k')
    const lines = page.getByRole('dialog').getByRole('option')
    await page.getByRole('combobox', { name: 'Find anything' }).waitFor()
    await page.keyboard.type(BRN)
    await lines.filter({ hasText: 'ZUMARIDI LTD' }).waitFor()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('journey')
    await expect.poll(() => lines.allInnerTexts()).toEqual([expect.stringContaining('Journey')])
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/home/journey/${BRN}`)
  })

  it('has no barriers and no overflow, on a phone and on a desktop', async () => {
    const other = await portal.open(phone)
    await portal.signIn(other.page, 'admin')
    for (const number of [BRN, '7100000000000']) {
      await open(number, other.page)
      await other.page
        .getByText(number === BRN ? 'Stuck at' : 'No case has', { exact: false })
        .first()
        .waitFor()
      await expectInBothLooks(other.page, number)
    }
  })
})
