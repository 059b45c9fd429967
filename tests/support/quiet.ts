import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** A worker that is ended while it is being loaded is never heard of again. */
const WORKER = /\.worker-[^/]*\.js$/

const underWay = new WeakMap<Page, Set<Request>>()

/** Follows what a page asks for, from now on, for `quiet`. */
export const followRequests = (page: Page) => {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', request => {
    // What a page that is left had asked for may never be heard of again.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    if (!WORKER.test(request.url())) open.add(request)
  })
  const end = (request: Request) => open.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/**
 * Waits until a page has nothing under way any more: everything it asked for has been answered, what was answered is
 * drawn, and drawing it asked for nothing more. The browser's own word for it is said once for each page that is loaded,
 * and not again when the portal goes from one to the next.
 */
export const quiet = async (page: Page) => {
  const open = underWay.get(page)
  if (!open) throw new Error('Nobody follows what this page asks for')
  const left = () => [...open].map(request => request.url())
  await expect
    .poll(async () => {
      await drawn(page)
      if (open.size) return left()
      await drawn(page)
      return left()
    })
    .toEqual([])
}
