import { setTimeout as pause } from 'node:timers/promises'
import { registryToday } from '@contract/registryDay'
import { complaint, workItem } from '@server/db/schema'
import { eq, isNotNull } from 'drizzle-orm'
import type { Browser, Page } from 'playwright-core'
import { buildPortal } from '../../scripts/buildPortal'
import { allDialogs, allPlaces } from '../support/allPages'
import { portalClient } from '../support/portalClient'
import { serveBare } from './bare/serve'
import { benchVisitor } from './benchPage'
import { middle } from './clock'
import { heapSlope, type Reaction, type TaskWatch, watchTasks } from './longTasks'
import { type BenchRegistry, benchRegistry } from './registry'

type Kind = string
type Measured = Reaction & { at: string }
type Table = Map<Kind, Measured[]>

const ROW = 'tbody tr td'
const ITEMS = 20
/** Milliseconds in which a page asks for all it needs. */
const READING = 1000

const add = (table: Table, kind: Kind, at: string, reaction: Reaction) =>
  table.set(kind, [...(table.get(kind) ?? []), { ...reaction, at }])

/** Presses the first shown element that matches, and then what closes it. Returns false when the page has none. */
const tryPress = async (page: Page, watch: TaskWatch, table: Table, kind: Kind, selector: string, close?: 'Escape') => {
  const target = page.locator(selector).filter({ visible: true }).first()
  if (!(await target.count())) return false
  const { pathname, search } = new URL(page.url())
  add(table, kind, `${pathname}${search}`, await watch.press(target))
  if (close) {
    await page.keyboard.press(close)
    await watch.settle()
  }
  return true
}

const walkPage = async (page: Page, watch: TaskWatch, table: Table, address: string) => {
  add(table, 'page', address, await watch.navigate(address))
  await tryPress(page, watch, table, 'column chooser', '.page-tool[aria-haspopup=menu]', 'Escape')
  await tryPress(page, watch, table, 'dialog', 'main [data-open]', 'Escape')
  if (await tryPress(page, watch, table, 'next page', '.pager-steps button:last-child:not([aria-disabled=true])'))
    await tryPress(page, watch, table, 'previous page', '.pager-steps button:first-child')
  await tryPress(page, watch, table, 'sort', 'th .MuiTableSortLabel-root, th button')
  await tryPress(page, watch, table, 'page size menu', '.pager-size [role=combobox]', 'Escape')
  const search = page.locator('main search input').first()
  if (await search.count()) add(table, 'key in a search box', address, await watch.type(search, 'a'))
  await tryPress(page, watch, table, 'tab', 'main [role=tab][aria-selected=false]')
}

const walk = async (page: Page, watch: TaskWatch, places: { address: string; entityType?: string }[]) => {
  const table: Table = new Map()
  for (const { address, entityType } of places) {
    await page.evaluate(type => type && localStorage.setItem('entityType', type), entityType)
    await walkPage(page, watch, table, address)
  }
  return table
}

/** Presses each entry of the menu that is shown, with a list open. */
const walkMenu = async (page: Page, watch: TaskWatch, table: Table) => {
  const entries = page.locator('.side-top > li > a')
  for (let at = 0; at < (await entries.count()); at++) {
    await watch.visit('/home/registry/business')
    const entry = entries.nth(at)
    add(table, 'menu entry', (await entry.getAttribute('href')) ?? '', await watch.press(entry))
  }
}

/** Measures what the frame of every page offers: menu, scheme and language. */
const walkFrame = async (page: Page, watch: TaskWatch, table: Table, addresses: readonly string[]) => {
  for (const address of addresses) {
    await watch.navigate(address)
    await tryPress(page, watch, table, 'menu', '.bar-account', 'Escape')
    for (const scheme of [2, 1, 0])
      add(table, 'scheme', address, await watch.press(page.locator('.scheme-choice label').nth(scheme)))
    const language = page.locator('.preference select').first()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'])
      add(table, 'language', address, await watch.type(language, key))
  }
}

const openBare = async (browser: Browser, url: string) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const watch = await watchTasks(page)
  await page.goto(`${url}/#/login`)
  await page.locator('input[name=username]').fill('any')
  await page.locator('input[name=password]').fill('any')
  await page.keyboard.press('Enter')
  await page.locator(ROW).first().waitFor()
  return { page, watch }
}

const walkBare = async (page: Page, watch: TaskWatch) => {
  const table: Table = new Map()
  for (let round = 0; round < 5; round++) {
    await tryPress(page, watch, table, 'menu', '[aria-label=Profile]', 'Escape')
    await tryPress(page, watch, table, 'scheme', '[aria-label*=mode]')
    await tryPress(page, watch, table, 'sort', 'th .MuiTableSortLabel-root')
    await tryPress(page, watch, table, 'page size menu', '.MuiTablePagination-select', 'Escape')
    await tryPress(page, watch, table, 'dialog', '[aria-label=Create]')
    await tryPress(page, watch, table, 'menu entry', '[role=menuitem]')
    await page.locator(ROW).first().waitFor()
    await tryPress(page, watch, table, 'next page', '.MuiTablePagination-root [aria-label*="next page"]')
    await tryPress(page, watch, table, 'previous page', '.MuiTablePagination-root [aria-label*="previous page"]')
  }
  return table.set('page', table.get('menu entry') ?? [])
}

const print = (ours: Table, bare: Table) => {
  const of = (all: Measured[] | undefined, what: keyof Reaction) => all?.map(one => one[what]) ?? []
  const text = (times: number[]) =>
    times.length ? `${Math.max(...times).toFixed(0)} (median ${middle(times).toFixed(0)})` : 'none'
  console.log('longest task and INP in ms at a processor four times slower; tasks below 50 ms count as 0')
  for (const [kind, all] of ours) {
    console.log(
      `${kind.padEnd(22)} ${String(all.length).padStart(4)} times   task ${text(of(all, 'task')).padEnd(18)} bare ${text(of(bare.get(kind), 'task')).padEnd(18)}  INP ${text(of(all, 'inp')).padEnd(18)} bare ${text(of(bare.get(kind), 'inp'))}`,
    )
    const slow = all.filter(({ task, inp }) => task > 100 || inp > 200).toSorted((a, b) => b.task - a.task)
    for (const { at, task, inp } of slow.slice(0, 8))
      console.log(`      ${task.toFixed(0)} ms, INP ${inp.toFixed(0)} ms: ${at}`)
    if (slow.length) console.log(`      ${slow.length} of ${all.length} above 100 ms or INP above 200 ms`)
  }
}

/** Promises the milliseconds from the next key press until an item is open again and nothing on its page waits. */
const watch = `window.opened = new Promise((done, fail) => {
  addEventListener('keydown', ({ timeStamp }) => {
    setTimeout(() => fail(new Error('No item was opened within ten seconds')), 10_000)
    const look = () => {
      const state = document.querySelector('.work-bar')?.dataset.state
      const waits = document.querySelector('main [aria-busy=true], main .MuiSkeleton-root, main [role=progressbar]')
      if (state === 'held' && document.querySelector('main h1') && !waits) requestAnimationFrame(at => done(at - timeStamp))
      else requestAnimationFrame(look)
    }
    look()
  }, { once: true, capture: true })
}), undefined`

/**
 * Measures the time from the key for the next item, pressed when the open one is done, until the next one is open with
 * its page. The first item of a page loads the code of that page as well.
 */
const measureNextItem = async (page: Page, { database }: BenchRegistry) => {
  // Next hands out no backlog.
  const today = registryToday()
  await database.read.update(workItem).set({ due: today, ownerId: null }).where(eq(workItem.source, 'COMPLAINT'))
  await page.goto('/home/work')
  await page.getByRole('combobox', { name: 'Queue of the Next button' }).click()
  await page.getByRole('option', { name: 'Complaint', exact: true }).click()
  await pause(READING)
  await page.keyboard.press('n')
  const times: number[] = []
  for (let item = 0; item < ITEMS; item++) {
    await page.locator('.work-bar[data-state=held]').waitFor()
    await pause(READING)
    const [held] = await database.read.select().from(workItem).where(isNotNull(workItem.holderId))
    await database.read
      .update(complaint)
      .set({ status: 'RESOLVED' })
      .where(eq(complaint.trackingNumber, held?.key ?? ''))
    await page.locator('.work-bar[data-state=done]').waitFor()
    await pause(READING)
    await page.evaluate(watch)
    await page.keyboard.press('n')
    times.push((await page.evaluate('opened')) as number)
  }
  console.log(
    `from done to the next one open, ${ITEMS} times: median ${middle(times).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms   wanted 300`,
  )
}

/**
 * Measures the longest task and the slowest interaction of a walk through all screens, and what 100 navigations leave in
 * the heap, beside plain react-admin and MUI; then the time to the next item of work. INTERACTION_PAGES limits the walk to
 * addresses that contain one of its words, divided by commas.
 */
export const measure = async () => {
  await buildPortal()
  const registry = await benchRegistry(5000)
  const { page, browser } = await benchVisitor(registry)
  const watch = await watchTasks(page)
  const floor = await serveBare(registry)
  const bare = await openBare(browser, floor.url)
  const only = process.env.INTERACTION_PAGES?.split(',')
  const places = (await allPlaces(registry.database)).filter(
    ({ address }) => !only || only.some(word => address.includes(word)),
  )
  await page.goto('/home/registry/business')
  await page.locator(ROW).first().waitFor()

  const floorTable = await walkBare(bare.page, bare.watch)
  const table = await walk(page, watch, places)
  const client = portalClient(() => ({
    app: registry.app,
    token: registry.authorization.slice('Bearer '.length),
  }))
  const kinds = new Set<string>()
  for (const { address } of await allDialogs(client)) {
    const kind = /open=([^.&]+)/.exec(address)?.[1] ?? ''
    if (kinds.has(kind) || (only && !only.some(word => address.includes(word)))) continue
    kinds.add(kind)
    await watch.navigate(address.split(/[?&]open=/)[0] ?? '')
    add(table, 'dialog', address, await watch.navigate(address))
    await page.keyboard.press('Escape')
    await watch.settle()
  }
  await walkMenu(page, watch, table)
  await walkFrame(page, watch, table, ['/home/registry/business', '/home/dashboard', '/home/billing/prns'])
  print(table, floorTable)

  const lists = places.map(({ address }) => address).filter(address => !/viewer|open=|winding-up/.test(address))
  const visit = (at: number) => watch.visit(lists[at % Math.min(lists.length, 10)] ?? '')
  const bareVisit = async (at: number) => {
    await bare.page
      .locator(at % 2 ? '[aria-label=Create]' : '[role=menuitem]')
      .first()
      .click()
    await bare.watch.settle()
  }
  // The browser compiles what runs often: in the first hundred that is most of what either build leaves.
  for (const hundred of ['first', 'second', 'third']) {
    const slope = await heapSlope(watch, visit)
    const bareSlope = await heapSlope(bare.watch, bareVisit)
    console.log(
      `heap left by a navigation of the ${hundred} hundred   ${slope.toFixed(0)} bytes   bare ${bareSlope.toFixed(0)} bytes`,
    )
  }
  await floor.close()
  await measureNextItem(page, registry)
  await browser.close()
  await registry.close()
}
