import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import blacklist from '@/resources/registry/blacklist'
import { buildPortal } from '../../scripts/buildPortal'
import { checkSizes } from '../../scripts/size'
import { launchChromium } from '../support/chromium'
import { serveBare } from './bare/serve'
import { middle, print } from './clock'
import { after, once, there } from './inPage'
import { type BenchRegistry, benchRegistry } from './registry'
import { slowDown } from './slowDown'

const ROUNDS = 5
const USERNAME = 'registrar'
const PASSWORD = 'strike-with-care'
/** Least time in which a person finds the code in their mail. */
const READING_THE_CODE = 5_000

/** Turns to the next page and waits until the first row shows another text. */
const turnPage = async (page: Page, button: RegExp) => {
  const first = 'document.querySelector("tbody tr td:not(:has(input))")?.textContent'
  const before = JSON.stringify(await page.evaluate(first))
  return after(page, `${first} && ${first} !== ${before}`, () =>
    page.getByRole('button', { name: button }).click({ noWaitAfter: true }),
  )
}

const open = async (browser: Browser, address: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(address, { waitUntil: 'commit' })
  return { page, close: () => context.close() }
}

/** Opens a form for a new entry and waits until its first box has the focus. */
const openForm = (page: Page, button: string, box: string) =>
  after(page, `${there(box)} && document.activeElement?.matches(${JSON.stringify(box)})`, () =>
    page.getByText(button, { exact: true }).click({ noWaitAfter: true }),
  )

type Times = { usable: number; list: number; page: number; form: number }

const giveName = async (page: Page) => {
  await page.locator('input[name=username]').fill(USERNAME)
  await page.locator('input[name=password]').fill(PASSWORD)
}

const ours = async (browser: Browser, url: string, registry: BenchRegistry): Promise<Times> => {
  await registry.database.pool.query('DELETE FROM session USING account a WHERE a.id = account_id AND username = $1', [
    USERNAME,
  ])
  const { page, close } = await open(browser, `${url}/home/registry/business`)
  const usable = await once(page, there('input[name=username]'))
  await giveName(page)
  await page.keyboard.press('Enter')
  await page.locator('.code-boxes').waitFor()
  await wait(READING_THE_CODE)
  const code = registry.lastCode()
  await page.keyboard.type(code.slice(0, 3))
  const list = await after(page, there('tbody tr[data-key] td'), () => page.keyboard.type(code.slice(3)))
  const next = await turnPage(page, /^Next$/)
  const form = await openForm(page, blacklist.create?.label ?? '', '[role=dialog] input')
  await close()
  return { usable, list, page: next, form }
}

const bare = async (browser: Browser, url: string): Promise<Times> => {
  const { page, close } = await open(browser, `${url}/#/login`)
  const usable = await once(page, there('input[name=username]'))
  await giveName(page)
  await wait(READING_THE_CODE)
  const list = await after(page, there('tbody tr td'), () => page.keyboard.press('Enter'))
  const next = await turnPage(page, /next page/i)
  const form = await after(page, there('input[name=brn]'), () =>
    page.getByRole('link', { name: 'Create' }).click({ noWaitAfter: true }),
  )
  await close()
  return { usable, list, page: next, form }
}

/**
 * Measures sign-in, first list, next page and a form on a slow connection and processor, against plain react-admin and
 * MUI.
 */
export const measure = async () => {
  await buildPortal()
  checkSizes()
  const registry = await benchRegistry(5000)
  const url = `http://127.0.0.1:${await registry.listen()}`
  const floor = await serveBare(registry)
  console.log(`   ${floor.bytes} bytes of compressed script in the bare build`)
  const browser = await launchChromium()
  const times: { ours: Times[]; bare: Times[] } = { ours: [], bare: [] }
  for (let round = 0; round < ROUNDS; round++) {
    times.bare.push(await bare(browser, floor.url))
    times.ours.push(await ours(browser, url, registry))
  }
  const of = (which: 'ours' | 'bare', what: keyof Times) => middle(times[which].map(one => one[what]))
  print('sign-in usable', of('ours', 'usable'), of('bare', 'usable'), 'at most 0.75')
  print('first list after the code', of('ours', 'list'), of('bare', 'list'), 'at most 1.0')
  print('next page', of('ours', 'page'), of('bare', 'page'), 'at most 1.1')
  print('a form opened', of('ours', 'form'), of('bare', 'form'), 'at most 1.3')
  await browser.close()
  await floor.close()
  await registry.close()
}
