import { LIVE_UPDATES } from '@contract/portal/liveUpdates'
import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/** A worker that is ended while it loads reports neither an end nor a failure. */
const WORKER = /\.worker-[^/]*\.js$/

/** A stream has no end to wait for. */
const isStream = (request: Request) => new URL(request.url()).pathname === LIVE_UPDATES

const underWay = new WeakMap<Page, Set<Request>>()

/** Records the open requests of a page from now on, for `quiet`. */
export const followRequests = (page: Page) => {
  const open = new Set<Request>()
  underWay.set(page, open)
  page.on('request', request => {
    // Requests of a page that is left may report neither an end nor a failure.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear()
    if (!WORKER.test(request.url()) && !isStream(request)) open.add(request)
  })
  const end = (request: Request) => open.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

/**
 * Waits until a page is idle: every request is answered, the answers are drawn, and drawing them sent no new request.
 * The browser's own `networkidle` fires once per page load, and not again when the portal changes its route.
 */
export const networkIdle = async (page: Page) => {
  const open = underWay.get(page)
  if (!open) throw new Error('Nobody follows what this page asks for')
  const pending = () => [...open].map(request => request.url())
  await expect
    .poll(async () => {
      await drawn(page)
      if (open.size) return pending()
      await drawn(page)
      return pending()
    })
    .toEqual([])
}
