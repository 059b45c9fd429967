import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import { hostResource } from '@/definition/hostSupport'
import en from '@/i18n/en/adminPages'
import { addWords, currentWords } from '@/i18n/words'
import transactions from '@/resources/billing/transactions'
import accessLog from '@/resources/portal/accessLog'
import audit from '@/resources/portal/audit'
import blacklist from '@/resources/registry/blacklist'
import { Cell } from '@/views/list/Cell'
import { columnsOf } from '@/views/list/columns'
import { RowContext } from '@/views/list/RowContext'
import { PageExists } from '@/views/pageExists'
import { signedIn } from '../support/signedIn'

beforeAll(() => addWords(en))
afterEach(cleanup)

type Who = { mayOpen?: boolean; exists?: boolean }

/** Renders a cell of a row, and returns the addresses of its links. */
const linksOf = (list: Resource, source: string, row: object, { mayOpen = true, exists = true }: Who = {}) => {
  const [column] = columnsOf(hostResource(list, new Set(['entityKinds'])), currentWords(), 'en', [source])
  if (!column) throw new Error('No such column')
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={{ ...signedIn, can: () => mayOpen } as typeof signedIn}>
        <PageExists.Provider value={() => exists}>
          <RowContext row={{ id: 'one', ...row } as never} offered={[]}>
            <Cell column={column} />
          </RowContext>
        </PageExists.Provider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return screen.queryAllByRole('link').map(link => link.getAttribute('href'))
}
const struck = { brn: '80020001234567', companyName: 'MOROTO FOODS LTD' }
const FILE = '/home/registry/file-viewer/80020001234567'

it.each([
  ['the BRN of a black-listed company', blacklist, 'brn', struck, FILE],
  ['its name', blacklist, 'companyName', struck, FILE],
  ['a BRN with a slash', blacklist, 'brn', { brn: 'G/12' }, '/home/registry/file-viewer/G%2F12'],
  ['a PRN', transactions, 'prn', { prn: '2240023845891' }, '/home/billing/transactions?prn=2240023845891'],
  ['a tracking number', transactions, 'trackingNumber', { trackingNumber: 'T/1' }, '/home/journey/T%2F1'],
  ['the file of a read', accessLog, 'file', { fileKind: 'PERSON', fileKey: '77' }, '/home/people/77'],
  ['the company of a change', audit, 'subject', { subject: '80020001234567 MOROTO FOODS LTD' }, FILE],
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
})
