import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  visitor = await portal.open({ viewport: { width: 1440, height: 900 } })
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(async () => {
  expect(visitor.faults).toEqual([])
  await portal.close()
})

const open = async (address: string) => {
  await page.goto(`/home/${address}`)
  await page.locator('tr[data-key]').first().waitFor()
}

describe.each(['en', 'sw', 'fr'])('at 1440 px, in the language %s', language => {
  beforeAll(() => page.evaluate(chosen => localStorage.setItem('daftari.locale', chosen), language))

  it.each([
    'insolvency-settings?tab=submissions',
    'billing/transactions',
    'internal-processes/registration',
    'work',
    'work-team?tab=people',
    'access-log',
  ])('all columns of %s are in sight', async address => {
    await open(address)
    const beyond = await page.locator('.list-frame').evaluate(frame => frame.scrollWidth - frame.clientWidth)
    expect(beyond).toBeLessThanOrEqual(0)
  })

  it.each(['billing/transactions', 'internal-processes/registration', 'work'])(
    'the headings of %s take one line, where a column has room to spare',
    async address => {
      await open(address)
      const heights = await page.locator('thead th').evaluateAll(all => all.map(({ clientHeight }) => clientHeight))
      expect(Math.max(...heights)).toBeLessThan(36)
    },
  )
})

it.each(['businesses', 'mdas', 'staff'])('cuts no telephone of the accounts of %s', async tab => {
  await page.evaluate(() => localStorage.setItem('daftari.locale', 'sw'))
  await open(`accounts/breakdown?tab=${tab}`)
  const cut = await page
    .locator('.list-line > span')
    .evaluateAll(all => all.filter(line => line.scrollWidth > line.clientWidth + 1).map(line => line.textContent ?? ''))
  expect(cut.filter(text => text.startsWith('+'))).toEqual([])
  expect(await page.locator('.list-frame').evaluate(frame => frame.scrollWidth - frame.clientWidth)).toBe(0)
})

it('shows more of a file in the access log than its first word', async () => {
  await page.evaluate(() => localStorage.setItem('daftari.locale', 'sw'))
  await open('access-log')
  const widths = await page.locator('td[data-rest]').evaluateAll(all => all.map(({ clientWidth }) => clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(200)
})

it('shows more of the type of a company than its first word, beside a long name', async () => {
  await page.evaluate(() => localStorage.setItem('daftari.locale', 'en'))
  await open('registry')
  const widthsOf = (column: number) =>
    page.locator(`tr[data-key] td:nth-child(${column})`).evaluateAll(all => all.map(({ clientWidth }) => clientWidth))
  expect(Math.min(...(await widthsOf(2)))).toBeGreaterThan(350)
  expect(Math.min(...(await widthsOf(3)))).toBeGreaterThan(120)
})
