import type { Page, Response } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'
import { begin } from '../support/processes'

let portal: TestPortal
let page: Page
const answers: Response[] = []
let requests = 0
const BRN = '80031000000001'

/** The list, and not its figures, which come from the same address. */
const isList = (url: string) => url.includes('sync-items?') && url.includes(BRN)
const isCall = (url: string) => new URL(url).pathname.startsWith('/') && !/\.(js|css|svg|woff2)$|health/.test(url)

beforeAll(async () => {
  // No worker runs: processes keep the state that a test gives them.
  portal = await testPortal({ companies: 120 })
  const visitor = await portal.open()
  page = visitor.page
  await portal.signIn(page, 'admin')
  await begin(portal.database, 2, { brn: BRN, service: 'REGISTRATION', kind: 'Tax registration', system: 'TAX' })
  await page.clock.install()
  page.on('response', response => {
    if (isList(response.url())) answers.push(response)
  })
  page.on('request', request => {
    if (isCall(request.url())) requests++
  })
  await page.goto(`/home/internal-processes/registration?search=${BRN}`)
  await page.getByRole('cell', { name: BRN }).first().waitFor()
  await page.getByText('Refreshes every 5 s').waitFor()
})
afterAll(() => portal.close())

/** Lets five seconds pass in the page, and waits for the answer of the list; returns it. */
const refresh = async (): Promise<Response> => {
  const before = answers.length
  await page.clock.fastForward(5000)
  await expect.poll(() => answers.length).toBeGreaterThan(before)
  const answer = answers.at(-1)
  if (!answer) throw new Error('There is no answer')
  return answer
}
const turn = (to: DocumentVisibilityState) =>
  page.evaluate(state => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, to)

it('moves no rows while nothing changed, and shows what did', async () => {
  await page.evaluate(() => {
    const body = document.querySelector('tbody')
    if (!body) throw new Error('There is no table')
    Reflect.set(window, 'moved', 0)
    const observer = new MutationObserver(changes => {
      Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + changes.length)
    })
    observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  for (let time = 0; time < 3; time++) {
    const answer = await refresh()
    expect(answer.status()).toBe(304)
    expect(answer.request().headers()['if-none-match']).toMatch(/^W\/"/)
  }
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBe(0)
  await portal.database.pool.query('UPDATE process SET retries = 7 WHERE brn = $1', [BRN])
  expect((await refresh()).status()).toBe(200)
  await page.getByRole('cell', { name: '7', exact: true }).first().waitFor()
  expect((await refresh()).status()).toBe(304)
})

it('sends nothing while its tab is hidden, and refreshes when it is shown again', async () => {
  await turn('hidden')
  await page
    .getByText(/paused/i)
    .first()
    .waitFor()
  const before = requests
  for (let step = 0; step < 20; step++) await page.clock.fastForward(10_000)
  // A request of the page's own would have been sent before this one.
  await page.evaluate(() => fetch('/health/live'))
  expect(requests).toBe(before)
  const seen = answers.length
  await turn('visible')
  await expect.poll(() => answers.length).toBeGreaterThan(seen)
})

it('backs off while the host answers 503, and returns to its pace after a success', async () => {
  await page.getByText('Refreshes every 5 s').waitFor()
  await page.route(isRouted, route =>
    route.fulfill({ status: 503, json: { status: 503, code: 'busy', message: 'Busy' } }),
  )
  const before = answers.length
  await refresh()
  for (let step = 0; step < 54; step++) {
    await page.clock.fastForward(5000)
    await page.evaluate(() => fetch('/health/live'))
  }
  // After 5, 15, 35, 75, 135, 195 and 255 seconds, and not 56 times.
  const times = answers.length - before
  expect(times).toBeGreaterThanOrEqual(4)
  expect(times).toBeLessThanOrEqual(8)
  await page.unroute(isRouted)
  await page.mouse.move(10, 10)
  const failed = answers.length
  for (let step = 0; step < 14 && answers.length === failed; step++) {
    await page.clock.fastForward(5000)
    await page.evaluate(() => fetch('/health/live'))
  }
  await expect.poll(() => answers.at(-1)?.status()).toBe(304)
  await page.getByRole('button', { name: 'Reload' }).waitFor({ state: 'detached' })
  for (let time = 0; time < 3; time++) expect((await refresh()).status()).toBe(304)
})

const isRouted = (url: URL) => isList(url.href)
