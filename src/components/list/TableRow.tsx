import { useRef } from 'react'
import { RowActions } from '../actions/RowActions'
import { useDefinition } from '../definitionContext'
import { RowMark } from '../notes/RowMark'
import { Cell } from './Cell'
import { cellClass, roomOf } from './cellClass'
import type { Column } from './columns'
import { useRow, useRowParts } from './RowContext'
import { useRowHandover } from './rowPosition'
import { Tick } from './Ticks'
import { useRowOpening } from './useRowOpening'
import './tableStyles'

type Props = {
  columns: Column[]
  /** Number of cells in each row of the table. */
  cells: number
  /** Number of the row across pages, in a numbered list. */
  number: number | undefined
  isFirst: boolean
  /** Rows have actions, beside a value or in their own column. */
  withActions: boolean
  /** The table has a column of actions. */
  hasActions: boolean
  /** Rows can be ticked. */
  isTicked: boolean
}

/** Row of a table, and the unfolded text below it. */
export const TableRow = ({ columns, cells, number, isFirst, withActions, hasActions, isTicked }: Props) => {
  const row = useRow()
  const { unfolded } = useRowParts()
  const { press, enter } = useRowOpening(columns, row)
  const { headline, actions = {} } = useDefinition()
  const hasRest = columns.some(({ width, room }) => width === 'rest' && !room)
  const folded = columns.find(({ source }) => source === unfolded)?.folded
  const marked = columns.find(({ source }) => source === headline) ?? columns[0]
  const shown = useRef<HTMLTableRowElement>(null)
  useRowHandover(shown)
  const isEvident = ({ kind, source }: Column) =>
    kind.evident && columns.every(one => one.kind !== kind || one.source === source || one.source === headline)
  const hasBeside = (source: string) => Object.values(actions).some(({ beside }) => beside === source)
  return (
    <>
      <tr
        ref={shown}
        tabIndex={isFirst ? 0 : -1}
        data-key={row.id}
        data-opens={press ? true : undefined}
        onClick={press}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.repeat || event.target !== event.currentTarget) return
          // Without this the key press would also reach the button that a dialog focuses when it opens.
          event.preventDefault()
          enter?.()
        }}
      >
        {isTicked && <Tick columns={columns} />}
        {number !== undefined && <td className="list-number">{number}</td>}
        {columns.map(column => (
          <td
            key={column.source}
            data-label={column.cardLabel}
            data-headline={column.source === headline || undefined}
            data-rest={(column.width === 'rest' && !column.room) || undefined}
            data-evident={isEvident(column) || undefined}
            data-labelled={column.labelled}
            className={cellClass(column.kind)}
            {...roomOf(column, row, headline, hasRest)}
          >
            <div className="list-room">
              <div className="list-cell" title={column.full(row)}>
                {column === marked && <RowMark row={row} />}
                <Cell column={column} />
              </div>
            </div>
            {withActions && hasBeside(column.source) && (
              <span className="list-beside">
                <RowActions beside={column.source} />
              </span>
            )}
          </td>
        ))}
        {hasActions && (
          <td className="list-actions">
            <RowActions />
          </td>
        )}
      </tr>
      {folded && (
        <tr className="list-unfolded">
          <td colSpan={cells}>
            <pre>{folded.of(row)}</pre>
          </td>
        </tr>
      )}
    </>
  )
}
