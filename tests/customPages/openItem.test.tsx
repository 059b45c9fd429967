import { toId } from '@contract/id'
import { work } from '@contract/portal/work'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { currentItem } from '@/customPages/work/currentItem'
import { useOpenItem } from '@/customPages/work/useOpenItem'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import workPages from '@/routes/workPages'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'
import { TestRouter } from '../support/TestRouter'
import { ME, myItem } from '../support/workItem'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
beforeEach(() => sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME })))
afterEach(() => {
  cleanup()
  currentItem.set(undefined)
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

it('stays with the item that was opened last when the answer about an earlier one comes late', async () => {
  const [first, second] = [7, 8].map(number => ({ ...myItem, id: toId(String(number)), key: `IPC-100000${number}` }))
  if (!first || !second) throw new Error('There are two items')
  const pathOf = ({ path }: { path: string }, number: number) => path.replace('{id}', String(number))
  let takenFirst = (_: { body: unknown }) => {}
  const { http, asked } = recordedHttp(
    ({ path }) => {
      if (path === pathOf(work.take, 7)) return new Promise(resolve => (takenFirst = resolve))
      if (path === pathOf(work.take, 8)) return { body: second }
      return { body: {} }
    },
    { announced: ['work'] },
  )
  const asker = () => ({ userId: toId(ME) })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestRouter>
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([]), http, { paths: {} }, asker)}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        {children}
      </CoreAdminContext>
    </TestRouter>
  )
  const { result } = renderHook(() => useOpenItem(workPages), { wrapper })
  act(() => void result.current(first))
  await act(() => result.current(second))
  await waitFor(() => expect(currentItem.get()?.item.id).toBe(second.id))
  const address = location.pathname + location.search
  await act(async () => takenFirst({ body: first }))
  expect(currentItem.get()?.item.id).toBe(second.id)
  expect(location.pathname + location.search).toBe(address)
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain(pathOf(work.release, 7)))
  expect(asked.map(({ path }) => path)).not.toContain(pathOf(work.release, 8))
})
