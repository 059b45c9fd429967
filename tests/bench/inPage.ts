import type { Page } from 'playwright-core'

/**
 * When something is first so and the page is free to react to it, noted in the page itself, so that no time of ours is
 * counted: milliseconds since `from`, or since the page was asked for.
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

/** That something is there, as a condition. */
export const there = (selector: string) => `document.querySelector(${JSON.stringify(selector)})`

/** From an act of the person to the next thing they wait for. */
export const after = async (page: Page, condition: string, act: () => Promise<unknown>) => {
  const from = (await page.evaluate('performance.now()')) as number
  await act()
  return once(page, condition, from)
}
