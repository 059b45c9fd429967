import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import registrationProcesses from '@/resources/processes/registrationProcesses'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'

afterEach(() => {
  vi.useRealTimers()
  unmountPages()
})

it('shows the state of a process anew every five seconds, until that is stopped', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  let retries = 3
  const { asked } = mountListPage(registrationProcesses, () => ({
    body: { data: [{ id: 'A', brn: '80020001234567', status: 'FAILED', retries }], total: 1 },
  }))
  const shown = () => firstCells(4)[0]
  await screen.findByText('Refreshes every 5 s')
  await waitFor(() => expect(shown()).toBe('3'))
  retries = 7
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(shown()).toBe('7'))
  fireEvent.click(screen.getByRole('button', { name: 'Turn off auto-refresh' }))
  await screen.findByText('Auto-refresh is off')
  retries = 8
  const before = asked.length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveLength(before)
  expect(shown()).toBe('7')
  fireEvent.click(screen.getByRole('button', { name: 'Turn on auto-refresh' }))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(shown()).toBe('8'))
  expect(screen.queryByText('Auto-refresh is off')).toBeNull()
})
