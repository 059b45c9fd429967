import type { Page } from 'playwright-core'
import { afterEach } from 'vitest'

/** The pages that are open, for `whatWasSeen`; they leave by themselves when they close. */
const pages = new Set<Page>()

export const watch = (page: Page) => {
  pages.add(page)
  page.once('close', () => pages.delete(page))
}

/** Has every test that fails in this file say what its pages showed at the end, which is where to begin looking. */
export const whatWasSeen = () =>
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
