import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { follow, resize, type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
  ;({ page } = await portal.open())
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

/** Returns the number of rows of which nothing is hidden. */
const wholeRows = () =>
  page.evaluate(() => {
    const frame = document.querySelector('.list-frame')
    const top = frame?.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
    const bottom = Math.min(frame?.getBoundingClientRect().bottom ?? 0, innerHeight)
    const rows = [...(frame?.querySelectorAll('tr[data-key]') ?? [])].map(row => row.getBoundingClientRect())
    return rows.filter(row => row.top >= top - 1 && row.bottom <= bottom + 1).length
  })

it.each([
  '/home/accounts/breakdown?tab=staff',
  '/home/billing/transactions',
  '/home/registry',
  '/home/insolvency-settings?tab=submissions',
  '/home/internal-processes/registration',
  '/home/work',
])('shows six rows of %s in a window of 1440 by 900 pixels at a zoom of 200 %', async address => {
  await resize(page, 720, 450)
  await follow(page, address)
  await page.locator('.list-frame tr[data-key]').nth(5).waitFor()
  expect(await wholeRows()).toBeGreaterThanOrEqual(6)
})

it('keeps many filters behind a button in a low window, and shows which are set', async () => {
  await resize(page, 1280, 560)
  await follow(page, '/home/accounts/breakdown?tab=staff&gender=FEMALE')
  await page.locator('.list-chips', { hasText: 'Gender: Female' }).waitFor()
  const box = page.getByRole('textbox', { name: 'Email' })
  expect(await box.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Filters' }).click()
  await box.waitFor()
})

it('gives the headings of every list the same height in their row', async () => {
  await resize(page, 1440, 900)
  for (const address of ['/home/insolvency-settings?tab=submissions', '/home/registry']) {
    await follow(page, address)
    await page.locator('.list-frame tr[data-key]').first().waitFor()
    const aligned = await page
      .locator('.list-table th')
      .evaluateAll(all => all.map(th => getComputedStyle(th).verticalAlign))
    expect(new Set(aligned)).toEqual(new Set(['middle']))
  }
})

it('shows the description of a page whole, or not at all', async () => {
  await resize(page, 1680, 900)
  const words = (locale: string) =>
    page.evaluate(language => {
      localStorage.setItem('daftari.locale', language)
      location.reload()
    }, locale)
  const shown = () =>
    page.locator('.page-about').evaluate(about => {
      const line = about.parentElement?.getBoundingClientRect()
      const isIn = about.getBoundingClientRect().top < (line?.bottom ?? 0)
      return { isIn, isCut: about.scrollWidth > about.clientWidth }
    })
  await follow(page, '/home/registry/business')
  await page.locator('.list-frame tr[data-key]').first().waitFor()
  expect(await shown()).toEqual({ isIn: true, isCut: false })
  await words('sw')
  await page.getByRole('heading', { name: 'Rejista ya orodha nyeusi', level: 1 }).waitFor()
  expect((await shown()).isIn).toBe(false)
  await words('en')
})
