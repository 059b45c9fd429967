import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { buildPortal } from '../../scripts/buildPortal'
import { launchWithProfile } from '../support/chromium'
import { serveBare } from './bare/serve'
import { middle, print } from './clock'
import { once, there } from './inPage'
import { type BenchRegistry, benchRegistry } from './registry'
import { slowDown } from './slowDown'

const ROUNDS = 7
const USERNAME = 'registrar'
const PASSWORD = 'strike-with-care'
const PROFILE = join(tmpdir(), 'daftari-profile-')
const LIST = '/home/registry/business'
const OUR_ROW = there('tbody tr[data-key] td')
const BARE_ROW = there('tbody tr td')

/** Requests and bytes of one page load, by the page's own timing. */
type Load = { ms: number; requests: number; bytes: number }

const loadOf = async (page: Page, row: string): Promise<Load> => {
  const ms = await once(page, row)
  const [requests, bytes] = (await page.evaluate(() => {
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const sizes = all.map(one => (one as PerformanceResourceTiming).transferSize)
    return [sizes.filter(size => size > 0).length, sizes.reduce((sum, size) => sum + size, 0)]
  })) as [number, number]
  return { ms, requests, bytes }
}

const signIn = async (context: BrowserContext, url: string, registry: BenchRegistry) => {
  await registry.database.pool.query('DELETE FROM session USING account a WHERE a.id = account_id AND username = $1', [
    USERNAME,
  ])
  const page = await context.newPage()
  await page.goto(`${url}${LIST}`)
  await page.locator('input[name=username]').fill(USERNAME)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.locator('.code-boxes').waitFor()
  await page.keyboard.type(registry.lastCode())
  await once(page, OUR_ROW)
  return page
}

const signInBare = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  await page.goto(`${url}/#/login`)
  await page.locator('input[name=username]').fill(USERNAME)
  await page.locator('input[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await once(page, BARE_ROW)
  return page
}

const reload = async (page: Page, row: string) => {
  await page.reload({ waitUntil: 'commit' })
  const load = await loadOf(page, row)
  await page.waitForLoadState('networkidle')
  return load
}

/** Opens a link to the list in a tab that is signed in and shows nothing. */
const openLink = async (page: Page, address: string, row: string) => {
  await page.goto('about:blank')
  await page.goto(address, { waitUntil: 'commit' })
  const load = await loadOf(page, row)
  await page.waitForLoadState('networkidle')
  return load
}

/**
 * Measures a reload of a list and a link to it, with and without a slow connection and processor, beside
 * plain react-admin and MUI. Each has a browser of its own with a profile on disk.
 */
export const measure = async () => {
  await buildPortal()
  const registry = await benchRegistry(5000)
  const url = `http://127.0.0.1:${await registry.listen()}`
  const floor = await serveBare(registry)
  const profiles = [mkdtempSync(PROFILE), mkdtempSync(PROFILE)] as const
  const [ourBrowser, bareBrowser] = await Promise.all(profiles.map(launchWithProfile))
  if (!ourBrowser || !bareBrowser) throw new Error('A browser did not start')
  const ours = await signIn(ourBrowser, url, registry)
  const bare = await signInBare(bareBrowser, floor.url)
  const bareList = bare.url()
  for (const slow of [false, true]) {
    if (slow) await Promise.all([slowDown(ours), slowDown(bare)])
    const loads: Record<'reload' | 'link', { ours: Load[]; bare: Load[] }> = {
      reload: { ours: [], bare: [] },
      link: { ours: [], bare: [] },
    }
    // The first round fills the cache of compiled code.
    for (let round = 0; round <= ROUNDS; round++) {
      loads.reload.bare.push(await reload(bare, BARE_ROW))
      loads.reload.ours.push(await reload(ours, OUR_ROW))
      loads.link.bare.push(await openLink(bare, bareList, BARE_ROW))
      loads.link.ours.push(await openLink(ours, `${url}${LIST}`, OUR_ROW))
    }
    for (const [name, measured] of Object.entries(loads)) {
      const of = (all: Load[], what: keyof Load) => middle(all.slice(1).map(one => one[what]))
      const where = slow ? 'slow line and processor' : 'without throttling'
      print(`${name}, ${where}`, of(measured.ours, 'ms'), of(measured.bare, 'ms'), `at most ${slow ? '1.2' : '1.3'}`)
      console.log(
        `   ${of(measured.ours, 'requests')} requests and ${of(measured.ours, 'bytes')} bytes, bare ${of(measured.bare, 'requests')} and ${of(measured.bare, 'bytes')}`,
      )
    }
  }
  await Promise.all([ourBrowser.close(), bareBrowser.close()])
  for (const profile of profiles) rmSync(profile, { recursive: true, force: true })
  await floor.close()
  await registry.close()
}
