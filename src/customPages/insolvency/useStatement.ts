import type { Form20 } from '@contract/insolvency/form20'
import { useMemo } from 'react'
import { useLocale } from '@/i18n/useLocale'
import { useFactText } from '@/views/file/useFactText'
import { amountText } from './amounts'
import { type CellKind, type Cells, type StatementTable, sumsOf, tablesOf } from './statement'

const RIGHT: readonly CellKind[] = ['amount', 'rate', 'figure']

type ShownColumn = { source: string; label: string; right: boolean; figures: boolean; text(row: Cells): string }
export type ShownTable = {
  key: string
  title: string
  columns: readonly ShownColumn[]
  rows: readonly Cells[]
  sums: readonly { label: string; of: Readonly<Record<string, string | undefined>> }[]
  unread: number
}

/** Returns the sheet of a table for a workbook. A total has its label in the first column, unless that is added up itself. */
export const sheetOf = ({ title, columns, rows, sums }: ShownTable) => ({
  name: title,
  headers: columns.map(({ label }) => label),
  rows: [
    ...rows.map(row => columns.map(column => column.text(row))),
    ...sums.map(({ label, of }) => columns.map(({ source }, at) => of[source] ?? (at === 0 ? label : ''))),
  ],
})

/** Returns the tables of the statement of affairs as text: columns, rows and totals. */
export const useStatement = (form20: Form20): ShownTable[] => {
  const { say, option, plain } = useFactText('windingUp')
  const locale = useLocale()
  return useMemo(() => {
    const read: Record<CellKind, (value: string) => string> = {
      text: value => value,
      choice: option,
      figure: value => value,
      date: value => plain('date', value),
      amount: value => amountText(value, locale),
      rate: value => amountText(value, locale),
    }
    const column = ([source, kind]: StatementTable['columns'][number]): ShownColumn => ({
      source,
      label: say(`columns.${source}`),
      right: RIGHT.includes(kind),
      figures: RIGHT.includes(kind) || kind === 'date',
      text: row => (row[source] ? read[kind](row[source]) : ''),
    })
    return tablesOf(form20).map(table => {
      const rows = table.rows(form20)
      const { named, sums, unread } = sumsOf(table, rows)
      const columns = table.columns.map(column)
      const first = columns.findIndex(({ right }) => right)
      const money = column(['currency', 'text'])
      return {
        key: table.key,
        title: say(`tables.${table.key}`),
        columns: named && first >= 0 ? [...columns.slice(0, first), money, ...columns.slice(first)] : columns,
        rows,
        sums: sums.map(({ currency, of }) => ({
          label: say('total', { currency }).trim(),
          of: Object.fromEntries(Object.entries(of).map(([source, sum]) => [source, sum && amountText(sum, locale)])),
        })),
        unread,
      }
    })
  }, [form20, locale, option, plain, say])
}
