import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { openList } from '../support/listActions'
import { givePermissions } from '../support/sessions'

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
    VALUES ('PLANTED1', '${TRACKING}', 'I', 'R', 'Incorporation', 100, 18, 'COUNTER', 'COMPLETED', 'CREDITED'),
      ('PLANTED2', 'CASE/2/2026', 'I', 'R', 'Company Search', 100, 18, 'COUNTER', 'COMPLETED', 'FAILED')`)
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

const step = (name: string, on = page) =>
  on
    .getByRole('list', { name: 'Steps of the case' })
    .locator(':scope > li')
    .filter({ has: on.getByText(name) })
const open = async (number: string, on = page) => {
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

  it('leads from the stuck step to the list that retries it, with its action', async () => {
    await open(TRACKING)
    await page.getByRole('link', { name: 'Redo in Incorporation Service' }).click()
    const row = page.getByRole('row').filter({ hasText: BRN })
    await row.getByRole('button', { name: 'Redo' }).waitFor()
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
  })

  it.each([
    ['an entity', 'registry?tab=company&search=ZUMARIDI', 'ZUMARIDI LTD', BRN],
    ['a payment', 'billing/transactions?prn=PLANTED2', 'PLANTED2', 'PLANTED2'],
    ['a process', `internal-processes/incorporation/processes?status=EXPIRED&search=${BRN}`, BRN, BRN],
  ])('opens from the row of %s', async (_, list, text, number) => {
    await openList(page, list)
    const row = page.getByRole('row').filter({ hasText: text })
    const button = row.getByRole('button', { name: 'Journey' })
    const more = row.getByRole('button', { name: 'More actions' })
    await button.or(more).first().waitFor()
    if (await more.count()) {
      await more.click()
      await page.getByRole('menuitem', { name: 'Journey', exact: true }).click()
    } else await button.click()
    await page.getByRole('heading', { name: 'Journey of a case' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/home/journey/${number}`)
  })

  it('opens from an insolvency application', async () => {
    const { rows } = await portal.database.pool.query<{ number: string }>(
      'SELECT tracking_number AS number FROM insolvency_application ORDER BY 1 LIMIT 1',
    )
    const number = rows[0]?.number ?? ''
    await follow(page, `/home/insolvency-settings?tab=submissions&application=${number}`)
    await page.getByRole('dialog').getByRole('link', { name: 'Journey' }).click()
    await page.getByRole('list', { name: 'Steps of the case' }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/home/journey/${number}`)
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

  it('leads from a failed credit to its payment', async () => {
    await open('planted2')
    await page.getByRole('region', { name: 'Stuck at: Credited' }).waitFor()
    await page.getByRole('link', { name: 'Retry in Transactions' }).click()
    await page.getByRole('row').filter({ hasText: 'PLANTED2' }).getByRole('button', { name: 'Retry' }).waitFor()
  })

  it('says what it searched for when nothing has the number, and keeps the text', async () => {
    await open('7100000000000')
    await page.getByText('No case has the number 7100000000000.').waitFor()
    await page.getByText('A BRN has 14 digits; this has 13.').waitFor()
    const box = page.getByRole('textbox', { name: 'BRN, PRN or tracking number' })
    await expect.poll(() => box.inputValue()).toBe('7100000000000')
    await box.fill(` ${TRACKING} `)
    await box.press('Enter')
    await page.getByRole('region', { name: 'Stuck at: Other systems told' }).waitFor()
    await expect.poll(() => box.inputValue()).toBe(TRACKING)
  })

  it('says what is wrong with a number: too long, of the wrong length, no number at all', async () => {
    await open('7100 0000-0000 0019')
    await page.getByText('A BRN has 14 digits; this has 16.').waitFor()
    const box = page.getByRole('textbox', { name: 'BRN, PRN or tracking number' })
    await box.fill('x'.repeat(10_000))
    await page.getByText('Type at most 200 characters. This has 10,000.').waitFor()
    await box.press('Enter')
    expect(new URL(page.url()).pathname).toContain('7100')
    expect(await box.inputValue()).toHaveLength(10_000)
    await box.fill('%_\\ مرحبا 🏦')
    await box.press('Enter')
    await page.getByText('No case has the number %_\\ مرحبا 🏦.').waitFor()
    await box.fill(`${BRN.slice(0, 4)} ${BRN.slice(4, 8)}-${BRN.slice(8)}`)
    await box.press('Enter')
    await page.getByRole('region', { name: 'Stuck at: Other systems told' }).waitFor()
  })

  it('shows two cases of one company each by itself, and the records of the entity after them', async () => {
    const run = (statement: string) => portal.database.pool.query(statement)
    await run(`INSERT INTO entity (brn, name, kind, registered_on)
      VALUES ('71000000000002', 'TWO CASES LTD', 'COMPANY', '2026-10-01')`)
    await run(`INSERT INTO filing (tracking_no, brn, changes, filed_at) VALUES
      ('TWICE/1', '71000000000002', '{FILE_FORM_18}', '2026-10-01'),
      ('TWICE/2', '71000000000002', '{FILE_FORM_20}', '2026-11-01')`)
    await run(`INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total,
        total_tax, payment_method, status, prn_status, created_at)
      VALUES ('TWICEPRN1', 'TWICE/1', 'I', 'R', 'Incorporation', 100, 18, 'COUNTER', 'COMPLETED', 'CREDITED', '2026-09-30'),
        ('TWICEPRN2', 'TWICE/2', 'I', 'R', 'Company Search', 100, 18, 'COUNTER', 'COMPLETED', 'FAILED', '2026-10-30')`)
    await open('71000000000002')
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    await part('Case TWICE/2').getByText('TWICEPRN2').first().waitFor()
    await part('Case TWICE/2').getByRole('region', { name: 'Stuck at: Credited' }).waitFor()
    expect(await part('Case TWICE/2').innerText()).not.toContain('TWICEPRN1')
    expect(await part('Case TWICE/1').innerText()).not.toMatch(/TWICEPRN2|Stuck/)
    await expect.poll(() => part('Case TWICE/1').innerText()).toContain('Last step done: Submitted')
    await expect.poll(() => part('Entity: all cases').innerText()).toContain('TWO CASES LTD')
    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Case TWICE/2',
      'Case TWICE/1',
      'Entity: all cases',
    ])
    // The number of one case leads to that case alone.
    await open('TWICE/1')
    await page.getByText('TWO CASES LTD').first().waitFor()
    expect(await page.getByText('TWICE/2').count()).toBe(0)
    await expectAccessible(page, 'TWICE/1')
  })

  it('says that it failed, and reloads', async () => {
    await page.route('**/portal/journey', route => route.fulfill({ status: 500, body: '{}' }))
    await open('PLANTED1')
    const reload = page.getByRole('button', { name: 'Reload' })
    await reload.waitFor()
    await page.unroute('**/portal/journey')
    await reload.click()
    await page.getByText('ZUMARIDI LTD').first().waitFor()
  })

  it('names the parts that the reader may not see, and is denied to those who may see none', async () => {
    const other = await portal.open()
    const nothing = ['can_access_dashboard'] as const
    await givePermissions(portal.database, 'newcomer', [...nothing, 'can_access_internal_processing'])
    await portal.signIn(other.page, 'newcomer')
    await open(BRN, other.page)
    await other.page
      .getByText('Not shown to you: entity files, payments, insolvency applications', { exact: true })
      .waitFor()
    await expect.poll(() => step('Paid', other.page).textContent()).toContain('Not shown to you')
    await givePermissions(portal.database, 'newcomer', nothing)
    await open(TRACKING, other.page)
    await other.page
      .getByText('You do not have access', { exact: false })
      .or(other.page.getByText(/permission/i))
      .first()
      .waitFor()
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
