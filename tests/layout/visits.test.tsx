import { toId } from '@contract/id'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { emptyStorage, start } from '@/authProvider/session'
import { takeVisits, useVisit } from '@/components/visits'
import { useRecent } from '@/layout/palette/useRecent'
import { adminContext } from '../support/adminContext'

afterEach(() => {
  cleanup()
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
