import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { barriersOf } from '../support/axe'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'billing')
})
afterAll(() => portal.close())

const transactions = '/home/billing/transactions'
const prns = '/home/billing/prn-manager'
const go = async (address: string, at = page) => {
  await follow(at, address)
  await at.getByRole('row').nth(1).waitFor()
}
const row = (n: number) => page.getByRole('row').nth(n)
const choose = async (filter: string, value: string) => {
  await page.getByRole('combobox', { name: filter, exact: true }).click()
  await page.getByRole('option', { name: value, exact: true }).click()
}
const counter = () => page.locator('.pager-count').textContent()
let pendings = 0
/** A payment whose PRN ends in the digit that the demonstration gateway goes by. */
const pending = async (digit: number) => {
  const prn = `2249000${String(++pendings).padStart(5, '0')}${digit}`
  await portal.database.pool.query(
    `INSERT INTO payment (prn, tracking_number, invoice_no, transaction_ref, transaction_type, sub_total, total_tax, payment_method, msisdn)
     VALUES ($1, 'T' || $1, 'I' || $1, 'R' || $1, 'Company Search', 1234567, 0, 'MOBILE_MONEY', '256700000001')`,
    [prn],
  )
  return prn
}
const { notice } = onPage(() => page)
const focused = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent])

describe('transactions', () => {
  beforeEach(() => go(transactions))

  it('shows its columns, twelve rows with numbers continued across pages, and the total', async () => {
    const columns = await page.getByRole('columnheader').allInnerTexts()
    expect(columns.map(text => text.trim())).toEqual([
      '#',
      'PRN',
      'Tracking No.',
      'Service',
      'Payment Method',
      'Total',
      'PRN Status',
      'Status',
      'Date',
      'Action',
    ])
    await expect.poll(() => page.getByRole('row').count()).toBe(13)
    await expect.poll(() => counter()).toMatch(/^1 - 12 of 18\d$/)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('cell', { name: '13', exact: true }).waitFor()
    await expect.poll(() => counter()).toMatch(/^13 - 24 of 18\d$/)
    await page.getByRole('combobox', { name: 'Rows' }).click()
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['12', '20', '50', '100'])
    await page.keyboard.press('Escape')
  })

  it('filters by number on Enter and by choices at once, and hides the pager for one page', async () => {
    const prn = await pending(4)
    await page.getByRole('textbox', { name: 'PRN', exact: true }).fill(` ${prn.slice(0, 7)} ${prn.slice(7)}`)
    await page.keyboard.press('Enter')
    await expect.poll(() => page.getByRole('row').count()).toBe(2)
    await expect.poll(() => row(1).textContent()).toContain('UGX 1,234,567')
    expect(await page.getByRole('navigation', { name: 'Pages' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.reload()
    const sum = async (where: string) => {
      const { rows } = await portal.database.pool.query<{ sum: string }>(
        `SELECT to_char(sum(grand_total), 'FM999,999,999,999') AS sum FROM payment WHERE ${where}`,
      )
      return `Total UGX ${rows[0]?.sum}`
    }
    const shown = async () => (await page.locator('.list-sums > *').allTextContents()).join(' ')
    await expect.poll(shown).toBe(await sum('true'))
    await choose('Status', 'Failed')
    await expect.poll(shown).toBe(await sum("status = 'FAILED'"))
    await expect.poll(() => page.locator('tbody tr').getByText('Completed').count()).toBe(0)
    await choose('PRN Status', 'Credited')
    await page.getByText('No results found').waitFor()
    expect(new URL(page.url()).searchParams.toString()).toContain('FAILED')
  })

  it('shows all facts of a payment', async () => {
    const prn = await pending(4)
    await go(`${transactions}?prn=${prn}`)
    await page.getByRole('button', { name: 'View', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: prn })
    for (const text of ['Company Search', `I${prn}`, `R${prn}`, '••••••••01', 'UGX 1,234,567', 'Mobile money'])
      await dialog.getByText(text).first().waitFor()
    expect(await barriersOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })

  it('retries an uncredited payment, and shows the gateway’s answer', async () => {
    const prn = await pending(1)
    await go(`${transactions}?prn=${prn}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await notice(`PRN ${prn} is credited.`).waitFor()
    await row(1).getByText('Credited').waitFor()
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  })

  it('shows that the gateway has not answered, and later its answer', async () => {
    const prn = await pending(6)
    await go(`${transactions}?prn=${prn}`)
    await page.getByRole('button', { name: 'Retry' }).click()
    await notice(`The payment gateway was asked about PRN ${prn}.`).waitFor()
    await row(1).getByText('Waiting for an answer').waitFor()
    // The list refreshes by itself as long as an answer is pending.
    await row(1).getByText('Credited').waitFor()
    await portal.database.pool.query(
      `INSERT INTO gateway_request (kind, prn, state, actor_id, actor_name, address)
       SELECT 'VERIFY', $1, 'UNANSWERED', id, 'A clerk', '' FROM account LIMIT 1`,
      [prn],
    )
    await page.reload()
    await row(1).getByText('No answer. Retry later.').waitFor()
  })

  it('hands the focus to the row when the button that was pressed is gone', async () => {
    const prn = await pending(0)
    await go(`${transactions}?prn=${prn}`)
    await page.getByRole('button', { name: 'Release' }).press('Enter')
    await page.getByRole('button', { name: 'YES' }).press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Release' }).waitFor({ state: 'detached' })
    await expect.poll(focused).toEqual(['TR', expect.stringContaining(prn)])
  })

  it('hands the focus to the row when the button is gone before its dialog has closed', async () => {
    const prn = await pending(0)
    await go(`${transactions}?prn=${prn}`)
    // The dialog closes by a step back, which a browser takes some time after it is asked for.
    const stepBack = await page.evaluateHandle(() => {
      const held = { take: () => {} }
      history.go = steps => {
        held.take = () => History.prototype.go.call(history, steps)
      }
      return held
    })
    await page.getByRole('button', { name: 'Release' }).press('Enter')
    await page.getByRole('button', { name: 'YES' }).press('Enter')
    await page.locator('tr [data-open="release"]').waitFor({ state: 'detached' })
    await stepBack.evaluate(held => {
      Reflect.deleteProperty(history, 'go')
      held.take()
    })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(focused).toEqual(['TR', expect.stringContaining(prn)])
  })

  it('releases a PRN once after a confirmation, only with permission', async () => {
    const prn = await pending(1)
    await go(`${transactions}?prn=${prn}`)
    await page.getByRole('cell', { name: prn }).getByRole('button', { name: 'Release' }).waitFor()
    await page.getByRole('button', { name: 'Release' }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure of this action ?' })
    await dialog.getByText(prn).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Release' }).click()
    await dialog.getByRole('button', { name: 'YES' }).click()
    await notice(`PRN ${prn} was released.`).waitFor()
    await page.getByRole('button', { name: 'Release' }).waitFor({ state: 'hidden' })
  })
})

it('shows revenue on the dashboard: total, by day, by service and by method', async () => {
  const { rows } = await portal.database.pool.query<{ all: string; method: string }>(
    `SELECT to_char(round(sum(grand_total)), 'FM999,999,999,999') AS all,
       to_char(round(sum(grand_total) FILTER (WHERE payment_method = 'COUNTER')), 'FM999,999,999,999') AS method
     FROM payment WHERE status = 'COMPLETED' AND created_at >=
       ((now() AT TIME ZONE 'Africa/Kampala')::date - 29)::timestamp AT TIME ZONE 'Africa/Kampala'`,
  )
  await follow(page, '/home/dashboard')
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Revenue', exact: true }) })
  await card.getByText(`UGX ${rows[0]?.all}`).waitFor()
  await card
    .getByText('Counter')
    .locator('..')
    .getByText(rows[0]?.method ?? '')
    .waitFor()
  await card.getByText('By day').waitFor()
  await card.getByRole('heading', { name: 'By service' }).waitFor()
  expect(await barriersOf(page)).toEqual([])
})

describe('has no accessibility violations and no horizontal overflow, on a phone and on a desktop', () => {
  it.each([transactions, prns])('%s', async address => {
    const { page: other, context, faults } = await portal.open(phone)
    await portal.signIn(other, 'admin')
    await go(address, other)
    await expectInBothLooks(other)
    expect(faults).toEqual([])
    await context.close()
  })
})
