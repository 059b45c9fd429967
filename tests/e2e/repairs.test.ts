import type { Downstream } from '@server/processes/downstream'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectInBothLooks, phone } from '../support/accessibleScreens'
import { follow, type TestPortal, testPortal, type Visitor } from '../support/browser'
import { onPage } from '../support/onPage'

const COMPANY = '80020555000001'
const BUSINESS = '80030555000002'
const RESERVED = '80030555000003'

/** Other systems that take a moment, and take everything but one name. */
const downstream: Downstream = {
  async tell({ body }) {
    await new Promise(later => setTimeout(later, 50))
    if (body.includes(RESERVED))
      return { outcome: 'REFUSED', body: '{}', cause: 'The name is reserved for somebody else' }
    return { outcome: 'DONE', body: '{}' }
  },
}

let portal: TestPortal
let visitor: Visitor
let page: Page
const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await portal.database.pool.query(text, values)).rows

beforeAll(async () => {
  portal = await testPortal({ companies: 60, downstream })
  await query(`INSERT INTO entity (brn, name, kind, sub_type, registered_on, missing_forms) VALUES
    ('${COMPANY}', 'KISIMA LTD', 'COMPANY', 'private company', '2016-03-01', '{}'),
    ('${BUSINESS}', 'BAHARI STORES', 'BUSINESS_NAME', NULL, '1985-03-02', '{}'),
    ('${RESERVED}', 'HIFADHI STORES', 'BUSINESS_NAME', NULL, '1985-04-02', '{}')`)
  visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

const at = (section: string) => follow(page, `/home/internal-processes/${section}`)
const { says } = onPage(() => page)
const box = (name: string | RegExp) => page.getByRole('main').getByLabel(name, { exact: typeof name === 'string' })
const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const choose = async (name: string, option: string) => {
  await page.getByRole('combobox', { name }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}
const trail = (call: string) =>
  query<{ before: unknown; after: Record<string, unknown> }>(
    'SELECT before, after FROM audit_entry WHERE call = $1 ORDER BY id',
    [call],
  )

describe('the reservation service', () => {
  it('shows the result of each pushed name, also after a reload, Back and Forward', async () => {
    await at('reservation')
    await choose('Service', 'Business Name Registration')
    await box('BRN').fill(BUSINESS)
    await press('Push')
    const table = page.getByRole('region', { name: 'Pushed names' })
    await expect
      .poll(() => table.getByRole('row').nth(1).textContent(), { timeout: 30_000 })
      .toMatch(/BAHARI STORES[\s\S]*Business name[\s\S]*Sent/)
    // The push stands in the address, and is still there when the page is opened anew.
    await page.reload()
    await table.getByText('BAHARI STORES').waitFor()

    // One that failed says why, under its status.
    await choose('Service', 'Business Name Registration')
    await box('BRN').fill(RESERVED)
    await press('Push')
    const refusedName = table.getByRole('row').filter({ hasText: 'HIFADHI STORES' })
    await refusedName.getByText('Failed', { exact: true }).waitFor({ timeout: 30_000 })
    await refusedName.getByText('The name is reserved for somebody else').waitFor()

    // Back leads to the names that were pushed before.
    await page.goBack()
    await table.getByText('BAHARI STORES').waitFor()
    await expect.poll(() => refusedName.count()).toBe(0)
    await page.goForward()
    await refusedName.waitFor()
  })
})

describe('data correction', () => {
  it('corrects the register on retry, and tells by itself how it goes', async () => {
    const payload = JSON.stringify({ from: { name: 'KISIMA LTD' }, to: { name: 'KISIMA WATER LTD' } })
    const [made] = await query<{ id: string }>(
      `INSERT INTO data_correction (brn, type, status, cause, payload, retries)
       VALUES ('${COMPANY}', 'CORRECT_NAME', 'PAUSED', 'REGISTRY cannot be reached', $1, 9) RETURNING id`,
      [payload],
    )
    await follow(page, `/home/internal-processes/data-correction?search=${COMPANY}`)
    const row = page.getByRole('row').filter({ hasText: COMPANY })
    await row.getByText('Paused').waitFor()
    await row.getByRole('button', { name: 'Retry' }).click()
    await says('Process has been returned to queue')
    // The list tells by itself how it goes.
    await row.getByText('Sent', { exact: true }).waitFor({ timeout: 40_000 })
    expect(await row.getByRole('button', { name: 'Retry' }).count()).toBe(0)
    // The seeded ones are retried by themselves meanwhile.
    const entries = await trail('RECONCILE-RETRY')
    expect(entries.find(({ after }) => after.process === Number(made?.id))).toEqual({
      before: { name: 'KISIMA LTD' },
      after: { name: 'KISIMA WATER LTD', process: Number(made?.id) },
    })
    await page.evaluate(() => localStorage.setItem('entityType', 'company'))
    await follow(page, `/home/registry/file-viewer/${COMPANY}`)
    await page.getByRole('heading', { name: 'KISIMA WATER LTD' }).first().waitFor()
  })

  it('opens a payload of five megabytes without freezing, and searches it', async () => {
    const parts = Array.from({ length: 70_000 }, (_, n) => ({ n, words: `entry ${n} of very many in this payload` }))
    const [made] = await query<{ id: string }>(
      `INSERT INTO data_correction (brn, type, status, payload) VALUES ('${BUSINESS}', 'CORRECT_NAME', 'SENT', $1)
       RETURNING id`,
      [JSON.stringify({ parts })],
    )
    await follow(page, `/home/internal-processes/data-correction?search=${BUSINESS}`)
    await page.getByRole('row').nth(1).waitFor()
    // Longest task of the page in milliseconds: it can neither scroll nor take input meanwhile.
    await page.evaluate(() => {
      const noted = { longest: 0 }
      new PerformanceObserver(list => {
        for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest, duration)
      }).observe({ type: 'longtask' })
      Object.assign(window, { noted })
    })
    await page
      .getByRole('row')
      .filter({ hasText: BUSINESS })
      .first()
      .getByRole('button', { name: 'View', exact: true })
      .click()
    const details = page.getByRole('dialog')
    await details.getByText('280,004 lines').waitFor()
    expect(new URL(page.url()).searchParams.get('open')).toBe(`view.${made?.id}`)
    expect(await details.getByRole('treeitem').count()).toBeLessThan(120)
    await details.getByRole('searchbox').fill('entry 69999 of')
    await details.getByRole('tree').locator('mark').waitFor()
    const longest = await page.evaluate<number>('window.noted.longest')
    expect(longest).toBeLessThan(2000)
    await page.keyboard.press('Escape')
  })
})

it('has no accessibility violations and no horizontal overflow in any section, on a phone and on a desktop', async () => {
  const { page: shown, context, faults } = await portal.open(phone)
  await portal.signIn(shown, 'admin')
  for (const section of ['reservation', 'legal-documents', 'annual-returns', 'form-compliance', 'data-correction']) {
    await follow(shown, `/home/internal-processes/${section}`)
    await shown.getByRole('heading', { level: 1 }).waitFor()
    const brn = shown.getByRole('main').getByLabel(/^BRN/)
    if (section.includes('-return') || section.includes('form-')) {
      await brn.fill(COMPANY)
      await shown.getByRole('region', { name: /^KISIMA/ }).waitFor()
    }
    await expectInBothLooks(shown, section)
  }
  expect(faults).toEqual([])
  await context.close()
})
