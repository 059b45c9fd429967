import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, testDataProvider } from 'react-admin'
import { afterEach, expect, it } from 'vitest'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable } from '@/i18n/words'
import { assignRoles } from '@/resources/accounts/roleActions'
import { useOptions } from '@/views/form/useOptions'

afterEach(cleanup)

it('shows a long list as busy while a new search runs, and not while the same rows are read again', async () => {
  const among = assignRoles.form?.fields.userId?.among
  if (!among?.search) throw new Error('a role is given to a member of staff who is searched for')
  const answers: (() => void)[] = []
  const rows = { rows: [{ id: 1 }], total: 1 }
  const dataProvider = { ...testDataProvider(), rows: () => new Promise(answer => answers.push(() => answer(rows))) }
  const queryClient = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <CoreAdminContext
      dataProvider={dataProvider}
      queryClient={queryClient}
      i18nProvider={createI18nProvider(currentTable())}
    >
      {children}
    </CoreAdminContext>
  )
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
