import { toId } from '@contract/id'
import { work } from '@contract/portal/work'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { afterEach, beforeAll, expect, it } from 'vitest'
import WorkPage from '@/customPages/work/WorkPage'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import workWords from '@/i18n/en/work'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import workItems from '@/resources/work/work'
import workPages from '@/routes/workPages'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'
import { ME, myItem } from '../support/workItem'
// A list fetches the forms behind its rows and the boxes of its filters: here they are loaded before, so that no import
// outlives the test.
import '@/components/fields/PickFilter'
import '@/components/dialogs'
import { TestRouter } from '../support/TestRouter'

beforeAll(() => {
  addWords(en)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const mountWork = (http: ReturnType<typeof recordedHttp>['http']) =>
  render(
    <TestRouter>
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([workItems]), http, { paths: {} }, () => ({
          userId: toId(ME),
        }))}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <WorkPage resource={workItems} pages={workPages} />
      </CoreAdminContext>
    </TestRouter>,
  )

it('keeps a typed filter that is applied while a view of the work is chosen', async () => {
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME }))
  window.history.replaceState(null, '', '/home/work')
  const { http } = recordedHttp(({ path }) =>
    path === work.counts.path
      ? { body: { counts: [] } }
      : { body: path === work.list.path ? [myItem] : [], headers: { 'content-range': 'items 0-0/1' } },
  )
  mountWork(http)
  await screen.findByText('Jane')
  const box = screen.getByRole('textbox', { name: workItems.filters?.age?.label ?? '' })
  fireEvent.change(box, { target: { value: '5' } })
  act(() => {
    fireEvent.blur(box)
    fireEvent.click(screen.getByRole('button', { name: workWords.nobodys }))
  })
  await waitFor(() => expect(location.search).toBe('?age=5&owner=NOBODY'))
})

it('gives no colour to a group without items', async () => {
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME }))
  window.history.replaceState(null, '', '/home/work')
  const { http } = recordedHttp(({ path }) =>
    path === work.counts.path
      ? { body: { counts: [{ whose: 'NOBODY', source: 'COMPLAINT', urgency: 'TODAY', count: 2 }] } }
      : { body: path === work.list.path ? [myItem] : [], headers: { 'content-range': 'items 0-0/1' } },
  )
  mountWork(http)
  const group = (name: RegExp) => screen.getByRole('button', { name }).getAttribute('data-urgency')
  await screen.findByRole('button', { name: /^Today\s*2/ })
  expect(group(/^Today/)).toBe('TODAY')
  expect(group(/^Overdue/)).toBeNull()
})
