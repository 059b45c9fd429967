import type { KeyboardEvent } from 'react'
import { RowActions } from '../actions/RowActions'
import { useDefinition } from '../definitionContext'
import { Cell } from './Cell'
import { cellClass, roomOf } from './cellClass'
import type { Column } from './columns'
import { useRow, useRowParts } from './RowContext'
import './tableStyles'

/** Presses the first button of a row that does not belong to a single value, for Enter on the row. */
const pressFirstButton = (event: KeyboardEvent<HTMLTableRowElement>) => {
  event.currentTarget.querySelector<HTMLElement>('button:not(.list-beside *)')?.click()
}

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
}

/** Row of a table, and the unfolded text below it. */
export const TableRow = ({ columns, cells, number, isFirst, withActions, hasActions }: Props) => {
  const row = useRow()
  const { unfolded } = useRowParts()
  const { headline, actions = {} } = useDefinition()
  const hasRest = columns.some(({ width }) => width === 'rest')
  const folded = columns.find(({ source }) => source === unfolded)?.folded
  const hasBeside = (source: string) => Object.values(actions).some(({ beside }) => beside === source)
  return (
    <>
      <tr
        tabIndex={isFirst ? 0 : -1}
        data-key={row.id}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return
          // Without this the key press would also reach the button that a dialog focuses when it opens.
          event.preventDefault()
          if (withActions) pressFirstButton(event)
        }}
      >
        {number !== undefined && <td className="list-number">{number}</td>}
        {columns.map(column => (
          <td
            key={column.source}
            data-label={column.label}
            data-headline={column.source === headline || undefined}
            data-rest={column.width === 'rest' || undefined}
            className={cellClass(column.kind)}
            {...roomOf(column, row, headline, hasRest)}
          >
            <div className="list-room">
              <div className="list-cell" title={column.text(row)}>
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
