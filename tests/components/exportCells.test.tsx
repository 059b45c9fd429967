import { writeXlsx } from '@spreadsheet/write'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SheetJob } from '@/components/sheets/protocol'
import type { Resource } from '@/definition/defineResource'
import transactions from '@/resources/billing/transactions'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { workbookCells } from '../support/workbookCells'

let jobs: SheetJob[]

beforeEach(() => {
  jobs = []
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(job: SheetJob) {
        jobs.push(structuredClone(job))
        const data = { kind: 'written', bytes: new Uint8Array() }
        queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
      }
      terminate() {}
    },
  )
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  unmountPages()
})

/** Exports a list with these rows; returns what the worker is given to write. */
const exported = async (definition: Resource, rows: readonly object[], shown: string, format: string) => {
  mountListPage(
    definition,
    ({ path }) =>
      path === definition.list.path ? { body: { data: { content: rows, totalElements: rows.length } } } : { body: {} },
    '',
    { announced: ['notes'] },
  )
  await screen.findByText(shown)
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(screen.getByRole('menuitem', { name: format }))
  await waitFor(() => expect(jobs).toHaveLength(1))
  const [job] = jobs
  if (job?.kind !== 'write') throw new Error('No table was written.')
  return job
}

const payments = [
  { prn: '2260000000017', grandTotal: 1_250_000, createdDate: '2026-01-30T22:30:00Z' },
  { prn: '0260000000025', grandTotal: 750.5, createdDate: '2026-02-01T08:00:00Z' },
].map(payment => ({
  ...payment,
  transactionType: '=1+1',
  trackingNumber: 'T1',
  paymentMethod: 'COUNTER',
  status: 'COMPLETED',
  prnStatus: 'CREDITED',
}))

it('writes totals of the payments as numbers, their days as dates of the registry, and PRNs as text', async () => {
  const { headers, rows, sheet } = await exported(transactions, payments, '2260000000017', 'Excel workbook (.xlsx)')
  const cells = workbookCells(writeXlsx(headers, rows, sheet)).slice(1)
  const column = (label: string) => cells.map(row => row[headers.indexOf(label)])
  expect(column('Total')).toEqual([
    { t: 'n', v: 1_250_000, z: '"UGX" #,##0', w: 'UGX 1,250,000' },
    { t: 'n', v: 750.5, z: '"UGX" #,##0.0', w: 'UGX 750.5' },
  ])
  expect(column('Date')).toMatchObject([
    { t: 'n', v: 46_053, w: '31-01-2026' },
    { t: 'n', v: 46_054, w: '01-02-2026' },
  ])
  expect(column('PRN')).toMatchObject([
    { t: 's', v: '2260000000017' },
    { t: 's', v: '0260000000025' },
  ])
  expect(column('Service')).toMatchObject([
    { t: 's', v: '=1+1', f: undefined },
    { t: 's', v: '=1+1', f: undefined },
  ])
})

it('writes a .csv as the texts of the list', async () => {
  const { headers, rows } = await exported(transactions, payments, '2260000000017', 'Text table (.csv)')
  expect(rows.map(row => [row[headers.indexOf('Total')], row[headers.indexOf('Date')]])).toEqual([
    ['UGX 1,250,000', '31-01-2026'],
    ['UGX 750.5', '01-02-2026'],
  ])
})

it.each(['Excel workbook (.xlsx)', 'Text table (.csv)'])('writes all that a cell shows into a %s', async format => {
  const shown = payments.map(payment => ({
    ...payment,
    transactionType: 'Annual return',
    entity: { brn: '80020001234567', name: 'KILIMO LTD' },
    gateway: 'UNANSWERED',
  }))
  const { headers, rows } = await exported(transactions, shown, '2260000000017', format)
  const [first = []] = rows
  expect(first[headers.indexOf('Service')]).toBe('Annual return, KILIMO LTD')
  expect(first[headers.indexOf('PRN Status')]).toMatch(/, No answer. Retry later.$/)
})

it('writes rows without the flags of their records', async () => {
  const mark = { name: 'Fraud watch', colour: 'RED', icon: 'GAVEL' }
  const flagged = payments.map(payment => ({ ...payment, flags: [mark] }))
  const { headers, rows } = await exported(transactions, flagged, '2260000000017', 'Text table (.csv)')
  expect(await screen.findAllByTitle('Fraud watch')).toHaveLength(2)
  expect(JSON.stringify([headers, rows])).toContain('2260000000017')
  expect(JSON.stringify([headers, rows])).not.toContain('Fraud watch')
})
