import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Style sheets are not fetched again for axe: none of these rules reads them. */
const options = { runOnly: rules, resultTypes: ['violations'], preload: { assets: ['media'] } }
const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) =>
  violations.map(({ id, help, nodes }) => id + ': ' + help + ' (' + nodes.map(({ target }) => target.join(' ')).join(', ') + ')'))`

/**
 * Waits for the end of fades, whose colours are not final. Animations that never end, or follow a scroll, are left out.
 */
const settled = `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))).then(() =>
  Promise.all(document.getAnimations()
    .filter(({ effect, timeline }) =>
      timeline === document.timeline && Number.isFinite(effect?.getComputedTiming().endTime ?? 0))
    .map(({ finished }) => finished.catch(() => undefined))))`

/**
 * Returns the violations that axe finds on the current page. axe is injected through the debugger, because the page's
 * security policy blocks other scripts.
 */
export const barriersOf = async (page: Page): Promise<string[]> => {
  const debug = await page.context().newCDPSession(page)
  try {
    await debug.send('Runtime.evaluate', { expression: settled, awaitPromise: true })
    await debug.send('Runtime.evaluate', { expression: `if (!window.axe) { ${source} }` })
    const { result, exceptionDetails } = await debug.send('Runtime.evaluate', {
      expression: run,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value as string[]
  } finally {
    await debug.detach()
  }
}
