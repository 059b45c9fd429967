import type { Page } from 'playwright-core'
import { afterEach } from 'vitest'

/** Open pages, for `printPagesOnFailure`; a page is removed when it closes. */
const pages = new Set<Page>()

export const watch = (page: Page) => {
  pages.add(page)
  page.once('close', () => pages.delete(page))
}

/** Prints the final content of its pages for every test of this file that fails, as a starting point for debugging. */
export const printPagesOnFailure = () =>
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    for (const page of pages) {
      const text = await page
        .locator('body')
        .textContent({ timeout: 1000 })
        .catch(() => 'nothing')
      // biome-ignore lint/suspicious/noConsole: beside the failure is where it is looked for
      console.log(`${task.name}: ${page.url()} showed ${text?.replace(/\s+/g, ' ').slice(0, 3000)}`)
    }
  })
