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
})

it('reads the people again after a decision without an answer, which may be recorded', async () => {
  const { http } = recordedHttp(() => Promise.reject(Object.assign(new Error('reset'), { isAxiosError: true })))
  const dataProvider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))
  const queryClient = new QueryClient()
  const person = [PEOPLE, 'person', 'p1']
  queryClient.setQueryData(person, { decisions: [] })
  const wrapper = adminContext(dataProvider, queryClient)
  const close = vi.fn<() => void>()
  const { result } = renderHook(() => useDecision(close), { wrapper })
  act(() => result.current.setReason('One number'))
  await act(() =>
    result.current.send('MERGE', decide, reason => ({ one: 'p1', other: 'p2', kind: 'MERGE' as const, reason })),
  )
  expect(result.current.failure).toMatch(/^The registry cannot be reached\./)
  expect(close).not.toHaveBeenCalled()
  expect(queryClient.getQueryState(person)?.isInvalidated).toBe(true)
})
