import { toId } from '@contract/id'
import { documentFiling } from '@contract/portal/documentFiling'
import { work } from '@contract/portal/work'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { Link, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentItem } from '@/customPages/work/currentItem'
import WorkCompanion from '@/customPages/work/WorkCompanion'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import workItems from '@/resources/work/work'
import workPages from '@/routes/workPages'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'
import { ME, myItem } from '../support/workItem'
// Dialogs are loaded before, so that no import outlives the test.
import '@/components/dialogs'
import { TestRouter } from '../support/TestRouter'

/** Answers of the host, by path. */
const answers: Record<string, { body: unknown; headers?: Record<string, string> }> = {
  [work.one.path.replace('{id}', '7')]: { body: myItem },
  [work.counts.path]: { body: { counts: [] } },
  [work.colleagues.path]: { body: [], headers: { 'content-range': 'items */0' } },
}
const SECOND = '/home/second?search=jane'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
})
beforeEach(() => {
  sessionStorage.setItem('currentUser', JSON.stringify({ userId: ME }))
  currentItem.set({ item: myItem })
})
afterEach(() => {
  cleanup()
  currentItem.set(undefined)
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

const addressNow = () => window.location.pathname + window.location.search
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Mounts the bar of an open item on a host, over these pages. */
const mountBar = (http: ReturnType<typeof recordedHttp>['http'], pages?: ReactNode) => {
  const ignore = () => undefined
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
        <WorkCompanion
          http={http}
          pages={workPages}
          list={workItems}
          asked={0}
          readAhead={ignore}
          onCounts={ignore}
          onBusy={ignore}
        />
        {pages}
      </CoreAdminContext>
    </TestRouter>,
  )
}

/**
 * Mounts the bar of an open item over the first of two pages, and goes on to the second one. Returns the function that
 * ends its loading: until then the first one is shown.
 */
const leaveForSecond = () => {
  const { http } = recordedHttp(({ path }) => answers[path] ?? { status: 404 }, { announced: ['work'] })
  type Page = { default: ComponentType }
  let show = (_: Page) => {}
  const code = new Promise<Page>(resolve => {
    show = resolve
  })
  const Second = lazy(() => code)
  window.history.replaceState(null, '', '/home/first?page=2')
  mountBar(
    http,
    <Suspense>
      <Routes>
        <Route path="/home/first" element={<Link to={SECOND}>To the second page</Link>} />
        <Route path="/home/second" element={<Second />} />
      </Routes>
    </Suspense>,
  )
  fireEvent.click(screen.getByRole('link', { name: 'To the second page' }))
  expect(addressNow()).toBe(SECOND)
  screen.getByRole('link', { name: 'To the second page' })
  return () => act(async () => show({ default: () => <h1>Second page</h1> }))
}

describe.each([
  ['Pass on', 'passOn'],
  ['Snooze', 'snooze'],
])('%s in the bar of an open item', (button, name) => {
  it('opens its dialog over the next page when it is pressed before that page is shown', async () => {
    const load = leaveForSecond()
    press(button)
    press(button)
    expect(addressNow()).toBe(`${SECOND}&open=work.${name}`)
    await load()
    await screen.findByRole('heading', { name: 'Second page', hidden: true })
    await screen.findByRole('dialog', { name: button })
    press('Cancel')
    await waitFor(() => expect(addressNow()).toBe(SECOND))
  })
})

it('keeps the bar of the next item when the release of the one before is answered late', async () => {
  const next = { ...myItem, id: toId('8'), key: 'IPC-1000008', subject: 'Grace' }
  let released = (_: { body: unknown }) => {}
  const { http } = recordedHttp(
    ({ path }) => {
      if (path === work.release.path.replace('{id}', '7')) return new Promise(resolve => (released = resolve))
      if (path === work.next.path) return { body: { item: next, after: null } }
      if (path === work.one.path.replace('{id}', '8')) return { body: next }
      return answers[path] ?? { status: 404 }
    },
    { announced: ['work'] },
  )
  mountBar(http)
  press('Release')
  press('Next')
  await screen.findByText('Grace')
  await act(async () => released({ body: {} }))
  screen.getByText('Grace')
  expect(currentItem.get()?.item.id).toBe(next.id)
})

it('uploads a missing document, and gives the file back when the host refuses it', async () => {
  const document = { ...myItem, source: 'DOCUMENT' as const, record: '9', about: 'Form 20' }
  const path = documentFiling.upload.path.replace('{document}', '9')
  let refuses = true
  const { http, asked } = recordedHttp(
    async ({ path: now }) => {
      if (now === work.one.path.replace('{id}', '7')) return { body: document }
      if (now !== path) return answers[now] ?? { status: 404 }
      const message = 'The store of documents does not answer.'
      return refuses ? { status: 503, body: { message } } : { body: { message: '“Form 20” is now in EDMS.' } }
    },
    { announced: ['work'] },
  )
  currentItem.set({ item: document })
  mountBar(http)
  press('Upload document')
  const dialog = within(await screen.findByRole('dialog', { name: 'Upload document' }))
  dialog.getByText('Form 20 · Jane')
  const file = new File(['%PDF-1.4\n'], 'form20.pdf', { type: 'application/pdf' })
  await userEvent.upload(dialog.getByLabelText('File of the document', { selector: 'input' }), file)
  await dialog.findByText('form20.pdf')
  fireEvent.click(dialog.getByRole('button', { name: 'File document' }))
  await dialog.findByText(/The store of documents does not answer/)
  dialog.getByText('form20.pdf')
  refuses = false
  fireEvent.click(dialog.getByRole('button', { name: 'File document' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked.filter(one => one.path === path).map(({ body }) => body)).toEqual([{ file }, { file }])
  expect(screen.queryByRole('button', { name: 'Upload document' })).toBeNull()
})
