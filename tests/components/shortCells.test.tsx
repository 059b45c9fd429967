import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Row } from '@/components/list/columns'
import { columnsOf } from '@/components/list/columns'
import { DataTable } from '@/components/list/DataTable'
import { RowsProvider } from '@/components/list/RowsProvider'
import type { Resource } from '@/definition/defineResource'
import en from '@/i18n/en/adminPages'
import { addWords, currentWords } from '@/i18n/words'
import applications from '@/resources/insolvency/applications'
import companies from '@/resources/registry/companies'
import { signedIn } from '../support/signedIn'

beforeAll(() => addWords(en))
afterEach(cleanup)

/** Shows a row of a list; returns what a cell says, what its tooltip says, and what is exported. */
const cellOf = (list: Resource, source: string, row: Row) => {
  render(
    <MemoryRouter>
      <CoreAdminContext authProvider={signedIn}>
        <RowsProvider definition={list} rows={[row]}>
          <DataTable />
        </RowsProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  )
  const label = list.computed?.[source]?.label ?? ''
  const cell = screen.getAllByRole('cell').find(one => one.dataset.label === label)
  const [column] = columnsOf(list, currentWords(), 'en', [source])
  return [cell?.textContent, cell?.querySelector('[title]')?.getAttribute('title'), column?.text(row)]
}

it('says the type of a company in short, and in full in the tooltip and the export', () => {
  const whole = 'Private company limited by guarantee without shares'
  const row = { id: '1', brn: '1', name: 'KISIMA LTD', subType: 'private-company-limited-by-guarantee-without-shares' }
  expect(cellOf(companies, 'type', row)).toEqual(['Private, by guarantee', whole, whole])
})

it('says a type that it does not know as readable text', () => {
  const row = { id: '1', brn: '1', name: 'KISIMA LTD', subType: 'UNLIMITED_COMPANY' }
  expect(cellOf(companies, 'type', row)).toEqual(Array(3).fill('Unlimited company'))
})

it('says the person of an application by initials and surname, and in full in the tooltip', () => {
  const row = { id: '1', trackingNumber: 'WU1', registrarName: 'Harriet Rose Nansubuga' }
  expect(cellOf(applications, 'assignment', row)).toEqual([
    'H. R. Nansubuga',
    'Harriet Rose Nansubuga',
    'Harriet Rose Nansubuga',
  ])
})

it('says the type of an application in short, and in full in the tooltip and the export', () => {
  const row = { id: '1', trackingNumber: 'FD1', type: 'FOREIGN_COMPANY_DE_REGISTRATION' }
  const whole = 'Foreign Company De-registration'
  expect(cellOf(applications, 'type', row)).toEqual(['Foreign de-registration', whole, whole])
})
