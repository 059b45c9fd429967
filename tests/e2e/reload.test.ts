import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal()
})
afterAll(() => portal.close())

it('requests nothing but the page and its rows when a list is reloaded', async () => {
  const { page, context } = await portal.open()
  await portal.signIn(page, 'registrar', '/home/registry/business')
  const row = page.locator('tbody tr[data-key]').first()
  await row.waitFor()
  await page.waitForLoadState('networkidle')
  await page.reload({ waitUntil: 'commit' })
  await row.waitFor()
  // Files of the build come from the browser's cache, which the page's own timing tells.
  const requested = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(one => (one as PerformanceResourceTiming).transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )
  expect(requested).toEqual(['/data-update/blacklisted-brns'])
  await context.close()
})

it('says that a part of another version did not load, and goes on after a reload with what was typed', async () => {
  const { page, context } = await portal.open()
  await portal.signIn(page, 'registrar', '/home/registry/mda')
  await page.getByRole('button', { name: 'Add MDA/Entity' }).click()
  await page.getByLabel(/^Name/).fill('Ministry of Rivers')
  // An update of the server removes the files of the version before.
  await page.route('**/assets/*.js', route => route.fulfill({ status: 404, json: { code: 'not-found' } }))
  await page.evaluate(() => history.pushState({ idx: 9 }, '', '/home/registry/file-viewer/80020001234567'))
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  const notice = page.getByRole('alert').filter({ hasText: 'A part of the portal could not be loaded' })
  await notice.waitFor()
  await page.unroute('**/assets/*.js')
  await page.evaluate(() => history.replaceState({ idx: 9 }, '', '/home/registry/mda?open=create'))
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('Ministry of Rivers')
  await context.close()
})
