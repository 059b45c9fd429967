import { toId } from '@contract/id'
import { act, cleanup, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { emptyStorage, start } from '@/authProvider/session'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { takeVisits, useVisit } from '@/components/visits'
import { useRecent } from '@/layout/palette/useRecent'
import { useSendVisits } from '@/layout/palette/useSendVisits'
import { adminContext } from '../support/adminContext'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const signIn = (name: string) =>
  start({ accessToken: `of ${name}`, user: { userId: toId(name), givenName: name, surName: 'Okello' } })
const visit = (title: string) =>
  renderHook(() => useVisit(title), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/home/people/1']}>{children}</MemoryRouter>,
  })

it('leaves no visit of one person to the next one when the session ends while the visits are sent', async () => {
  signIn('grace')
  visit('Amina Nakato')
  let isRefused = false
  const send = async () => {
    emptyStorage({ keepDrafts: true })
    isRefused = true
    throw new Error('401')
  }
  renderHook(() => useRecent(true), { wrapper: adminContext({ ...testDataProvider(), send }) })
  await waitFor(() => expect(isRefused).toBe(true))
  await Promise.resolve()
  signIn('moses')
  expect(takeVisits()).toEqual([])
})

it('keeps visits that could not be sent while the session goes on', async () => {
  signIn('grace')
  visit('Amina Nakato')
  const send = () => Promise.reject(new Error('offline'))
  renderHook(() => useRecent(true), { wrapper: adminContext({ ...testDataProvider(), send }) })
  await waitFor(() => expect(takeVisits()).toMatchObject([{ title: 'Amina Nakato' }]))
})

it('sends the visits once when the tab is hidden, though nobody opened the palette, and again what could not be sent', async () => {
  signIn('grace')
  visit('Amina Nakato')
  const sent: unknown[] = []
  let isOffline = true
  const send = async (_: unknown, visits: unknown, options: unknown) => {
    sent.push([visits, options])
    if (isOffline) throw new Error('offline')
  }
  const Context = adminContext({ ...testDataProvider(), send })
  const { result } = renderHook(useSendVisits, {
    wrapper: ({ children }) => (
      <Context>
        <AnnouncedExtensions value={new Set(['find'])}>{children}</AnnouncedExtensions>
      </Context>
    ),
  })
  await act(async () => result.current())
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  fireEvent(document, new Event('visibilitychange'))
  expect(sent).toEqual([])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  const once = [
    [expect.objectContaining({ address: '/home/people/1', title: 'Amina Nakato' })],
    { keepalive: true, headers: { Authorization: 'Bearer of grace' } },
  ]
  expect(sent).toEqual([once])
  // A failed request leaves them in the tab.
  await waitFor(() => expect(sessionStorage.getItem('visits')).not.toBeNull())
  isOffline = false
  fireEvent(document, new Event('visibilitychange'))
  await waitFor(() => expect(sent).toEqual([once, once]))
  fireEvent(document, new Event('visibilitychange'))
  expect([sent.length, sessionStorage.getItem('visits')]).toEqual([2, null])
})
