import type { Page } from 'playwright-core'

/** Returns what tests of the reader do with its page; `page` may be set after this call. */
export const onReader = (page: () => Page) => {
  const leaf = (number: number) => page().getByRole('article', { name: `Page ${number}`, exact: true })
  return {
    leaf,
    choose: (name: string) => page().getByRole('button', { name, exact: true }).click(),
    drawn: (number: number) => leaf(number).locator('canvas').waitFor(),
    shownPage: () => page().getByLabel('Page', { exact: true }).inputValue(),
    pages: () => page().getByRole('region', { name: /^Pages of/ }),
    waitHits: (text: string) => page().locator('.pdf-hits').getByText(text, { exact: true }).waitFor(),
  }
}
