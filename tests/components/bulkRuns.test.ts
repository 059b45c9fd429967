import { afterEach, expect, it, vi } from 'vitest'
import { bulkRun, followRun, stopRun } from '@/components/bulk/bulkRuns'
import { ApiError } from '@/dataProvider/apiError'

afterEach(() => {
  vi.useRealTimers()
  bulkRun.set(undefined)
})

const underWay = { done: 5, cancelled: 0, refusals: [], endedAt: null as string | null }
const offline = new ApiError({ status: 0, code: 'offline' })

/** Follows an act of nine rows on a host whose answers come from `read`; `asked` counts the questions, `cancelled` the stops. */
const follow = (read: () => Promise<typeof underWay>) => {
  vi.useFakeTimers()
  const [asked, cancelled] = [vi.fn(read), vi.fn(async () => ({}))]
  const ended = followRun('1', 9, { read: asked, send: cancelled } as never)
  return { asked, cancelled, ended }
}
const MINUTE = 60_000

it('goes on asking how far an act is while the network is away, at least every half minute', async () => {
  let isAway = false
  let endedAt: string | null = null
  const { asked, ended } = follow(async () => {
    if (isAway) throw offline
    return { ...underWay, endedAt }
  })
  await vi.advanceTimersByTimeAsync(1000)
  isAway = true
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(bulkRun.get()).toMatchObject({ state: 'running', done: 5 })
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked.mock.calls.length - before).toBe(2)
  isAway = false
  endedAt = 'x'
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(await ended).toMatchObject({ state: 'ended', done: 5 })
  expect((await ended).failure).toBeUndefined()
})

it.each([403, 404])('ends with the failure where the host answers %s', async status => {
  const { asked, ended } = follow(() => Promise.reject(new ApiError({ status })))
  expect(await ended).toMatchObject({ state: 'ended', failure: { status } })
  expect(asked).toHaveBeenCalledOnce()
})

it('stops an act on the host once the network is back', async () => {
  let isStopped = false
  const { cancelled, ended } = follow(async () => ({ ...underWay, cancelled: 4, endedAt: isStopped ? 'x' : null }))
  cancelled.mockRejectedValueOnce(offline).mockImplementation(async () => {
    isStopped = true
    return {}
  })
  stopRun()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(await ended).toMatchObject({ state: 'ended', left: 4 })
  expect(cancelled).toHaveBeenCalledTimes(2)
})
