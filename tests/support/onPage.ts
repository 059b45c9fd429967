import type { Page } from 'playwright-core'

/** Returns what most browser tests do with a page; `page` may be set after this call. */
export const onPage = (page: () => Page) => {
  const dialog = (name?: string) => page().getByRole('dialog', name === undefined ? {} : { name, exact: true })
  return {
    dialog,
    /** Returns a text box of the open dialog, by its whole label. */
    box: (label: string) => dialog().getByRole('textbox', { name: label, exact: true }),
    /** Returns the rows of tables that hold a text. */
    rowWith: (text: string) => page().getByRole('row').filter({ hasText: text }),
    /** Returns a toast that holds a text. */
    notice: (text: string | RegExp) => page().getByRole('status').or(page().getByRole('alert')).getByText(text).first(),
    /** Waits for a text that stands alone, as a toast or in the page. */
    says: (text: string) => page().getByText(text, { exact: true }).first().waitFor(),
  }
}
