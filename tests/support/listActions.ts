import type { Page, Request } from 'playwright-core'
import { follow } from './browser'

/** Opens a list of the portal and waits for its first row. */
export const openList = async (page: Page, path: string) => {
  await follow(page, `/home/${path}`)
  await page.locator('tr[data-key]').first().waitFor()
}

/** Closes all open dialogs, into which nothing was typed. */
export const closeDialogs = async (page: Page) => {
  while (await page.getByRole('dialog').count()) await page.keyboard.press('Escape')
}

/** Chooses an action from the menu of a row, identified by its key. */
export const fromMenu = async (page: Page, row: string, action: string) => {
  await page.locator(`tr[data-key="${row}"]`).getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** Returns the request to a path that the work makes the page send. */
export const requestOf = async (page: Page, path: string, work: () => Promise<unknown>): Promise<Request> => {
  const request = page.waitForRequest(one => new URL(one.url()).pathname === path && one.method() !== 'OPTIONS')
  await work()
  return request
}
