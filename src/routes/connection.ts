import { createStore, useStored } from '@/createStore'
import { ApiError } from '@/dataProvider/apiError'
import type { Http } from '@/dataProvider/http'

export type Connection = {
  /** Follows the calls and the browser until the function that it returns is called. */
  watch(): () => void
  isLost(): boolean
  subscribe(listener: () => void): () => void
  /** Asks the host at once instead of waiting for the next try. */
  tryNow(): void
}

const FIRST_WAIT = 2_000
const LONGEST_WAIT = 20_000
/** A host that says nothing for so long counts as out of reach. */
const PATIENCE = 5_000
/** Questions that a host must leave without an answer to count as out of reach, and the time between two of them. */
const QUESTIONS = 3
const NEXT_QUESTION = 1_000

/**
 * Notices when the host cannot be reached, from calls that got no answer and from the browser, and then asks until it
 * answers again; any answer counts. One call without an answer proves nothing: the host is asked, and only its silence
 * does. A question that is cut off at once is repeated twice, unless another call is answered meanwhile. `onBack` is called
 * each time the connection comes back.
 */
export const createConnection = (http: Http, onBack: () => void): Connection => {
  const lost = createStore(false)
  let wait = FIRST_WAIT
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  /** Questions without an answer since the latest answer of any call. */
  let unanswered = 0

  const set = (now: boolean) => {
    if (unanswered) clearTimeout(timer)
    unanswered = 0
    if (now === lost.get()) return
    lost.set(now)
    clearTimeout(timer)
    wait = FIRST_WAIT
    if (now) timer = setTimeout(probe, wait)
    else onBack()
  }

  const probe = async () => {
    if (asking) return
    asking = true
    clearTimeout(timer)
    const signal = AbortSignal.timeout(PATIENCE)
    try {
      await http.probe(signal)
      set(false)
    } catch (error) {
      if (error instanceof ApiError && error.status > 0) set(false)
      else if (lost.get()) {
        wait = Math.min(wait * 1.6, LONGEST_WAIT)
        clearTimeout(timer)
        timer = setTimeout(probe, wait)
      } else if (++unanswered === QUESTIONS || signal.aborted) set(true)
      else timer = setTimeout(probe, NEXT_QUESTION)
    } finally {
      asking = false
    }
  }

  const watch = () => {
    const { response } = http.client.interceptors
    const interceptor = response.use(
      answer => {
        set(false)
        return answer
      },
      error => {
        if (error instanceof ApiError && error.code === 'offline' && !lost.get() && !unanswered) void probe()
        else if (error instanceof ApiError && error.status > 0) set(false)
        throw error
      },
    )
    const ending = new AbortController()
    const { signal } = ending
    window.addEventListener('offline', () => set(true), { signal })
    window.addEventListener('online', () => lost.get() && void probe(), { signal })
    return () => {
      response.eject(interceptor)
      ending.abort()
      clearTimeout(timer)
    }
  }

  return { watch, isLost: lost.get, subscribe: lost.subscribe, tryNow: () => void probe() }
}

export const useConnectionLost = (connection: Connection) =>
  useStored({ subscribe: connection.subscribe, get: connection.isLost })
