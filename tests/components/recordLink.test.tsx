import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { Cell } from '@/components/list/Cell'
import { columnsOf } from '@/components/list/columns'
import { type ListValue, ListValueContext } from '@/components/list/listContext'
import { RowContext } from '@/components/list/RowContext'
import { PageExists } from '@/components/pageExists'
import type { Resource } from '@/definition/defineResource'
import { hostResource } from '@/definition/hostSupport'
import en from '@/i18n/en/adminPages'
import { addWords, currentWords } from '@/i18n/words'
import apiRequests from '@/resources/accounts/apiRequests'
import prns from '@/resources/billing/prns'
import transactions from '@/resources/billing/transactions'
import personDecisions from '@/resources/people/decisions'
import accessLog from '@/resources/portal/accessLog'
import '@/resources'
import audit from '@/resources/portal/audit'
import dataCorrections from '@/resources/processes/dataCorrections'
import incorporationProcesses from '@/resources/processes/incorporationProcesses'
import registrationProcesses from '@/resources/processes/registrationProcesses'
import blacklist from '@/resources/registry/blacklist'
import practitioners from '@/resources/registry/practitioners'
import workItems from '@/resources/work/items'
import work from '@/resources/work/work'
import { signedIn } from '../support/signedIn'

beforeAll(() => addWords(en))
afterEach(cleanup)

type Who = { mayOpen?: boolean; exists?: boolean; searchFor?: (text: string) => void }

/** Renders a cell of a row, and returns the addresses of its links. */
const linksOf = (
  list: Resource,
  source: string,
  row: object,
  { mayOpen = true, exists = true, searchFor }: Who = {},
) => {
  const [column] = columnsOf(hostResource(list, new Set(['entityKinds'])), currentWords(), 'en', [source])
  if (!column) throw new Error('No such column')
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={{ ...signedIn, can: () => mayOpen } as typeof signedIn}>
        <PageExists.Provider value={() => exists}>
          <ListValueContext.Provider value={{ searchFor } as ListValue}>
            <RowContext row={{ id: 'one', ...row } as never} offered={[]}>
              <Cell column={column} />
            </RowContext>
          </ListValueContext.Provider>
        </PageExists.Provider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return screen.queryAllByRole('link').map(link => link.getAttribute('href'))
}
const struck = { brn: '80020001234567', companyName: 'MOROTO FOODS LTD' }
const FILE = '/home/registry/file-viewer/80020001234567'
const paid = {
  transactionType: 'Annual Return',
  entity: { brn: struck.brn, name: struck.companyName, kind: 'COMPANY' },
  payer: { id: '7f', name: 'Agnes Atim' },
}
const practitioner = { uniquePractitionerNumber: 'IP/9', firstName: 'Ann', lastName: 'Okello' }
const complaint = { source: 'COMPLAINT', key: 'IPC-1000001', kind: 'IP/9' }

it.each([
  ['the BRN of a black-listed company', blacklist, 'brn', struck, FILE],
  ['its name', blacklist, 'companyName', struck, FILE],
  ['a BRN with a slash', blacklist, 'brn', { brn: 'G/12' }, '/home/registry/file-viewer/G%2F12'],
  ['a PRN', transactions, 'prn', { prn: '2240023845891' }, '/home/billing/transactions?prn=2240023845891'],
  ['a tracking number', transactions, 'trackingNumber', { trackingNumber: 'T/1' }, '/home/journey/T%2F1'],
  ['the file of a read', accessLog, 'file', { fileKind: 'PERSON', fileKey: '77' }, '/home/people/77'],
  ['the company of a change', audit, 'subject', { subject: '80020001234567 MOROTO FOODS LTD' }, FILE],
  [
    'a company with an old number',
    audit,
    'subject',
    { subject: 'P-100226 NILE LTD' },
    '/home/registry/file-viewer/P-100226',
  ],
  [
    'the payment of a change',
    audit,
    'subject',
    { call: 'TXN-RETRY', subject: '224' },
    '/home/billing/transactions?prn=224',
  ],
  ['the entity that was paid for', transactions, 'transactionType', paid, FILE],
  ['the entity of a payment in its details', transactions, 'entity', paid, FILE],
  ['the account that paid', transactions, 'payer', paid, '/home/accounts/summary?account=7f'],
  ['a used PRN', prns, 'prn', { prn: '2240' }, '/home/billing/transactions?prn=2240'],
  ['the BRN of an API call', apiRequests, 'brn', { apiRequest: { brn: struck.brn } }, FILE],
  ['the name of an owner', registrationProcesses, 'owner', { brn: struck.brn, owner: 'MOROTO FOODS LTD' }, FILE],
  ['the name of a practitioner', practitioners, 'name', practitioner, '/home/registry/practitioner-viewer/IP%2F9'],
  [
    'the other person of a decision',
    personDecisions,
    'otherName',
    { otherName: 'Ann', otherKey: '8' },
    '/home/people/8',
  ],
  ['the practitioner of a complaint', work, 'number', complaint, '/home/registry/practitioner-viewer/IP%2F9'],
  ['the company of a stopped process', work, 'number', { source: 'PROCESS', key: struck.brn }, FILE],
  ['the record of a reminder', work, 'number', { source: 'REMINDER', key: '8', kind: 'PERSON' }, '/home/people/8'],
  ['an item of the team', workItems, 'subject', { source: 'DOCUMENT', key: struck.brn, subject: 'MOROTO' }, FILE],
])('links %s to its record', (_, list, source, row, address) => {
  expect(linksOf(list as Resource, source, row)).toEqual([address])
})

it.each([
  ['may not open the page', { mayOpen: false }],
  ['uses a host without the page', { exists: false }],
])('shows plain text to a person who %s', (_, who) => {
  expect(linksOf(blacklist as Resource, 'brn', struck, who)).toEqual([])
  screen.getByText(struck.brn)
})

it('links nothing where a value is missing or names no record', () => {
  expect(linksOf(transactions as Resource, 'trackingNumber', {})).toEqual([])
  expect(linksOf(accessLog as Resource, 'file', { fileKind: 'ACCOUNT', fileKey: '12' })).toEqual([])
  expect(linksOf(audit as Resource, 'subject', { subject: 'Ministry of Water' })).toEqual([])
  expect(linksOf(work as Resource, 'number', { source: 'GO_LIVE', key: '7f' })).toEqual([])
})

it('shows the service alone of a payment whose host tells no entity', () => {
  expect(linksOf(transactions as Resource, 'transactionType', { transactionType: 'Annual Return' })).toEqual([])
  screen.getByText('Annual Return')
})

const processes = [
  ['registration', registrationProcesses],
  ['incorporation', incorporationProcesses],
  ['correction', dataCorrections],
] as const

it.each(processes)('searches by the BRN of a %s process on a press, and opens its file with Ctrl', (_, list) => {
  const sought: string[] = []
  const searchFor = (text: string) => void sought.push(text)
  expect(linksOf(list as Resource, 'brn', { brn: struck.brn }, { searchFor })).toEqual([FILE])
  const link = screen.getByRole('link', { name: struck.brn })
  const withControl = createEvent.click(link, { ctrlKey: true })
  fireEvent(link, withControl)
  expect([withControl.defaultPrevented, sought]).toEqual([false, []])
  const plain = createEvent.click(link)
  fireEvent(link, plain)
  expect([plain.defaultPrevented, sought]).toEqual([true, [struck.brn]])
})

it.each(processes)('searches by the BRN of a %s process without a link for those who may not open files', (_, list) => {
  const sought: string[] = []
  const searchFor = (text: string) => void sought.push(text)
  expect(linksOf(list as Resource, 'brn', { brn: struck.brn }, { searchFor, mayOpen: false })).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: struck.brn }))
  expect(sought).toEqual([struck.brn])
})
