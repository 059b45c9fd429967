import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refreshAfter } from '@/components/refreshAfter'
import { ApiError } from '@/dataProvider/apiError'

const INTERVAL = 5000
let visible: DocumentVisibilityState = 'visible'
let answer: () => Promise<unknown>
let times: number[]
let end = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
})
afterEach(() => {
  end()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Observes a query that refreshes every five seconds; `times` holds the second of each request. */
const observe = () => {
  const started = Date.now()
  times = []
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['list'],
    queryFn: () => {
      times.push((Date.now() - started) / 1000)
      return answer()
    },
    retry: false,
    refetchInterval: query => refreshAfter(INTERVAL, query),
  })
  end = observer.subscribe(() => undefined)
  return observer
}
const busy =
  (status = 503, retryAfter?: number) =>
  async () => {
    throw new ApiError({ status, code: 'busy', retryAfter })
  }
const good = async () => 'rows'

it('requests at its interval while answers come', async () => {
  answer = good
  observe()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(times).toEqual([0, 5, 10, 15, 20])
})

it.each([503, 429])(
  'doubles its pause after each %i in a row, up to a minute, and returns to its interval',
  async status => {
    answer = good
    observe()
    await vi.advanceTimersByTimeAsync(1)
    answer = busy(status)
    await vi.advanceTimersByTimeAsync(200_000)
    expect(times).toEqual([0, 5, 15, 35, 75, 135, 195])
    answer = good
    await vi.advanceTimersByTimeAsync(65_000)
    expect(times.slice(7)).toEqual([255, 260, 265])
    // A later failure starts with the first pause again.
    answer = busy(status)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(times.slice(10)).toEqual([270, 280])
  },
)

it('waits as long as the host asks, also beyond a minute', async () => {
  answer = busy(429, 90)
  observe()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(times).toEqual([0, 90])
})

it('backs off before anything was ever loaded', async () => {
  answer = busy()
  observe()
  await vi.advanceTimersByTimeAsync(75_000)
  expect(times).toEqual([0, 10, 30, 70])
})

it('sends nothing while the tab is hidden', async () => {
  answer = good
  observe()
  await vi.advanceTimersByTimeAsync(5000)
  visible = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(times).toEqual([0, 5])
})

it('never shortens an interval that is longer than a minute', () => {
  const failed = { state: { status: 'error' as const, error: undefined, errorUpdateCount: 2 } }
  expect(refreshAfter(300_000, failed)).toBe(300_000)
})

it('is off without an interval', () => {
  expect(refreshAfter(false, { state: { status: 'error', error: undefined, errorUpdateCount: 3 } })).toBe(false)
})
