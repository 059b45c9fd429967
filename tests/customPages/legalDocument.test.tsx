import { toId } from '@contract/id'
import { legalDocuments as calls } from '@contract/registry/legalDocuments'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { I18nContextProvider } from 'react-admin'
import { Link } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAuthProvider } from '@/authProvider/authProvider'
import * as session from '@/authProvider/session'
import List from '@/components/list/List'
import { PageExists } from '@/components/pageExists'
import Instrument from '@/customPages/instrument/Instrument'
import { loadedDefinitions } from '@/definition/defineArea'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import fr from '@/i18n/fr/adminPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { flatten } from '@/i18n/messages'
import sw from '@/i18n/sw/adminPages'
import { replaceWords } from '@/i18n/words'
import legalDocument from '@/resources/files/legalDocument'
import legalDocuments from '@/resources/registry/legalDocuments'
import * as definitions from '../support/definitionTables'
import { mountPart, unmountParts } from '../support/mountPart'
import { ReaderWorker } from '../support/readerWorker'
import { recordedHttp } from '../support/recordedHttp'
// A list fetches the forms behind its rows: here they are loaded before, so that no import outlives the test.
import '@/components/dialogs'

beforeEach(() => void vi.stubGlobal('Worker', ReaderWorker))
afterEach(() => {
  unmountParts()
  vi.unstubAllGlobals()
})

type Answer = { status?: number; body?: unknown }
type Answers = { details?: Answer; file?: (handle: string) => Answer | Promise<Answer> }

const FILE = calls.file.path
const deed = (number: string) => ({
  instrumentNumber: number,
  documentType: 'DEBENTURE',
  subjectMatter: `Debenture ${number}`,
  filingDate: '2024-03-09',
  edmsId: `E-${number}`,
  individualBorrowers: [{ name: 'Ann Opio' }],
  entityLenders: [{ name: 'Lake Bank' }],
})
/** Answer that holds a text as the EDMS sends files. */
const stored = (text: string): Answer => ({ body: { Base64FileStream: btoa(text) } })

/** Opens the page of a document at an address; the host has every number. */
const open = (address: string, answers: Answers = {}, more: object = {}, locale: 'en' | 'sw' | 'fr' = 'en') => {
  const { sw: swDefinitions, fr: frDefinitions } = definitions
  const words = { en, sw, fr }[locale]
  replaceWords(locale, [publicPages, en], locale === 'en' ? [] : [{ sw: swDefinitions, fr: frDefinitions }[locale]])
  return mountPart(
    <I18nContextProvider value={createI18nProvider(flatten(words))}>
      <Link to="/home/registry/document-viewer/2024%2F2">The next one</Link>
      <Instrument instrument={legalDocument} />
    </I18nContextProvider>,
    ({ path, query, body }) => {
      if (path === calls.details.path)
        return answers.details ?? { body: { data: { ...deed(query.instrumentNumber ?? ''), ...more } } }
      if (path === FILE) return answers.file?.((body as { documentHandle: string }).documentHandle) ?? stored('Sealed')
      return { status: 404 }
    },
    { address: `/home/registry/document-viewer/${address}`, path: '/home/registry/document-viewer/*' },
  ).asked
}
const subject = (number: string) => screen.findByText(`Debenture ${number}`, { selector: 'h2' })
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
const attachment = () => fireEvent.click(screen.getByText('Attachment', { selector: '[role=tab]' }))

it.each(['2024/1', '2024%2F1'])('is opened by its address %s, with its facts', async address => {
  const asked = open(address)
  await subject('2024/1')
  expect(asked.find(({ path }) => path === calls.details.path)?.query).toEqual({ instrumentNumber: '2024/1' })
  expect(texts('h1')).toEqual(['Legal Document'])
  expect(texts('.breadcrumb li')).toEqual(['Document', '2024/1', 'Debenture'])
  expect(texts('.instrument-date > *')).toEqual(['Registration Date', '09-03-2024'])
  expect(texts('[role=tab]')).toEqual(['Details', 'Attachment'])
})

it.each([
  ['sw', ['Hati', 'Hati ya dhamana'], 'Tarehe ya usajili', ['Maelezo', 'Kiambatisho'], ['Wakopaji', 'Wakopeshaji']],
  ['fr', ['Document', 'Débenture'], 'Date d’enregistrement', ['Détails', 'Pièce jointe'], ['Emprunteurs', 'Prêteurs']],
] as const)('speaks %s', async (locale, crumbs, date, tabs, captions) => {
  open('2024/1', {}, {}, locale)
  await subject('2024/1')
  const [first, , last] = texts('.breadcrumb li')
  expect([first, last]).toEqual(crumbs)
  expect(texts('.instrument-date dt')).toEqual([date])
  expect(texts('[role=tab]')).toEqual(tabs)
  expect(texts('.instrument-role')).toEqual(captions)
})

it('says that its file is still migrating, without a request', async () => {
  const asked = open('2024/1?tab=attachment', {}, { edmsId: null })
  await screen.findByText('Document is still migrating to EDMS. Give it another 15 mins to be available for viewing')
  expect(asked.filter(({ path }) => path === FILE)).toEqual([])
})

it('asks for its file when the tab opens, and shows the reason with a retry when it cannot be sent', async () => {
  let answer: Answer = { status: 404, body: { code: 'no-such-document', message: 'Gone' } }
  const asked = open('2024/1', { file: () => answer })
  await subject('2024/1')
  expect(asked.filter(({ path }) => path === FILE)).toEqual([])
  attachment()
  // In the pane and in a toast.
  await waitFor(() => expect(screen.getAllByText('Failed to get document')).toHaveLength(2))
  answer = stored('Sealed by the registrar')
  fireEvent.click(screen.getByText('Reload'))
  await screen.findByText('Sealed by the registrar')
  expect(asked.filter(({ path }) => path === FILE).map(({ body }) => body)).toEqual(
    Array(2).fill({ documentHandle: 'E-2024/1' }),
  )
})

it('says inside the same page that its file is no base64', async () => {
  open('2024/1?tab=attachment', { file: () => ({ body: { Base64FileStream: '*** not base64 ***' } }) })
  await screen.findByText('This file cannot be shown')
  await subject('2024/1')
})

it('shows no file under another document’s name when it arrives late', async () => {
  let arrive = (_: Answer) => {}
  const asked = open('2024/1?tab=attachment', {
    file: handle => (handle === 'E-2024/1' ? new Promise(done => (arrive = done)) : stored('The next file')),
  })
  await waitFor(() => expect(asked.some(({ path }) => path === FILE)).toBe(true))
  fireEvent.click(screen.getByText('The next one'))
  await subject('2024/2')
  arrive(stored('The late file'))
  attachment()
  await screen.findByText('The next file')
  expect(document.querySelector('.pdf-pane section')?.getAttribute('aria-label')).toBe('2024/2')
  expect(screen.queryByText('The late file')).toBeNull()
})

it('says that a number is unknown, with a link back', async () => {
  const message = 'No legal document is filed under the number 1999/1.'
  open('1999%2F1', {
    details: { status: 404, body: { code: 'unknown-instrument', message, params: { number: '1999/1' } } },
  })
  await screen.findByText(message)
  fireEvent.click(screen.getByText('Back to the list'))
  await screen.findByText('Left for /home/registry/document')
})

it.each([
  ['a failure', { status: 500, body: { message: 'The disk is full' } }, 'The disk is full'],
  ['what is no document', { body: { data: ['nothing', 'of', 'the', 'sort'] } }, /^Failed to load tasks/],
])('shows %s of the registry without a blank page, and asks again on Reload', async (_, details, said) => {
  const answers: Answers = { details }
  open('2024/1', answers)
  await screen.findByText(said)
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(said)
  expect(texts('h1')).toEqual(['Legal Document'])
  delete answers.details
  fireEvent.click(screen.getByText('Reload'))
  await subject('2024/1')
})

it.each([
  ['with', 1, ['can_view_reservation_settings']],
  ['without', 0, []],
])('is offered by its registry %s the permission to view it', async (_, offered, more) => {
  const held = ['can_access_dashboard', 'can_view_registry', 'can_view_doc_registry', ...more]
  const permissions = held.map(permission => ({ permission, group: 'general' }))
  session.start({ accessToken: 't', user: { userId: toId('me'), roles: [{ name: 'Newcomer', permissions }] } })
  const { http } = recordedHttp(() => ({}))
  const definitions = loadedDefinitions([legalDocuments])
  const list = (
    <PageExists.Provider value={() => true}>
      <List resource={legalDocuments} />
    </PageExists.Provider>
  )
  mountPart(list, () => ({ body: { content: [deed('2024/1')], totalElements: 1 } }), {
    address: '/home/registry/document',
    definitions: [legalDocuments],
    authProvider: createAuthProvider({ http, definitions, menuIgnoresGroup: false, leave: () => undefined }),
  })
  await screen.findByText('Debenture 2024/1')
  expect(screen.queryAllByRole('button', { name: 'View' })).toHaveLength(offered)
})
