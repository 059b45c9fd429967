import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'
import { barriersOf } from './axe'
import { resize } from './browser'

type Look = { colorScheme: 'light' | 'dark'; viewport: { width: number; height: number }; hasTouch: boolean }

/** Look of the page on which a test walks to the screens that it checks. */
export const phone = { colorScheme: 'dark', viewport: { width: 360, height: 780 }, hasTouch: true } satisfies Look
const desktop = { colorScheme: 'light', viewport: { width: 1440, height: 900 }, hasTouch: false } satisfies Look

/** Sessions of pages whose look was changed: a look ends with the session that set it. */
const sessions = new WeakMap<Page, CDPSession>()

/** Gives an open page another look, without loading it again. */
export const takeLook = async (page: Page, { colorScheme, viewport, hasTouch }: Look) => {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: hasTouch })
  await page.emulateMedia({ colorScheme })
  await resize(page, viewport.width, viewport.height)
}

/** Expects no accessibility violations and no horizontal overflow. A failure names the `screen`. */
export const expectAccessible = async (page: Page, screen?: string) => {
  expect(await barriersOf(page), screen).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), screen).toBeLessThanOrEqual(0)
}

/** Expects the same of a screen on the phone that the test walks on, and on a desktop, as which it is shown meanwhile. */
export const expectInBothLooks = async (page: Page, screen = 'the screen') => {
  await expectAccessible(page, `${screen}: dark, 360 wide`)
  await takeLook(page, desktop)
  await expectAccessible(page, `${screen}: light, 1440 wide`)
  await takeLook(page, phone)
}
