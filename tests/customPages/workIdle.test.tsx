import { work } from '@contract/portal/work'
import { act } from '@testing-library/react'
import type { AxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IDLE_AFTER } from '@/components/list/useAttention'
import WorkCompanion from '@/customPages/work/WorkCompanion'
import type { Http } from '@/dataProvider/http'
import workItems from '@/resources/work/work'
import workPages from '@/routes/workPages'
import { mountPart, unmountParts } from '../support/mountPart'
import { workHost } from '../support/mountWork'

const MINUTE = 60_000
const ignore = () => undefined

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  unmountParts()
  vi.useRealTimers()
})

it('asks for no counts while nobody looks, so that the session can end, and catches up at the first sign', async () => {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const get = async (_path: string, _options?: AxiosRequestConfig) => ({
    data: new ReadableStream<Uint8Array>({
      start(controller) {
        stream = controller
      },
    }),
  })
  const tell = (text: string) => stream?.enqueue(new TextEncoder().encode(text))
  const { asked } = mountPart(
    <WorkCompanion
      {...{ pages: workPages, list: workItems, asked: 0, readAhead: ignore, onCounts: ignore, onBusy: ignore }}
      http={{ client: { get } } as unknown as Http}
    />,
    workHost({}),
    { definitions: [workItems], announced: ['work', 'liveUpdates'] },
  )
  const counts = () => asked.filter(({ path }) => path === work.counts.path).length
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(MINUTE)
  const first = counts()
  expect(first).toBeGreaterThan(0)
  tell('data: work\n\n')
  await pass(1000)
  expect(counts()).toBe(first + 1)
  await pass(IDLE_AFTER - MINUTE)
  const before = counts()
  // The sign of life keeps the stream; the change is not asked for.
  for (let minute = 0; minute < 20; minute++) {
    tell(':\n\ndata: work\n\n')
    await pass(MINUTE)
  }
  expect(counts()).toBe(before)
  act(() => void dispatchEvent(new Event('pointermove')))
  await pass(1000)
  expect(counts()).toBe(before + 1)
})
