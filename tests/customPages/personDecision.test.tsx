import { toId } from '@contract/id'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { forgetNotices } from '@/components/notices'
import { decide, PEOPLE } from '@/customPages/people/calls'
import { useDecision } from '@/customPages/people/useDecision'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { addWords } from '@/i18n/words'
import { adminContext } from '../support/adminContext'
import { recordedHttp } from '../support/recordedHttp'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
afterEach(() => {
  cleanup()
  forgetNotices()
  sessionStorage.clear()
})

it('reads the people again after a decision without an answer, which may be recorded', async () => {
  const { http } = recordedHttp(() => Promise.reject(Object.assign(new Error('reset'), { isAxiosError: true })))
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const queryClient = new QueryClient()
  const person = [PEOPLE, 'person', 'p1']
  queryClient.setQueryData(person, { decisions: [] })
  const wrapper = adminContext(dataProvider, queryClient)
  const guard = { setChanged: vi.fn(), shut: vi.fn() }
  const { result } = renderHook(() => useDecision('p1.p2', guard), { wrapper })
  act(() => result.current.setReason('One number'))
  await act(() =>
    result.current.send('MERGE', decide, reason => ({ one: 'p1', other: 'p2', kind: 'MERGE' as const, reason })),
  )
  expect(result.current.failure).toMatch(/^The registry cannot be reached\./)
  expect(guard.shut).not.toHaveBeenCalled()
  expect(queryClient.getQueryState(person)?.isInvalidated).toBe(true)
})

it('keeps a reason when the session ends, and drops it with the decision', async () => {
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: 'me' }))
  const { http } = recordedHttp(() => ({ body: { message: 'ok' } }))
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const wrapper = adminContext(dataProvider, new QueryClient())
  const guard = { setChanged: vi.fn(), shut: vi.fn() }
  const open = () => renderHook(() => useDecision('p1.p2', guard), { wrapper })
  const first = open()
  act(() => first.result.current.setReason('One number'))
  first.unmount()
  const { result, unmount } = open()
  expect(result.current.reason).toBe('One number')
  expect(guard.setChanged.mock.lastCall?.[0]).toBe(true)
  await act(() =>
    result.current.send('MERGE', decide, reason => ({ one: 'p1', other: 'p2', kind: 'MERGE' as const, reason })),
  )
  expect(guard.shut).toHaveBeenCalledOnce()
  unmount()
  expect(open().result.current.reason).toBe('')
})
