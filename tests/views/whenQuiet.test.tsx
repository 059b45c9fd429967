import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useWhenQuiet } from '@/views/useWhenQuiet'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const QUIET = 1_500
/** More than the page may be busy with other work before the code is loaded in any case. */
const IDLE = 1_100

it('loads code once no request was under way for a while, and renders nothing again meanwhile', async () => {
  const client = new QueryClient()
  const load = vi.fn(async () => undefined)
  let renders = 0
  const Page = () => {
    renders++
    useWhenQuiet(load)
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  await pass(QUIET - 100)
  let answer = (_: string) => {}
  const read = client.fetchQuery({ queryKey: ['rows'], queryFn: () => new Promise<string>(done => (answer = done)) })
  await pass(QUIET + IDLE)
  expect(load).not.toHaveBeenCalled()
  answer('rows')
  await act(() => read)
  await pass(QUIET - 100)
  expect(load).not.toHaveBeenCalled()
  await pass(100 + IDLE)
  expect(load).toHaveBeenCalledOnce()
  expect(renders).toBe(1)
})

it('loads again at the next quiet time after a failure, and never after a success', async () => {
  const client = new QueryClient()
  const load = vi.fn(async (): Promise<undefined> => undefined)
  load.mockRejectedValueOnce(new Error('offline'))
  const Page = () => {
    useWhenQuiet(load)
    return null
  }
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  const counts: number[] = []
  for (let time = 0; time < 3; time++) {
    await act(() => client.fetchQuery({ queryKey: ['rows', time], queryFn: async () => 'rows' }))
    await act(() => vi.advanceTimersByTimeAsync(QUIET + IDLE))
    counts.push(load.mock.calls.length)
  }
  expect(counts).toEqual([1, 2, 2])
})

it('loads nothing for a page that was left', async () => {
  const load = vi.fn(async () => undefined)
  const Page = () => {
    useWhenQuiet(load)
    return null
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  ).unmount()
  await vi.advanceTimersByTimeAsync(QUIET + IDLE)
  expect(load).not.toHaveBeenCalled()
})
