import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import { testDataProvider } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useOptions } from '@/components/form/useOptions'
import en from '@/i18n/en/adminPages'
import { addWords } from '@/i18n/words'
import { assignRoles } from '@/resources/accounts/roleActions'
import workList from '@/resources/work/work'
import { adminContext } from '../support/adminContext'
import { mountForm, unmountForms } from '../support/mountForm'

beforeAll(() => addWords(en))
afterEach(() => {
  cleanup()
  unmountForms()
})

it('shows a long list as busy while a new search runs, and not while the same rows are read again', async () => {
  const among = assignRoles.form?.fields.userId?.among
  if (!among?.search) throw new Error('a role is given to a member of staff who is searched for')
  const answers: (() => void)[] = []
  const rows = { rows: [{ id: 1 }], total: 1 }
  const dataProvider = { ...testDataProvider(), rows: () => new Promise(answer => answers.push(() => answer(rows))) }
  const queryClient = new QueryClient()
  const wrapper = adminContext(dataProvider, queryClient)
  const standing = { source: 's', value: '', initial: {} }
  const { result } = renderHook(() => useOptions(among, standing), { wrapper })
  const finding = () => result.current.finding
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(finding()?.busy).toBe(true)
  await act(async () => answers[0]?.())
  await waitFor(() => expect(finding()).toMatchObject({ total: 1, busy: false }))

  act(() => void queryClient.invalidateQueries())
  await waitFor(() => expect(answers).toHaveLength(2))
  expect(result.current.busy).toBe(true)
  expect(finding()?.busy).toBe(false)
  await act(async () => answers[1]?.())

  act(() => finding()?.onTyped('OKELLO'))
  expect(finding()?.busy).toBe(true)
  await waitFor(() => expect(answers).toHaveLength(3))
  expect(finding()).toMatchObject({ total: 1, busy: true })
  await act(async () => answers[2]?.())
  await waitFor(() => expect(finding()?.busy).toBe(false))
})

it('keeps the box of a search that fails, so that another text can be searched', async () => {
  const field = assignRoles.form?.fields.userId
  if (!field?.among?.search) throw new Error('a role is given to a member of staff who is searched for')
  const staff = { id: '7', givenName: 'Grace', surName: 'Okello' }
  mountForm(
    { userId: field as never },
    { host: () => ({ body: { data: { data: { content: [staff], totalElements: 1 } } } }) },
  )
  const box = screen.getByPlaceholderText<HTMLInputElement>(field.among.search.placeholder)
  await screen.findByRole('radio', { name: 'Grace Okello' })
  fireEvent.change(box, { target: { value: 'x'.repeat(201) } })
  await screen.findByRole('alert')
  expect(box.isConnected).toBe(true)
  fireEvent.change(box, { target: { value: 'okello' } })
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  screen.getByRole('radio', { name: 'Grace Okello' })
})

it('says until which day a colleague is absent, as days are written elsewhere', async () => {
  const among = workList.filters?.owner?.among
  if (!among) throw new Error('work is filtered by the colleague who owns it')
  const row = { id: 'a', name: 'Grace Okello', absentUntil: '2026-12-02' }
  const dataProvider = { ...testDataProvider(), rows: async () => ({ rows: [row], total: 1 }) }
  const standing = { source: 's', value: '', initial: {} }
  const { result } = renderHook(() => useOptions(among, standing), { wrapper: adminContext(dataProvider) })
  await waitFor(() => expect(result.current.options).toMatchObject([{ about: 'Absent until 02-12-2026' }]))
})
