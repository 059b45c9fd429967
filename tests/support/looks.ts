import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriersOf } from './axe'

/** How a screen is looked at: at an office desk in the light, and on a phone in the dark. */
export const looks = [
  ['light, 1440 wide', { colorScheme: 'light', viewport: { width: 1440, height: 900 } }],
  ['dark, 360 wide', { colorScheme: 'dark', viewport: { width: 360, height: 780 }, hasTouch: true }],
] as const

/** Nothing on the page bars anybody, and nothing of it is cut off at its side. */
export const expectOpenToAll = async (page: Page) => {
  expect(await barriersOf(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
}
