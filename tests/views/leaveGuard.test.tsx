import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { UnsavedInputContext } from '@/views/dialogRoutes/useBackGuard'
import { useLeaveGuard } from '@/views/form/leaveGuard'

afterEach(cleanup)

it('does not ask again after sending, though the form reports input once more', () => {
  const tell = vi.fn()
  const { result } = renderHook(() => useLeaveGuard(() => {}), {
    wrapper: ({ children }) => <UnsavedInputContext.Provider value={tell}>{children}</UnsavedInputContext.Provider>,
  })
  act(() => result.current.setChanged(true, () => {}, true))
  expect(tell.mock.lastCall?.[0]).toMatchObject({ changed: true, sending: true })
  act(() => result.current.settle())
  act(() => result.current.setChanged(true, () => {}, false))
  expect(tell.mock.lastCall?.[0]).toEqual({ changed: false })
})
