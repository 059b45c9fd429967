import type { PortalConfig } from '@contract/portalConfig'
import { ApiError } from './apiError'
import type { Http, SessionPort } from './http'

/** Part of the client that pages without a session use. */
export type PublicHttp = Pick<Http, 'ask'>

export type LateHttp = PublicHttp & {
  /** Loads the code of the client; rejects where it does not come. */
  fetch(): Promise<Http>
}

/**
 * Returns the client for pages without a session, which are drawn before its code is there: `fetch` loads it ahead, a call
 * waits for it. A call whose code does not come throws ApiError with the code `reader-missing`, and the next one tries
 * again.
 */
export const lateHttp = (config: PortalConfig, session: SessionPort): LateHttp => {
  let loaded: Promise<Http> | undefined
  const load = async () => {
    try {
      const { createHttp } = await import('./http')
      return createHttp(config, session)
    } catch {
      loaded = undefined
      throw new ApiError(0, 'reader-missing', '')
    }
  }
  const fetch = () => {
    loaded ??= load()
    return loaded
  }
  return { fetch, ask: async (...call) => (await fetch()).ask(...call) }
}
