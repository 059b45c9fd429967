import { Form20 } from '@contract/insolvency/form20'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountText, plainest, sumOf } from '@/customPages/insolvency/amounts'
import { disagreements, sumsOf, tablesOf } from '@/customPages/insolvency/statement'
import { sheetOf } from '@/customPages/insolvency/useStatement'

describe('amounts', () => {
  it('add up exactly, with as many digits as they have', () => {
    expect(sumOf(['0.1', '0.2'])).toBe('0.3')
    expect(sumOf(['90071992547409.93', '0.30'])).toBe('90071992547410.23')
    expect(sumOf(['123456789012345678901234567890', '1'])).toBe('123456789012345678901234567891')
    expect(sumOf(['1,250,000', '-250,000.50'])).toBe('999999.50')
    expect(sumOf(['1', '-2'])).toBe('-1')
    expect(sumOf(['unknown'])).toBeUndefined()
  })

  it('have the same sum as whole cents', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1 }), cents => {
        const total = sumOf(cents.map(one => `${one < 0 ? '-' : ''}${(Math.abs(one) / 100).toFixed(2)}`)) ?? ''
        expect(Math.round(Number(total) * 100)).toBe(cents.reduce((all, one) => all + one, 0))
      }),
    )
  })

  it('are shown in the person’s number format with every digit', () => {
    expect(amountText('1234567890123456789.5', 'en')).toBe('1,234,567,890,123,456,789.50')
    expect(amountText('-1000', 'en')).toBe('-1,000.00')
    expect(amountText('12.345', 'en')).toBe('12.345')
    expect(amountText('some', 'en')).toBe('some')
    expect(amountText(null, 'en')).toBe('')
  })

  it('are equal whatever the number of trailing zeros', () => {
    expect(plainest('007.50')).toBe(plainest('7.5'))
    expect(plainest('-0.00')).toBe('0')
    expect(plainest('1,000')).toBe('1000')
  })
})

const form20 = (lists: object) => Form20.parse(lists)
const tableOf = (form: Form20, key: string) => {
  const table = tablesOf(form).find(one => one.key === key)
  if (!table) throw new Error(`No table is called ${key}`)
  return { table, rows: table.rows(form) }
}

describe('Form 20', () => {
  it('adds each currency separately, and reports unreadable amounts', () => {
    const form = form20({
      tradeAccounts: [
        { creditorName: 'A', amount: '10.10', currency: 'UGX' },
        { creditorName: 'B', amount: 5, currency: 'USD' },
        { creditorName: 'C', amount: '0.90', currency: 'UGX' },
        { creditorName: 'D', amount: 'in kind', currency: 'UGX' },
      ],
    })
    const { table, rows } = tableOf(form, 'tradeAccounts')
    expect(sumsOf(table, rows)).toEqual({
      named: true,
      unread: 1,
      sums: [
        { currency: 'UGX', of: { amount: '11.00' } },
        { currency: 'USD', of: { amount: '5' } },
      ],
    })
  })

  it('has every table of the documents, in their order, even when a host sends nothing', () => {
    expect(tablesOf(form20({})).map(({ key, rows }) => [key, rows(form20({})).length])).toEqual([
      ['nonSecuredAssets', 0],
      ['marketableSecurities', 0],
      ['tradeDebtors', 0],
      ['loansAndAdvances', 0],
      ['assetsSecured', 0],
      ['billOfExchange', 0],
      ['billsPayable', 0],
      ['preferentialCreditors', 0],
      ['debenturesSecured', 0],
      ['tradeAccounts', 0],
      ['contingentLiabilities', 0],
      ['derivedTotals', 0],
    ])
  })

  it('shows the total of loans when their list is missing', () => {
    const loansAndAdvances = [{ totalBookValue: '7', totalEstimatedReturn: '3', currency: 'UGX' }]
    const form = form20({ nonSecuredAssetsDerivedTotals: { loansAndAdvances } })
    expect(tableOf(form, 'loansAndAdvances').rows).toEqual(loansAndAdvances)
    const listed = form20({ loansAndAdvances: [{ nameOfBorrower: 'A', bookValue: '7' }] })
    expect(tableOf(listed, 'loansAndAdvances').rows).toEqual([{ nameOfBorrower: 'A', bookValue: '7' }])
  })

  it('compares derived totals with their rows', () => {
    const marketableSecurities = [
      { bookValue: '1.50', currency: 'UGX' },
      { bookValue: '2', currency: 'UGX' },
      { bookValue: '9', currency: 'USD' },
    ]
    const stated = (totalBookValue: string) =>
      form20({
        marketableSecurities,
        nonSecuredAssetsDerivedTotals: {
          marketableSecurities: [
            { totalBookValue, currency: 'UGX' },
            { totalBookValue: '9.00', currency: 'USD' },
          ],
        },
      })
    expect(disagreements(stated('3.5'))).toEqual([])
    expect(disagreements(stated('4'))).toEqual([
      { key: 'marketableSecurities', currency: 'UGX', stated: '4', added: '3.50' },
    ])
  })
})

describe('the workbook', () => {
  const column = (source: string) => ({
    source,
    label: source,
    right: true,
    figures: true,
    text: (row: Record<string, string | null | undefined>) => row[source] ?? '',
    cell: (row: Record<string, string | null | undefined>) => row[source] ?? '',
  })
  const sheet = (...sources: string[]) =>
    sheetOf({
      key: 'loans',
      title: 'Loans',
      columns: sources.map(column),
      rows: [{ name: 'Ann', amount: '5' }],
      sums: [{ label: 'Total', of: { amount: '5' } }],
      unread: 0,
    }).rows.at(-1)

  it('names a total in the first column', () => {
    expect(sheet('name', 'amount')).toEqual(['Total', '5'])
  })

  it('keeps the total of a first column that is added up', () => {
    expect(sheet('amount', 'name')).toEqual(['5', ''])
  })
})
