import type { Field } from '@/definition/field'
import type { FieldKind } from '@/fields/kind'
import type { Column, Row } from './columns'

/** Classes of a cell by the kind of its value: figures under each other, amounts to the right. */
export const cellClass = ({ figures, align }: Pick<FieldKind, 'figures' | 'align'>) =>
  [figures && 'list-figures', align].filter(Boolean).join(' ')

/** Style of a column whose definition gives its width in characters. */
export const columnWidth = (width: Field<unknown>['width']) =>
  typeof width === 'number' ? { width: `${width}ch` } : undefined

/** Longest line of a cell, in characters. */
const longestLine = (column: Column, row: Row) =>
  (column.lines?.(row).map(({ text }) => text) ?? [column.text(row)]).reduce(
    (longest, text) => (text.length > longest.length ? text : longest),
    '',
  )

/**
 * Attributes that say how a cell shares the width of its table (see list.css): `data-name` for names, which are cut last,
 * `data-gives` for text that gives way first, neither for numbers, dates and states, which are never cut. In a table with
 * a column that takes the rest, no other text gives way.
 */
export const roomOf = (column: Column, row: Row, headline: string, hasRest: boolean) => {
  const { kind, width } = column
  const isName = width === 'name' || (column.source === headline && width !== 'rest' && !kind.figures)
  if (isName) return { 'data-name': longestLine(column, row) }
  if (hasRest && width !== 'rest') return {}
  const isText = !kind.figures && !kind.uncut && kind.align !== 'right' && !column.tone(row)
  return isText ? { 'data-gives': true } : {}
}
