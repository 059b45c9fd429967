import { notes } from '@contract/portal/notes'
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import transactions from '@/resources/billing/transactions'
import { mountListPage, unmountPages } from '../support/mountListPage'
import { addNotesWords } from '../support/openNotes'

addNotesWords()
afterEach(unmountPages)

const PRN = '2260000000017'
const mark = { name: 'Fraud watch', colour: 'RED', icon: 'GAVEL' }
const payments = [
  { prn: PRN, grandTotal: 500, flags: [mark] },
  { prn: '0260000000025', grandTotal: 500 },
]
const stands = { setBy: 'Ann', setAt: '2026-11-26T08:00:00Z', effect: 'APPROVAL', masksAddresses: false, mayLift: true }

it('shows the flags of the record of a row, and opens its notes from the menu of the row', async () => {
  const { asked } = mountListPage(
    transactions,
    ({ path }) => {
      if (path !== notes.ofRecord.path) return { body: { data: { content: payments, totalElements: 2 } } }
      const flags = [{ ...mark, ...stands, id: 2, kindId: 4, reason: 'Tip' }]
      const asker = { id: 'me', name: 'Ann' }
      return { body: { notes: [], older: false, flags, settable: [], asker, today: '2026-11-26' } }
    },
    '',
    { announced: ['notes'] },
  )
  const row = (await screen.findByTitle('Fraud watch')).closest('tr')
  expect(row?.textContent).toContain(PRN)
  expect(screen.getAllByTitle('Fraud watch')).toHaveLength(1)
  if (row) fireEvent.click(within(row).getByLabelText('More actions'))
  fireEvent.click(await screen.findByText('Notes and flags'))
  await screen.findByText('Some changes need approval')
  expect(new URLSearchParams(window.location.search).get('open')).toBe(`notes.${PRN}`)
  expect(asked.find(({ path }) => path === notes.ofRecord.path)?.query).toEqual({ kind: 'PAYMENT', key: PRN })
})
