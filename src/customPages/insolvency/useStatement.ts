import type { Form20 } from '@contract/insolvency/form20'
import { numberCell, type SheetCell } from '@contract/sheetCell'
import { useMemo } from 'react'
import { fieldKinds } from '@/components/fields'
import { useFactText } from '@/components/file/useFactText'
import { useLocale } from '@/i18n/useLocale'
import { amountText } from './amounts'
import { type CellKind, type Cells, type StatementTable, sumsOf, tablesOf } from './statement'

const RIGHT: readonly CellKind[] = ['amount', 'rate', 'figure']

/** Decimals of a number in a workbook: those that were sent, and cents at least for amounts. */
const ALL_DECIMALS = { most: 15 }
const ALL_CENTS = { least: 2, most: 15 }

type ShownColumn = {
  source: string
  label: string
  right: boolean
  figures: boolean
  text(row: Cells): string
  cell(row: Cells): SheetCell
}
export type ShownTable = {
  key: string
  title: string
  columns: readonly ShownColumn[]
  rows: readonly Cells[]
  /** Totals by column; their texts and cells are those of the columns. */
  sums: readonly { label: string; of: Cells }[]
  unread: number
}

/** Returns the sheet of a table for a workbook. A total has its label in the first column, unless that is added up itself. */
export const sheetOf = ({ title, columns, rows, sums }: ShownTable) => ({
  name: title,
  headers: columns.map(({ label }) => label),
  rows: [
    ...rows.map(row => columns.map(column => column.cell(row))),
    ...sums.map(({ label, of }) =>
      columns.map((column, at) => (of[column.source] || at > 0 ? column.cell(of) : label)),
    ),
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
    /** Numbers and dates of a workbook; the other kinds have their text. */
    const cells: Partial<Record<CellKind, (value: string) => SheetCell | undefined>> = {
      figure: value => numberCell(value, ALL_DECIMALS),
      date: fieldKinds.date.cell,
      amount: value => numberCell(value, ALL_CENTS),
      rate: value => numberCell(value, ALL_CENTS),
    }
    const column = ([source, kind]: StatementTable['columns'][number]): ShownColumn => ({
      source,
      label: say(`columns.${source}`),
      right: RIGHT.includes(kind),
      figures: RIGHT.includes(kind) || kind === 'date',
      text: row => (row[source] ? read[kind](row[source]) : ''),
      cell: row => (row[source] ? (cells[kind]?.(row[source]) ?? read[kind](row[source])) : ''),
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
          of,
        })),
        unread,
      }
    })
  }, [form20, locale, option, plain, say])
}
