import { toId } from '@contract/id'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { DocumentsView } from '@/components/file/DocumentsView'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentTable } from '@/i18n/words'
import { companyDocumentsTab } from '@/resources/files/documents'
import { recordedHttp } from '../support/recordedHttp'
import { signedIn } from '../support/signedIn'

beforeAll(() => {
  addWords(publicPages)
  addWords(en)
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

/** Answers two pages of documents, one on each; the content of a document never comes. */
const documents = ({ query }: { query: Record<string, string> }) => {
  if (!query.page) return new Promise<never>(() => undefined)
  const [edmsId, name] = query.page === '1' ? ['first', 'Form 1'] : ['second', 'Form 20']
  return { body: { data: [{ id: 1, name, edmsId, createdAt: '2026-01-01' }], total: 11, totalElements: 11 } }
}

it('calls the document that Back leads to by its own name when its row is on another page', async () => {
  const { http } = recordedHttp(documents)
  const asker = () => ({ userId: toId('me') })
  render(
    <BrowserRouter>
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([]), http, { paths: {} }, asker)}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <DocumentsView tab={companyDocumentsTab as never} file={{ brn: '1' }} fileKey={['company', '1']} permit="" />
      </CoreAdminContext>
    </BrowserRouter>,
  )
  const open = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
  const opened = (container: ParentNode = document) => container.querySelector('.pane-state-name')?.textContent
  await open('Form 1')
  await waitFor(() => expect(opened()).toBe('Form 1'))
  await open('Next')
  await open('Form 20')
  await waitFor(() => expect(opened()).toBe('Form 20'))
  act(() => history.back())
  await waitFor(() => expect(location.search).toContain('document=first'))
  await waitFor(() => expect(opened()).toBe('Form 1'))
})
