import type { AxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/dataProvider/apiError'
import { followChanges } from '@/dataProvider/liveUpdates'

type Opened = { write(text: string): void; end(): void; signal: AbortSignal }

let stop = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  show(true)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const show = (isVisible: boolean) => {
  Object.defineProperty(document, 'visibilityState', { value: isVisible ? 'visible' : 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** Starts to follow a host whose streams the test writes to; `refusal` may be set to an error. */
const start = async () => {
  const host: { refusal?: unknown; streams: Opened[] } = { streams: [] }
  const changed = vi.fn()
  const met = vi.fn()
  const get = async (_path: string, { signal }: AxiosRequestConfig = {}) => {
    if (host.refusal) throw host.refusal
    if (!(signal instanceof AbortSignal)) throw new Error('A stream must be able to end')
    const data = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(new DOMException('Left', 'AbortError')))
        host.streams.push({
          write: text => controller.enqueue(new TextEncoder().encode(text)),
          end: () => controller.close(),
          signal,
        })
      },
    })
    return { data }
  }
  stop = followChanges({ client: { get: get as never }, changed, met, random: () => 0.5 })
  const settle = () => vi.advanceTimersByTimeAsync(0)
  await settle()
  return { host, changed, met, settle, last: () => host.streams.at(-1) }
}

it('tells of each event once, also of one that arrives in parts, and of no sign of life', async () => {
  const { changed, last, settle } = await start()
  changed.mockClear()
  last()?.write(':\n\n')
  await settle()
  expect(changed).not.toHaveBeenCalled()
  last()?.write('da')
  last()?.write('ta: work\n\n')
  await settle()
  expect(changed).toHaveBeenCalledOnce()
})

it('tells colleagues and work apart', async () => {
  const { changed, met, last, settle } = await start()
  changed.mockClear()
  met.mockClear()
  last()?.write('data: presence\n\n')
  await settle()
  expect([met.mock.calls.length, changed.mock.calls.length]).toEqual([1, 0])
  last()?.write('data: work\n\n')
  await settle()
  expect([met.mock.calls.length, changed.mock.calls.length]).toEqual([1, 1])
})

it('asks who came before the stream stood, each time that one is opened', async () => {
  const { met } = await start()
  expect(met).toHaveBeenCalledOnce()
  show(false)
  show(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(met).toHaveBeenCalledTimes(2)
})

it('has no stream while the tab is hidden, and asks anew when it is shown', async () => {
  const { host, changed, last, settle } = await start()
  show(false)
  await settle()
  expect(last()?.signal.aborted).toBe(true)
  changed.mockClear()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(host.streams).toHaveLength(1)
  expect(changed).not.toHaveBeenCalled()
  show(true)
  await settle()
  expect(host.streams).toHaveLength(2)
  expect(changed).toHaveBeenCalledOnce()
})

it('opens a stream again that ended or fell silent', async () => {
  const { host, last } = await start()
  last()?.end()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(host.streams).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(44_000)
  expect(last()?.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(host.streams).toHaveLength(3)
})

it('opens streams that end without a sign of life more and more seldom', async () => {
  const { host } = await start()
  const ended = new Set<Opened>()
  const endAll = () => {
    for (const stream of host.streams) if (!ended.has(stream)) stream.end()
    for (const stream of host.streams) ended.add(stream)
  }
  for (let second = 0; second < 600; second++) {
    endAll()
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(host.streams.length).toBeLessThan(17)
})

it('opens streams that end after a sign of life as soon as ever', async () => {
  const { host, last } = await start()
  for (let opened = 1; opened < 5; opened++) {
    last()?.write(':\n\n')
    last()?.end()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(host.streams).toHaveLength(opened + 1)
  }
})

it('tries more and more seldom while it is refused, as the host asks, and says each time that changes may be missed', async () => {
  const { host, changed, last, settle } = await start()
  host.refusal = new ApiError({ status: 503, code: 'busy', message: 'Busy' })
  last()?.end()
  changed.mockClear()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(changed).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(changed).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(changed.mock.calls.length).toBeLessThan(17)
  host.refusal = new ApiError({ status: 503, code: 'busy', message: 'Busy', retryAfter: 300 })
  await vi.advanceTimersByTimeAsync(60_000)
  changed.mockClear()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(changed).not.toHaveBeenCalled()
  await settle()
})

it('does not ask again once the session has ended', async () => {
  const { host, last } = await start()
  host.refusal = new ApiError({ status: 401, code: 'signed-out', message: 'Over' })
  last()?.end()
  await vi.advanceTimersByTimeAsync(600_000)
  host.refusal = undefined
  await vi.advanceTimersByTimeAsync(600_000)
  expect(host.streams).toHaveLength(1)
})
