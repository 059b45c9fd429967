import { toId } from '@contract/id'
import { LEASE_MINUTES, type WorkItem, work } from '@contract/portal/work'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLease } from '@/customPages/work/useLease'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { recordedHttp } from '../support/recordedHttp'
import { ME, myItem } from '../support/workItem'

const MINUTE = 60_000
const SERVER_NOW = Date.parse('2026-11-02T09:00:00Z')

let visible: DocumentVisibilityState
let started: number
/** Milliseconds that the clock of this computer is ahead of the server's. */
let ahead: number
let leasedUntil: number
beforeEach(() => {
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME }))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const serverNow = () => SERVER_NOW + (Date.now() - ahead - started)
const itemNow = (): WorkItem => {
  const left = Math.round((leasedUntil - serverNow()) / 1000)
  const isLeased = left > 0
  return {
    ...myItem,
    holderId: isLeased ? ME : null,
    leasedUntil: isLeased ? new Date(leasedUntil).toISOString() : null,
    leaseLeft: isLeased ? left : null,
  }
}

/** Opens an item at 09:00 of the server on a computer whose clock is wrong, and returns the requests that follow. */
const openItem = (minutesAhead: number, isLeaving = false) => {
  ahead = minutesAhead * MINUTE
  vi.useFakeTimers({ now: SERVER_NOW + ahead, shouldAdvanceTime: false })
  started = SERVER_NOW
  leasedUntil = SERVER_NOW + LEASE_MINUTES * MINUTE
  const { http, asked } = recordedHttp(({ method }) => {
    if (method === 'POST') leasedUntil = serverNow() + LEASE_MINUTES * MINUTE
    return { body: itemNow() }
  })
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId(ME) }))
  const queryClient = new QueryClient()
  const around = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient}>
        {children}
      </CoreAdminContext>
    </QueryClientProvider>
  )
  const opened = itemNow()
  const { result } = renderHook(() => useLease(opened, isLeaving), { wrapper: around })
  return {
    state: () => result.current.state,
    ends: () => result.current.ends,
    taken: () => asked.filter(({ method }) => method === 'POST').length,
    read: () => asked.filter(({ path }) => path === work.one.path.replace('{id}', '7')).length,
  }
}

/** Lets time pass; the person types every half minute, unless they have left. */
const pass = async (minutes: number, isThere = true) => {
  for (let half = 0; half < minutes * 2; half++) {
    if (isThere) window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    await act(() => vi.advanceTimersByTimeAsync(MINUTE / 2))
  }
}
const show = async (state: DocumentVisibilityState) => {
  visible = state
  document.dispatchEvent(new Event('visibilitychange'))
  await act(() => vi.advanceTimersByTimeAsync(100))
}

it.each([-20, 0, 20])('is extended in time on a computer whose clock is %i minutes ahead', async minutes => {
  const { state, ends, taken, read } = openItem(minutes)
  await pass(1)
  expect(state()).toBe('held')
  // It is shown by the clock that the person sees.
  expect(Math.round((ends() ?? 0) / MINUTE)).toBe(Math.round((SERVER_NOW + ahead) / MINUTE) + LEASE_MINUTES)
  await pass(59)
  expect(state()).toBe('held')
  // Once in four minutes and a bit.
  expect(taken()).toBeGreaterThanOrEqual(11)
  expect(taken()).toBeLessThanOrEqual(15)
  expect(read()).toBeLessThanOrEqual(2)
})

it.each([-20, 0, 20])('ends after 15 minutes without an act, with the clock %i minutes ahead', async minutes => {
  const { state, taken, read } = openItem(minutes)
  await pass(3, false)
  await pass(11, false)
  expect(state()).toBe('held')
  await pass(2, false)
  expect(state()).toBe('ended')
  const [asked, sent] = [read(), taken()]
  await pass(30, false)
  expect([read(), taken()]).toEqual([asked, sent])
})

it.each([-20, 0, 20])(
  'asks nothing in a hidden tab, and says how it stands once it is shown (clock %i)',
  async minutes => {
    const { state, taken, read } = openItem(minutes)
    await pass(1)
    await show('hidden')
    const [asked, sent] = [read(), taken()]
    await pass(60)
    expect([read(), taken()]).toEqual([asked, sent])
    await show('visible')
    expect(state()).toBe('ended')
  },
)

it('is not extended while the item is being released or another one is on the way', async () => {
  const { taken } = openItem(0, true)
  await pass(10)
  expect(taken()).toBe(0)
})
