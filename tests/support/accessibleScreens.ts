import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriersOf } from './axe'

/** Appearances that every screen is checked in: a desktop in light mode, and a phone in dark mode. */
export const looks = [
  ['light, 1440 wide', { colorScheme: 'light', viewport: { width: 1440, height: 900 } }],
  ['dark, 360 wide', { colorScheme: 'dark', viewport: { width: 360, height: 780 }, hasTouch: true }],
] as const

/** Expects no accessibility violations and no horizontal overflow. A failure names the `screen`. */
export const expectAccessible = async (page: Page, screen?: string) => {
  expect(await barriersOf(page), screen).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), screen).toBeLessThanOrEqual(0)
}
