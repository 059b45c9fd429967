import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import mdas from '@/resources/registry/mdas'
import { mountListPage, unmountPages } from '../support/mountListPage'

afterEach(unmountPages)

// A reason to see personal data that has ended resets what was read (src/layout/adminServices.ts).
it.each([
  ['rows', ''],
  ['the row of a dialog', '?open=edit.1'],
])('keeps %s away after what was read is reset, also where the next reading fails', async (_, search) => {
  let fails = false
  const row = { no: 1, name: 'Lake Authority', status: 'ACTIVE' }
  const { queryClient } = mountListPage(
    mdas,
    () => (fails ? { status: 500 } : { body: { data: [row], total: 1, totalElements: 1 } }),
    search,
  )
  const shown = () => [...screen.queryAllByText('Lake Authority'), ...screen.queryAllByDisplayValue('Lake Authority')]
  await screen.findByText('Lake Authority')
  if (search) await screen.findByDisplayValue('Lake Authority')
  fails = true
  await act(() => queryClient.resetQueries())
  await screen.findByRole('alert', { hidden: true })
  expect(shown()).toEqual([])
})

it('keeps what was typed in a dialog while what was read is read again', async () => {
  // Drafts belong to a person.
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: 'me' }))
  let fails = false
  const row = { no: 1, name: 'Lake Authority', status: 'ACTIVE' }
  const { queryClient } = mountListPage(
    mdas,
    () => (fails ? { status: 500 } : { body: { data: [row], total: 1, totalElements: 1 } }),
    '?open=edit.1',
  )
  fireEvent.change(await screen.findByDisplayValue('Lake Authority'), { target: { value: 'Lake Board' } })
  fails = true
  await act(() => queryClient.resetQueries())
  await screen.findByRole('alert', { hidden: true })
  fails = false
  await act(() => queryClient.resetQueries())
  await screen.findByDisplayValue('Lake Board')
})
