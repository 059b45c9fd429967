import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestPortal, testPortal } from '../support/browser'

let portal: TestPortal
beforeAll(async () => {
  portal = await testPortal({ companies: 300 })
})
afterAll(() => portal.close())

it.each([
  ['sw', 'audit-trail'],
  ['fr', 'access-log'],
  ['fr', 'insolvency-settings'],
])('the menu in the language %s moves nothing when the entry of %s is current', async (language, path) => {
  const { page, context } = await portal.open()
  await page.addInitScript(chosen => localStorage.setItem('daftari.locale', chosen), language)
  await portal.signIn(page, 'admin')
  const heights = () => page.locator('.side-list a').evaluateAll(all => all.map(({ clientHeight }) => clientHeight))
  const entry = page.locator(`.side-list a[href="/home/${path}"]`)
  await entry.waitFor()
  const before = await heights()
  await entry.click()
  await page.locator(`.side-list a[href="/home/${path}"][aria-current=page]`).waitFor()
  expect(await heights()).toEqual(before)
  await context.close()
})
