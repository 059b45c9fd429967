import { contract } from '@contract/index'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import transactions from '@/resources/billing/transactions'
import { choose, openMenu } from '../support/fillBoxes'
import { headings, ofRow } from '../support/listPresses'
import { firstCells, mountListPage, unmountPages } from '../support/mountListPage'
import { pathOf } from '../support/pathOf'

afterEach(() => {
  vi.useRealTimers()
  unmountPages()
})

const PRN = '2249000000011'
const payment = {
  prn: PRN,
  trackingNumber: `T${PRN}`,
  invoiceNo: `I${PRN}`,
  transactionRef: `R${PRN}`,
  transactionType: 'Company Search',
  createdDate: '2026-11-02',
  subTotal: 1_234_567,
  totalTax: 0,
  grandTotal: 1_234_567,
  paymentMethod: 'MOBILE_MONEY',
  msisdn: '••••••••01',
  status: 'PENDING',
  prnStatus: 'PENDING',
}
type Answer = Awaited<ReturnType<Parameters<typeof mountListPage>[1]>>
const page = (rows: object[], total = rows.length, amount?: string): Answer => ({
  body: { content: rows, totalElements: total, ...(amount && { sums: [{ currency: 'UGX', amount }] }) },
})
const cell = (column: number) => firstCells(column)[0]

it('shows its columns, twelve rows with numbers continued across pages, and the total', async () => {
  const { asked } = mountListPage(transactions, ({ query }) => {
    const first = (Number(query.page) - 1) * 12
    return page(
      Array.from({ length: 12 }, (_, at) => ({ ...payment, prn: `22490000${10_000 + first + at}` })),
      180,
    )
  })
  await screen.findByText('1 - 12 of 180')
  expect(firstCells()).toHaveLength(12)
  expect(headings()).toEqual('#,PRN,Tracking No.,Service,Payment Method,Total,PRN Status,Status,Date,Action'.split(','))
  fireEvent.click(screen.getByText('Next'))
  await screen.findByText('13 - 24 of 180')
  expect(cell(0)).toBe('13')
  expect(asked.map(({ query }) => [query.page, query.perPage, query.dir])).toEqual([
    ['1', '12', 'desc'],
    ['2', '12', 'desc'],
  ])
  expect(await openMenu('Rows')).toEqual(['12', '20', '50', '100'])
})

it('filters by number on Enter and by choices at once, and shows the sum of what is found', async () => {
  const found = (query: Record<string, string>): Answer => {
    if (query.prnStatus) return page([], 0, '0')
    if (query.status) return page([{ ...payment, status: 'FAILED' }], 40, '500')
    return query.prn ? page([payment], 1, '1234567') : page([payment, { ...payment, prn: '7' }], 180, '9000000.55')
  }
  const { asked } = mountListPage(transactions, ({ query }) => found(query))
  const sums = async (text: string) =>
    waitFor(() => expect(document.querySelector('.list-sums')?.textContent).toBe(`Total${text}`))
  await sums('UGX 9,000,000.55')
  const box = screen.getByLabelText('PRN', { selector: 'input' })
  const before = asked.length
  fireEvent.change(box, { target: { value: ` ${PRN.slice(0, 7)} ${PRN.slice(7)}` } })
  expect(asked).toHaveLength(before)
  fireEvent.keyDown(box, { key: 'Enter' })
  await sums('UGX 1,234,567')
  expect(asked.at(-1)?.query.prn?.replaceAll(' ', '')).toBe(PRN)
  expect(cell(5)).toBe('UGX 1,234,567')
  expect(document.querySelector('[aria-label=Pages]')).toBeNull()
  fireEvent.click(screen.getByText('Clear all'))
  await sums('UGX 9,000,000.55')
  await choose('Status', 'Failed')
  await sums('UGX 500')
  expect(cell(7)).toBe('Failed')
  await choose('PRN Status', 'Credited')
  await screen.findByText('No results found')
  expect(asked.at(-1)?.query).toMatchObject({ status: 'FAILED', prnStatus: 'CREDITED', page: '1' })
  expect(new URLSearchParams(location.search).get('status')).toBe('FAILED')
})

it('shows all facts of a payment', async () => {
  mountListPage(transactions, () => page([payment]))
  fireEvent.click(await screen.findByText('View', ofRow))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(PRN, { selector: 'h2 *, h2' })
  for (const text of ['Company Search', `T${PRN}`, `I${PRN}`, `R${PRN}`, '••••••••01', 'Mobile money', 'UGX 0'])
    dialog.getByText(text)
  expect(dialog.getAllByText('UGX 1,234,567')).toHaveLength(2)
})

describe('a retry', () => {
  /** Mounts the list of a payment whose retry leads to the first state, and each later reading to the next one. */
  const mount = (code: string, ...states: object[]) => {
    let row: object = payment
    const { asked } = mountListPage(transactions, ({ method }) => {
      if (method === 'POST') {
        row = { ...payment, ...states.shift() }
        return { body: { status: 200, code, message: code, params: { prn: PRN } } }
      }
      const answer = page([row])
      if (row !== payment) row = { ...payment, ...(states.shift() ?? row) }
      return answer
    })
    return { sent: () => asked.filter(({ method }) => method === 'POST') }
  }

  it('is sent for an uncredited payment, and shows the answer of the gateway', async () => {
    const { sent } = mount('prn-now-credited', { prnStatus: 'CREDITED', status: 'COMPLETED' })
    fireEvent.click(await screen.findByText('Retry', ofRow))
    await screen.findByText(`PRN ${PRN} is credited.`)
    await waitFor(() => expect(cell(6)).toBe('Credited'))
    expect(screen.queryByText('Retry', ofRow)).toBeNull()
    expect(sent()).toMatchObject([{ path: pathOf(contract.transactions.retry), body: { userId: 'me', prn: PRN } }])
  })

  it('shows that the gateway has not answered, and later its answer by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    mount('prn-asked', { gateway: 'WAITING' }, { gateway: 'UNANSWERED' })
    fireEvent.click(await screen.findByText('Retry', ofRow))
    await screen.findByText(new RegExp(`^The payment gateway was asked about PRN ${PRN}\\.`))
    await waitFor(() => expect(cell(6)).toContain('Waiting for an answer'))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    await waitFor(() => expect(cell(6)).toContain('No answer. Retry later.'))
  })
})
