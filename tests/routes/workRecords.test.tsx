import type { WorkItem } from '@contract/portal/work'
import { waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { foundFileType } from '@/components/file/fileType'
import AccountSummary from '@/customPages/accountSummary/AccountSummary'
import Instrument from '@/customPages/instrument/Instrument'
import PersonPage from '@/customPages/people/PersonPage'
import Practitioner from '@/customPages/practitioner/Practitioner'
import { openingOf } from '@/customPages/work/workPage'
import type { Resource } from '@/definition/defineResource'
import apiRequests from '@/resources/accounts/apiRequests'
import transactions from '@/resources/billing/transactions'
import legalDocument from '@/resources/files/legalDocument'
import dataCorrections from '@/resources/processes/dataCorrections'
import incorporationProcesses from '@/resources/processes/incorporationProcesses'
import registrationProcesses from '@/resources/processes/registrationProcesses'
import complaints from '@/resources/registry/complaints'
import workPages from '@/routes/workPages'
import { mountFile } from '../support/mountFile'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { mountPart, unmountParts } from '../support/mountPart'
import { myItem } from '../support/workItem'

type Item = Pick<WorkItem, 'source' | 'kind'>
type Asked = ReturnType<typeof mountPart>['asked']

const KEY = '80020001234567'
const nothing = () => ({ status: 404, body: { message: 'Nothing has this number' } })

afterEach(() => {
  unmountPages()
  unmountParts()
})

/** Returns the address at which an item opens. */
const addressOf = ({ source, kind = null }: Item) =>
  new URL(workPages[source].address({ key: KEY, kind }), 'http://portal')

/** Waits until a page asks the host for the record, in the path or in the query. */
const isAskedFor = (asked: Asked) =>
  waitFor(() => expect(asked.map(({ path, query }) => path + JSON.stringify(query)).join()).toContain(KEY))

const lists: [string, Item, Resource][] = [
  ['a stopped registration', { source: 'PROCESS', kind: 'REGISTRATION' }, registrationProcesses],
  ['a stopped incorporation', { source: 'PROCESS', kind: 'INCORPORATION' }, incorporationProcesses],
  ['a failed correction', { source: 'CORRECTION' }, dataCorrections],
  ['an unsettled payment', { source: 'PAYMENT' }, transactions],
]

describe('an item opens a list that asks for its record alone', () => {
  it.each(lists)('for %s', async (_, item, definition) => {
    const { search } = addressOf(item)
    await isAskedFor(mountListPage(definition, () => ({ body: { content: [], totalElements: 0 } }), search).asked)
  })

  it.each<[string, Item]>([
    ['PAYMENT', { source: 'PAYMENT' }],
    ['PROCESS REGISTRATION', { source: 'PROCESS', kind: 'REGISTRATION' }],
    ['PROCESS INCORPORATION', { source: 'PROCESS', kind: 'INCORPORATION' }],
    ['PROCESS CORRECTION', { source: 'CORRECTION' }],
    ['PRACTITIONER', { source: 'PRACTITIONER_APPLICATION' }],
    ['APPLICATION WINDING_UP', { source: 'INSOLVENCY_APPLICATION', kind: 'WINDING_UP' }],
  ])('and so does a reminder about the record, of the kind %s', (kind, item) => {
    expect(addressOf({ source: 'REMINDER', kind }).href).toBe(addressOf(item).href)
  })
})

const pages: [string, Item, ReactNode, string][] = [
  [
    'an application',
    { source: 'PRACTITIONER_APPLICATION' },
    <Practitioner key="practitioner" complaints={complaints} />,
    'registry/practitioner-viewer/:number',
  ],
  ['a reminder about a person', { source: 'REMINDER', kind: 'PERSON' }, <PersonPage key="person" />, 'people/:key'],
  [
    'a reminder about a legal document',
    { source: 'REMINDER', kind: 'LEGAL_DOCUMENT' },
    <Instrument key="instrument" instrument={legalDocument} />,
    'registry/document-viewer/*',
  ],
  [
    'a reminder about an account',
    { source: 'REMINDER', kind: 'ACCOUNT' },
    <AccountSummary key="account" requests={apiRequests} selected={() => undefined} />,
    'accounts/summary',
  ],
]

describe('an item opens the page that asks for its record', () => {
  it.each(pages)('for %s', async (_, item, page, path) => {
    const { pathname, search } = addressOf(item)
    const { asked } = mountPart(page, nothing, {
      address: pathname + search,
      path: `/home/${path}`,
      definitions: [complaints, apiRequests],
    })
    await isAskedFor(asked)
  })

  it.each([
    ['COMPANY', 'company'],
    ['BUSINESS_NAME', 'business'],
    ['BUILDING_SOCIETY', 'building-society'],
  ])('for a reminder about a file of the register %s', async (register, type) => {
    const opened = openingOf(workPages, { ...myItem, source: 'REMINDER', kind: `ENTITY ${register}`, key: KEY })
    expect(opened).toBe(`/home/registry/file-viewer/${KEY}`)
    expect(foundFileType(KEY)).toBe(type)
    await isAskedFor(mountFile(nothing, KEY))
  })
})
