import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { type TestPortal, testPortal, type Visitor } from '../support/browser'

let portal: TestPortal
let visitor: Visitor
beforeAll(async () => {
  portal = await testPortal({ companies: 60 })
})
afterAll(() => portal.close())
beforeEach(async () => {
  visitor = await portal.open()
})
afterEach(() => visitor.context.close())

/** Opens a tab beside the first; with `signedIn`, waits until it calls the host in the session of the first. */
const secondTab = async (address: string, { signedIn = false } = {}) => {
  const page = await visitor.context.newPage()
  // A look into the page would count as a press in it, after which it takes no session over any more.
  const ready = signedIn && page.waitForRequest(request => 'authorization' in request.headers())
  await page.goto(address)
  await ready
  return page
}
const signIn = async (username: string) => {
  await portal.signIn(visitor.page, username)
  await visitor.page.goto('/home/registry/mda')
  await visitor.page.getByRole('heading', { name: 'MDA' }).first().waitFor()
}
const stored = (page: Page) => page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }))

it('goes on with the session of an open tab in a new one, and leaves both when one signs out', async () => {
  await signIn('registrar')
  const second = await secondTab('/home/registry/business', { signedIn: true })
  await second.getByRole('button', { name: /Moses Okello/ }).waitFor()
  expect(new URL(second.url()).pathname).toBe('/home/registry/business')
  const { session, local } = await stored(second)
  expect(session.token).toBe((await stored(visitor.page)).session.token)
  expect(JSON.stringify(local)).not.toContain(session.token ?? 'no token')

  await second.getByRole('button', { name: /Moses Okello/ }).click()
  await second.getByRole('menuitem', { name: 'Logout' }).click()
  for (const page of [second, visitor.page]) {
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await expect.poll(async () => (await stored(page)).session).toEqual({})
  }
  const third = await secondTab('/home/registry/business')
  await third.getByRole('heading', { name: 'Sign in' }).waitFor()
})

it('goes on with it from the sign-in page when the open tab is late to answer', async () => {
  await visitor.page.addInitScript(() => {
    const post = BroadcastChannel.prototype.postMessage
    BroadcastChannel.prototype.postMessage = function (message) {
      setTimeout(() => post.call(this, message), 500)
    }
  })
  await signIn('registrar')
  const second = await secondTab('/home/registry/business', { signedIn: true })
  await second.getByRole('button', { name: /Moses Okello/ }).waitFor()
  expect(new URL(second.url()).pathname).toBe('/home/registry/business')
})

it('leads from the search box to the first row, and Back to the row that was opened', async () => {
  await signIn('registrar')
  const { page } = visitor
  await page.goto('/home/registry')
  await page.locator('tr[data-key]').nth(2).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.closest('tr')?.dataset.key ?? '')
  const keys = await page.locator('tr[data-key]').evaluateAll(rows => rows.map(row => (row as HTMLElement).dataset.key))
  await page.keyboard.press('/')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toBe(keys[0])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/file-viewer/**')
  await page.goBack()
  await expect.poll(focused).toBe(keys[1])
})

it('says that an address names a tab that the page does not have', async () => {
  await signIn('admin')
  for (const address of ['/home/settings?tab=messenger', '/home/accounts/breakdown?tab=none']) {
    await visitor.page.goto(address)
    await visitor.page.getByRole('status').filter({ hasText: 'There is no tab named' }).waitFor()
  }
  await visitor.page.getByRole('tab').nth(1).click()
  await visitor.page.getByText('There is no tab named').waitFor({ state: 'hidden' })
})
