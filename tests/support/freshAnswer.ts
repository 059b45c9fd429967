import type { Route } from 'playwright-core'

/**
 * Returns the host's answer to a request in full. The portal names the answer that it has already, and the host would
 * say only that it still holds (decision 057).
 */
export const freshAnswer = (route: Route) => {
  const { 'if-none-match': _, ...headers } = route.request().headers()
  return route.fetch({ headers })
}
