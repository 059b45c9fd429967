import { toId } from '@contract/id'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCounts } from '@/customPages/work/useCounts'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { useHostExtensions } from '@/routes/useHostExtensions'
import { recordedHttp } from '../support/recordedHttp'
import { TestRouter } from '../support/TestRouter'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Answer = { status: number; body: object; headers?: Record<string, string> }

const busy = (status: number, retryAfter?: string) => (): Answer => ({
  status,
  body: {},
  ...(retryAfter && { headers: { 'retry-after': retryAfter } }),
})

/** Creates a host, a wrapper with the portal's data provider on it, and the seconds of the requests to it. */
const hostOf = (answer: () => Answer, isKnown = true) => {
  const started = Date.now()
  const seconds: number[] = []
  const { http } = recordedHttp(
    () => {
      seconds.push(Math.round((Date.now() - started) / 1000))
      return answer()
    },
    isKnown ? {} : { announced: 'unasked' },
  )
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestRouter at="/">
      <CoreAdminContext dataProvider={dataProvider} queryClient={client}>
        {children}
      </CoreAdminContext>
    </TestRouter>
  )
  return { http, seconds, wrapper }
}

describe('a host that is busy', () => {
  it.each([503, 429])('is asked for its extensions after the pause that its %i names', async status => {
    const { http, seconds, wrapper } = hostOf(busy(status, '100'), false)
    renderHook(() => useHostExtensions(http), { wrapper })
    await vi.advanceTimersByTimeAsync(50_000)
    const first = seconds.length
    expect(seconds.at(-1)).toBeLessThan(5)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seconds[first]).toBeGreaterThanOrEqual(100)
  })

  it('is asked for its extensions less often while it names no pause', async () => {
    const { http, seconds, wrapper } = hostOf(busy(429), false)
    renderHook(() => useHostExtensions(http), { wrapper })
    await vi.advanceTimersByTimeAsync(190_000)
    expect(seconds).toEqual([0, 20, 60, 120, 180])
  })

  it('is asked for the number of items of work as late as its Retry-After says, and then as often as before', async () => {
    let answer = busy(503, '200')
    const { seconds, wrapper } = hostOf(() => answer())
    renderHook(() => useCounts({}, { refetchInterval: 60_000 }), { wrapper })
    await vi.advanceTimersByTimeAsync(199_000)
    expect(seconds).toEqual([0])
    answer = () => ({ status: 200, body: { counts: [] } })
    await vi.advanceTimersByTimeAsync(62_000)
    expect(seconds).toEqual([0, 200, 260])
  })

  it('is asked for them at the longer interval after a failure, and not sooner', async () => {
    const { seconds, wrapper } = hostOf(busy(500))
    renderHook(() => useCounts({}, { refetchInterval: 300_000 }), { wrapper })
    await vi.advanceTimersByTimeAsync(610_000)
    expect(seconds).toEqual([0, 300, 600])
  })
})
