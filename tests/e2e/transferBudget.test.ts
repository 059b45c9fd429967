import { entity } from '@server/db/schema'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'
import { networkIdle } from '../support/networkIdle'

/**
 * Most requests and compressed bytes of each step: 162 kB for the sign-in page and 421 kB until the first list, the other
 * steps at most 15 % above what was measured (docs/performance.md).
 */
const budgets = {
  'sign-in page, until it can be used': { requests: 7, bytes: 162_000 },
  'first list, from the sign-in page on': { requests: 21, bytes: 421_000 },
  'code of forms, dialogs and menus, behind the first list': { requests: 4, bytes: 28_000 },
  'command palette, behind the first list': { requests: 3, bytes: 6_600 },
  'reload of a list': { requests: 3, bytes: 3_400 },
  'dialog of a list': { requests: 0, bytes: 0 },
  'link to a company, with the portal in the cache': { requests: 20, bytes: 25_200 },
}

type Step = keyof typeof budgets
type Transfer = { path: string; bytes: number }

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal()
})
afterAll(() => portal.close())

/**
 * Returns what the page has received over the network since it was opened, by its own timing, without the icon, which
 * browsers without a user interface do not request.
 */
const transfersOf = async (page: Page): Promise<Transfer[]> => {
  await networkIdle(page)
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter(entry => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize }))
      .filter(({ path }) => !path.startsWith('/assets/favicon-')),
  )
}

const expectWithin = (step: Step, transfers: readonly Transfer[]) => {
  const bytes = transfers.reduce((sum, one) => sum + one.bytes, 0)
  const measured = `${step}: ${transfers.length} requests, ${bytes} bytes\n${transfers.map(one => `${one.bytes} ${one.path}`).join('\n')}`
  expect.soft(transfers.length, measured).toBeLessThanOrEqual(budgets[step].requests)
  expect.soft(bytes, measured).toBeLessThanOrEqual(budgets[step].bytes)
}

const LIST = '/home/registry/business'

it('transfers no more than its budget until the first list, on a reload, for a dialog and for a link', async () => {
  const { page, context } = await portal.open()
  const row = page.locator('tbody tr[data-key]').first()

  await page.goto(LIST)
  await page.getByLabel('Username or Email').waitFor()
  expectWithin('sign-in page, until it can be used', await transfersOf(page))

  await portal.giveCredentials(page, 'registrar')
  await page.locator('.code-boxes').waitFor()
  await networkIdle(page)
  await page.keyboard.type(portal.codeFor('registrar'))
  await row.waitFor()
  // The extensions of the host are asked for beside the rows: their answer would else draw the page a second time.
  const [asked, answered] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const call = (path: string) => entries.find(({ name }) => new URL(name).pathname.startsWith(path))
    return [call('/portal/capabilities')?.startTime ?? Infinity, call('/data-update/')?.responseEnd ?? 0]
  })
  expect(asked).toBeLessThan(answered ?? 0)
  const all = await transfersOf(page)
  const ofPalette = ({ path }: Transfer) => path.startsWith('/assets/CommandPalette-')
  const ofForms = ({ path }: Transfer) => /^\/assets\/forms(-lib)?-/.test(path)
  expectWithin(
    'first list, from the sign-in page on',
    all.filter(one => !ofForms(one) && !ofPalette(one)),
  )
  expectWithin('code of forms, dialogs and menus, behind the first list', all.filter(ofForms))
  await expect.poll(async () => (await transfersOf(page)).some(ofPalette), { timeout: 10_000 }).toBe(true)
  const later = await transfersOf(page)
  expectWithin('command palette, behind the first list', later.filter(ofPalette))
  // Code that it shares with the file of an entity must not bring the rest of the file along.
  expect.soft(later.filter(({ path }) => path.startsWith('/assets/EntityFile-'))).toEqual([])

  await page.reload({ waitUntil: 'commit' })
  await row.waitFor()
  const reloaded = await transfersOf(page)
  expectWithin('reload of a list', reloaded)
  // Code with a nonce is compiled anew in each page, because each page has another nonce.
  const preloaded = page.locator('link[rel=modulepreload]')
  expect(await preloaded.evaluateAll(links => links.map(link => (link as HTMLElement).nonce))).toContain('')
  expect(await page.locator('link[nonce], script[nonce]').count()).toBe(0)

  await page.getByRole('button', { name: 'Strike/Blacklist Company' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().waitFor()
  expectWithin('dialog of a list', (await transfersOf(page)).slice(reloaded.length))

  const { rows } = await portal.database.read.execute<{ brn: string }>(
    sql`SELECT min(${entity.brn}) brn FROM ${entity} WHERE ${entity.kind} = 'COMPANY'`,
  )
  await page.evaluate(() => localStorage.setItem('entityType', 'company'))
  await page.goto(`/home/registry/file-viewer/${rows[0]?.brn}`, { waitUntil: 'commit' })
  await page.getByRole('tablist').waitFor()
  expectWithin('link to a company, with the portal in the cache', await transfersOf(page))
  await context.close()
})
