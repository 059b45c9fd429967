import type { PortalConfig } from '@contract/portalConfig'
import { useSyncExternalStore } from 'react'
import { ApiError } from '@/dataProvider/apiError'
import type { Http } from '@/dataProvider/http'

export type Connection = {
  isLost(): boolean
  subscribe(listener: () => void): () => void
  /** Asks the host at once instead of waiting for the next try. */
  tryNow(): void
}

const FIRST_WAIT = 2_000
const LONGEST_WAIT = 20_000

/**
 * Notices when the host cannot be reached, from calls that got no answer and from the browser, and then asks until it
 * answers again; any answer counts. `onBack` is called each time the connection comes back.
 */
export const watchConnection = (
  http: Http,
  { apiBase }: Pick<PortalConfig, 'apiBase'>,
  onBack: () => void,
): Connection => {
  const listeners = new Set<() => void>()
  let lost = false
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined

  const set = (now: boolean) => {
    if (now === lost) return
    lost = now
    clearTimeout(timer)
    wait = FIRST_WAIT
    if (lost) timer = setTimeout(probe, wait)
    else onBack()
    for (const listener of listeners) listener()
  }

  const probe = async () => {
    clearTimeout(timer)
    try {
      await fetch(`${apiBase.replace(/\/+$/, '')}/health/live`, { mode: 'no-cors', cache: 'no-store' })
      set(false)
    } catch {
      wait = Math.min(wait * 1.6, LONGEST_WAIT)
      timer = setTimeout(probe, wait)
    }
  }

  http.client.interceptors.response.use(
    response => {
      set(false)
      return response
    },
    error => {
      if (error instanceof ApiError && error.code === 'offline') set(true)
      else if (error instanceof ApiError && error.status > 0) set(false)
      throw error
    },
  )
  window.addEventListener('offline', () => set(true))
  window.addEventListener('online', () => {
    if (lost) void probe()
  })

  return {
    isLost: () => lost,
    subscribe: listener => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tryNow: () => void probe(),
  }
}

export const useConnectionLost = (connection: Connection) =>
  useSyncExternalStore(connection.subscribe, connection.isLost)
