import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { follow, resize, type TestPortal, testPortal } from '../support/browser'
import { openList } from '../support/listActions'

let portal: TestPortal
let page: Page
beforeAll(async () => {
  portal = await testPortal()
  page = (await portal.open()).page
  await portal.signIn(page, 'admin')
})
afterAll(() => portal.close())

it('scrolls tabs that do not fit, and shows the selected one', async () => {
  await resize(page, 390, 844)
  await follow(page, '/home/accounts/breakdown')
  const scrolls = page.locator('.MuiTabScrollButton-root:not(.Mui-disabled)')
  const [back, on] = [scrolls.and(page.locator(':first-child')), scrolls.and(page.locator(':last-child'))]
  const last = page.getByRole('tab').last()
  await on.waitFor()
  expect(await back.count()).toBe(0)
  await expect
    .poll(async () => {
      // The button leaves with the last tab in sight, which may be while it is pressed.
      if (await on.count()) await on.dispatchEvent('click', {}, { timeout: 1000 }).catch(() => undefined)
      return on.count()
    })
    .toBe(0)
  await back.waitFor()
  await last.click()
  await page.waitForURL(/tab=|receivers/)
  await expect.poll(() => last.getAttribute('aria-selected')).toBe('true')

  await page.reload()
  await page.locator('[role=tab][aria-selected=true]').waitFor()
  await expect
    .poll(() =>
      page.evaluate(() => {
        const list = document.querySelector('.MuiTabs-scroller')?.getBoundingClientRect()
        const tab = document.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect()
        return list && tab && tab.left >= list.left - 1 && tab.right <= list.right + 1
      }),
    )
    .toBe(true)

  await resize(page, 1440, 900)
  await expect.poll(() => scrolls.count()).toBe(0)
})

it('marks a pressed entry of the menu before it draws its page', async () => {
  await openList(page, 'registry/business')
  await page.evaluate(() => {
    const parts: string[] = []
    new MutationObserver(records => {
      const has = (selector: string) =>
        records.some(({ target }) => target instanceof Element && target.closest(selector) !== null)
      parts.push([has('.side-list') && 'menu', has('main') && 'page'].filter(Boolean).join(' and '))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { parts })
  })
  await page.getByRole('navigation', { name: 'Menu' }).locator('a[href="/home/accounts"]').click()
  await page.getByRole('heading', { level: 1, name: 'Accounts Management' }).waitFor()
  const drawn = await page.evaluate(() => (window as unknown as { parts: string[] }).parts)
  expect(drawn.find(part => part.startsWith('menu'))).toBe('menu')
})

it.each([
  ['button of a page', 'billing/tax-heads', '.MuiButton-root[data-open]'],
  ['button of a row', 'registry/business', '.row-button[data-open]'],
])('shows a pressed %s as pressed before it draws the dialog', async (_, list, selector) => {
  await openList(page, list)
  await page.evaluate(() => {
    const parts: string[] = []
    new MutationObserver(records => {
      const pressed = records.some(({ attributeName }) => attributeName === 'data-pressed')
      const dialog = document.querySelector('[role=dialog]') !== null
      parts.push([pressed && 'pressed', dialog && 'dialog'].filter(Boolean).join(' and '))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
    Object.assign(window, { parts })
  })
  await page.locator(`main ${selector}`).filter({ visible: true }).first().click()
  await page.getByRole('dialog').waitFor()
  const drawn = await page.evaluate(() => (window as unknown as { parts: string[] }).parts)
  expect(drawn.find(part => part.startsWith('pressed'))).toBe('pressed')
  await expect.poll(() => page.locator('[data-pressed]').count()).toBe(0)
})
