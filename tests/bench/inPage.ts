import type { Page } from 'playwright-core'

/**
 * Measures in the page itself, free of our own overhead, when a condition first holds and the page can react:
 * milliseconds since `from`, or since the page was requested.
 */
export const once = (page: Page, condition: string, from = 0) =>
  page.evaluate(`new Promise(done => {
    const look = () => {
      if (!(${condition})) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - ${from})))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
    look()
  })`) as Promise<number>

/** Returns the condition that an element exists. */
export const there = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`

/** Measures the time from an action to the next thing that the user waits for. */
export const after = async (page: Page, condition: string, act: () => Promise<unknown>) => {
  const from = (await page.evaluate('performance.now()')) as number
  await act()
  return once(page, condition, from)
}
