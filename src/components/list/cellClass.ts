import type { CSSProperties } from 'react'
import type { FieldKind } from '../fields/kind'
import type { Column, Row } from './columns'

/** Returns the classes of a cell by the kind of its value: tabular figures, alignment. */
export const cellClass = ({ figures, align }: Pick<FieldKind, 'figures' | 'align'>) =>
  [figures && 'list-figures', align].filter(Boolean).join(' ')

/** Name of the custom property with the width that a person gave a column. */
export const COLUMN_ROOM = '--column-room'

/** Returns the attributes of a cell in a column whose width a person chose. */
const chosenRoom = (room: number) => {
  const style: CSSProperties & Record<typeof COLUMN_ROOM, string> = { [COLUMN_ROOM]: `${room}px` }
  return { 'data-sized': true, style }
}

/** Returns the style of a column whose definition gives its width in characters. */
export const columnWidth = (width: Column['width']) => (typeof width === 'number' ? { width: `${width}ch` } : undefined)

/** Returns the attributes of a heading that give its column a width: the chosen one, or that of the definition in characters. */
export const headingRoom = ({ width, room }: Column) =>
  room
    ? chosenRoom(room)
    : {
        'data-rest': width === 'rest' || undefined,
        style: columnWidth(width),
      }

/** Returns the longest line of a cell. */
const longestLine = (column: Column, row: Row) =>
  (column.lines?.(row).map(({ text }) => text) ?? [column.text(row)]).reduce(
    (longest, text) => (text.length > longest.length ? text : longest),
    '',
  )

/**
 * Returns the attributes that decide how a cell shares the width of its table (see cells.css): `data-name` for names,
 * which are cut off last, `data-gives` for text that is cut off first, neither for numbers, dates and states, which
 * are never cut off. In a table with a `rest` column other text is cut off only where it is long. `data-short` marks shortened
 * text, which gives way on small screens alone. A width that a person chose wins over all.
 */
export const roomOf = (column: Column, row: Row, headline: string, hasRest: boolean) => {
  const { kind, width, room } = column
  if (room) return chosenRoom(room)
  const isName = width === 'name' || (column.source === headline && width !== 'rest' && !kind.figures)
  if (isName) return { 'data-name': longestLine(column, row) }
  if (hasRest && width !== 'rest') return {}
  const isText = !kind.figures && !kind.uncut && kind.align !== 'right' && !column.tone(row)
  return isText ? { 'data-gives': true, ...(column.shortened && { 'data-short': true }) } : {}
}
