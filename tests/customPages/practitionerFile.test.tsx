import { complaints as complaintCalls } from '@contract/registry/complaints'
import { practitioners as calls } from '@contract/registry/practitioners'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nContextProvider } from 'react-admin'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import Practitioner from '@/customPages/practitioner/Practitioner'
import fr from '@/i18n/fr/adminPages'
import frPublicPages from '@/i18n/fr/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { flatten } from '@/i18n/messages'
import sw from '@/i18n/sw/adminPages'
import swPublicPages from '@/i18n/sw/publicPages'
import complaints from '@/resources/registry/complaints'
import { mountPart, unmountParts } from '../support/mountPart'
import { pathOf } from '../support/pathOf'
import { ReaderWorker } from '../support/readerWorker'
import { resources } from '../support/resources'
// A tab fetches its code when it opens: here it is loaded before, so that no import outlives the test.
import '@/components/dialogs'
import '@/customPages/practitioner/Certificate'
import '@/customPages/practitioner/FilingHistory'

beforeEach(() => void vi.stubGlobal('Worker', ReaderWorker))
afterEach(() => {
  unmountParts()
  vi.unstubAllGlobals()
})

type Answer = { status?: number; body?: unknown }

const NUMBER = 'IP-1001'
const form = (status: string | null, more: object = {}) => ({ id: 'f1', taskId: 't1', status, ...more })
const ann = {
  uniquePractitionerNumber: NUMBER,
  firstName: 'Ann',
  lastName: 'Opio',
  phoneNumber: '+256700000001',
  email: 'ann@practice.example',
  active: true,
  address: { country: 'Uganda', region: 'Central', district: 'Kampala', subcounty: 'Nakawa', parish: 'Bugolobi' },
  professions: [{ professionName: 'Advocate' }],
  bankAccountInformation: [{ bankName: 'Lake Bank', accName: 'Ann Opio', accNo: '0012345' }],
  form1s: [form('APPROVED')],
}

/** Opens the file of a practitioner; `answers` has the answers by a part of their path, before the file itself. */
const open = (
  file: object = {},
  search = '',
  answers: Record<string, Answer> = {},
  within = (page: ReactNode): ReactNode => page,
) =>
  mountPart(
    within(<Practitioner complaints={complaints} />),
    ({ path }) => {
      const [, given] = Object.entries(answers).find(([part]) => path.includes(part)) ?? []
      if (given) return given
      if (path === complaintCalls.list.path) return { body: { content: [], totalElements: 0 } }
      return path === pathOf(calls.read, { n: NUMBER }) ? { body: { data: { ...ann, ...file } } } : { status: 404 }
    },
    {
      address: `/home/registry/practitioner-viewer/${NUMBER}${search}`,
      path: '/home/registry/practitioner-viewer/:number',
      definitions: resources,
    },
  )

const tabs = () => [...document.querySelectorAll('[role=tab]')]
/** Labels of the tabs, without the count in a badge. */
const labels = () => tabs().map(({ textContent }) => textContent?.replace(/\d+$/, ''))
const openTab = () => tabs().find(tab => tab.getAttribute('aria-selected') === 'true')?.textContent
const choose = (name: RegExp) => fireEvent.click(screen.getByText(name, { selector: '[role=tab], [role=tab] *' }))
const opened = () => screen.findByText('Practitioner Information', { selector: '[role=tab]' })
const region = (name: string) => screen.getByLabelText(name, { selector: 'section' })
const texts = (part: ParentNode, selector: string) =>
  [...part.querySelectorAll(selector)].map(({ textContent }) => textContent)

it.each([
  ['APPROVED', ['Practitioner Information', 'Annual Returns', 'Filing History', 'Complaints']],
  ['ASSIGNED', ['Practitioner Information', 'Filing History', 'Messages']],
  ['SUBMITTED', ['Practitioner Information', 'Filing History', 'Messages', 'Complaints']],
  [null, ['Practitioner Information', 'Filing History', 'Messages', 'Complaints']],
])('has its own tabs with a first application that is %s', async (status, names) => {
  open({ form1s: [form(status)] })
  await waitFor(() => expect(labels()).toEqual(names))
  expect(openTab()).toBe('Practitioner Information')
})

it('keeps the open tab in its address, and shows no key of a text in any tab', async () => {
  open({ form1s: [form('APPROVED'), form('ASSIGNED')] })
  await opened()
  for (const [name, address] of [
    [/^Annual Returns/, '?tab=annual-returns'],
    [/^Filing History/, '?tab=filing-history'],
    [/^Complaints/, '?tab=complaints'],
    [/^Practitioner Information/, ''],
  ] as const) {
    choose(name)
    await waitFor(() => expect(openTab()).toMatch(name))
    expect(window.location.search).toBe(address)
    expect(document.body.textContent).not.toMatch(/daftari\.|resources\./)
  }
  unmountParts()
  open({}, '?tab=annual-returns')
  await screen.findByText('Year')
  expect(openTab()).toBe('Annual Returns')
})

it.each([
  ['Kiswahili', [swPublicPages, sw], 'Mfilisi', 'Taarifa za mfilisi'],
  ['French', [frPublicPages, fr], 'Praticien de l’insolvabilité', 'Informations'],
])('speaks %s', async (_, words, title, tab) => {
  const spoken = createI18nProvider(Object.assign({}, ...words.map(one => flatten(one))))
  open({}, '', {}, page => <I18nContextProvider value={spoken}>{page}</I18nContextProvider>)
  await screen.findByText(title, { selector: 'h1' })
  await waitFor(() => expect(labels()[0]).toBe(tab))
})

it('opens the first tab for one that this practitioner does not have', async () => {
  open({ form1s: [form('ASSIGNED')] }, '?tab=complaints')
  await waitFor(() => expect(openTab()).toBe('Practitioner Information'))
})

it('shows the person, with every documented section, and flags disciplinary facts', async () => {
  open({ profConductDetails: [{ subjection: 'SUBJECTED_TO_PROHIBITION', detailedInformation: 'Until 2030' }] })
  await opened()
  screen.getByText('Insolvency Practitioner', { selector: 'h1' })
  const head = within(region('Ann Opio'))
  for (const text of ['Advocate', ann.phoneNumber, ann.email, 'ACTIVE']) head.getByText(text)
  expect(texts(document, '.file-panel h2')).toEqual([
    'Bio',
    'Professional Conduct',
    'Address',
    'Bank Information',
    'Qualifications',
    'Professions',
    'Indemnity',
  ])
  within(screen.getByLabelText('Bank Information', { selector: 'table' })).getByText('0012345')
  expect(texts(region('Address'), 'dt')).toEqual(['Country', 'Region', 'District', 'Sub County', 'Parish', 'Village'])
  expect(texts(region('Professional Conduct'), 'dt')).toEqual([
    'Subjected to disciplinary proceedings',
    'Disqualified from practicing insolvency',
    'Subjected to any prohibition under the law',
  ])
  expect(texts(region('Professional Conduct'), 'dd')).toEqual(['No', 'No', 'Yes', 'Until 2030'])
  expect(screen.queryByAltText(/^Photo of /)).toBeNull()
})

it('says that a number is unknown, and leads back to the list', async () => {
  const message = 'No insolvency practitioner is registered under number IP-1001.'
  open({}, '', {
    [NUMBER]: { status: 404, body: { code: 'no-such-practitioner', message, params: { number: NUMBER } } },
  })
  await screen.findByText(message)
  expect(screen.queryByText('Reload')).toBeNull()
  fireEvent.click(screen.getByText('Back to the list'))
  await screen.findByText('Left for /home/registry/practitioners')
})

it('offers a retry for other failures', async () => {
  const answers: Record<string, Answer> = { [NUMBER]: { status: 503, body: { message: 'Closed for lunch' } } }
  open({}, '', answers)
  await screen.findByText('Closed for lunch')
  delete answers[NUMBER]
  fireEvent.click(screen.getByText('Reload'))
  await opened()
})

it('names the missing permission', async () => {
  open({}, '', { [NUMBER]: { status: 403, body: { code: 'forbidden' } } })
  await screen.findByText(/can_view_practitioner_registry/)
})

it('groups the documents by application and counts them, with readable names', async () => {
  const stored = (name: string) => ({ insolvencyDocument: { filename: `${name}-1`, name: `${name}.pdf` } })
  const files = ['Application_letter', 'Academic_transcripts', 'Letter_of_good-standing'].map(stored)
  const filed = { applicationType: 'NEW_APPLICATION', registrationDate: '2021-05-01', form1AttachmentList: files }
  const renewal = { id: 'f2', status: 'ASSIGNED', applicationType: 'RENEWAL', createdAt: '2024-01-01' }
  open(
    { form1s: [form('APPROVED', filed), { ...renewal, form1AttachmentList: [stored('Cover')] }] },
    '?tab=filing-history',
  )
  const list = await screen.findByLabelText('NEW_APPLICATION Documents - 2021')
  screen.getByText('RENEWAL Attachments - 2024')
  expect(openTab()).toBe('Filing History4')
  expect(texts(list, 'li')).toEqual([
    '1Application letterShow',
    '2Academic transcriptsShow',
    '3Letter of good standingShow',
  ])
  screen.getByText('Select a document to view it')
})

it('shows why a document is missing, and not the former one in its place', async () => {
  const stored = (name: string) => ({ insolvencyDocument: { filename: name, name } })
  open(
    { form1s: [form('APPROVED', { form1AttachmentList: [stored('Letter'), stored('Report')] })] },
    '?tab=filing-history',
    {
      Letter: { body: new Blob(['I hereby apply']) },
      Report: { status: 500, body: { message: 'The shelf is empty' } },
    },
  )
  fireEvent.click(await screen.findByLabelText('Show Letter'))
  await screen.findByText('I hereby apply')
  fireEvent.click(screen.getByLabelText('Show Report'))
  await screen.findByText('The shelf is empty')
  expect(screen.queryByText('I hereby apply')).toBeNull()
})

it('says that there are no filings, and why there is no certificate', async () => {
  const message = 'IP-1001 has no valid certificate.'
  open({ form1s: [] }, '', {
    certificate: { status: 409, body: { code: 'no-certificate', message, params: { number: NUMBER } } },
  })
  await screen.findByText('Filing History')
  choose(/^Filing History/)
  await screen.findByText('No filings yet')
  fireEvent.click(screen.getByText('Certificate'))
  await screen.findByText(/^IP-1001 has no valid certificate/)
})

it.each([
  ['there are none', { body: { data: [] } }, 0],
  ['the host has no such call', { status: 404, body: { message: 'No such address' } }, 0],
  ['they cannot be had', { status: 500, body: { message: 'Out of paper' } }, 1],
])('shows a note in place of the messages when %s', async (_, answer, failures) => {
  open({ form1s: [form('SUBMITTED')] }, '?tab=messages', { messages: answer })
  await screen.findByText('No messages yet')
  expect(screen.queryAllByText('Out of paper')).toHaveLength(failures)
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(failures)
})

it('names the practitioner without complaints', async () => {
  open({}, '?tab=complaints')
  await screen.findByText('Ann Opio has no complaints lodged against him/her')
})
