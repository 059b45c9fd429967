import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Fragment, type KeyboardEvent, type ReactNode, useState } from 'react'
import type { Resource } from '@/definition/defineResource'
import { keys } from '@/i18n/keys'
import { useWords } from '@/i18n/words'
import { AboveRow } from './AboveRow'
import { Cell } from './Cell'
import { cellClass, columnWidth, roomOf } from './cellClass'
import type { Column, Row } from './columns'
import { SkeletonRows } from './states'
import type { ListState } from './useListState'

type Props = {
  label: string
  columns: Column[]
  /** The list whose rows they are. Its headline names a row: first on a narrow screen. */
  of: Pick<Resource, 'name' | 'headline' | 'compact' | 'tree' | 'fields' | 'actionsLabel'>
  rows: Row[] | undefined
  expected: number
  /** The number of the first row, where rows are counted. */
  numberFrom?: number | undefined
  stale: boolean
  sort: ListState['sort']
  onSort(sort: ListState['sort']): void
  actions?: ((row: Row) => ReactNode) | undefined
  /** What can be done with a row beside the value of a column. */
  beside?: ((row: Row, source: string) => ReactNode) | undefined
  onOpen?: ((row: Row) => void) | undefined
  /** Whether a cell may start an action of its row, and how it does. */
  mayStart?: ((row: Row, action: string) => boolean) | undefined
  onStart?: ((row: Row, action: string) => void) | undefined
  /** Searches for what a cell holds. */
  onSeek?: ((text: string) => void) | undefined
}

/** Arrows move between rows, Enter does what the row is for. */
const moveBetweenRows = (event: KeyboardEvent<HTMLTableSectionElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const beside = (row: Element | null | undefined) => (step > 0 ? row?.nextElementSibling : row?.previousElementSibling)
  let next = beside((event.target as HTMLElement).closest('tr'))
  // What was unfolded under a row is part of it, and what stands above several is no row.
  while (next && !next.hasAttribute('data-key')) next = beside(next)
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

const Heading = ({ column, sort, onSort }: { column: Column; sort: ListState['sort']; onSort: Props['onSort'] }) => {
  if (!column.sortable) return column.label
  const mine = sort?.field === column.source ? sort.order : undefined
  const Icon = mine === 'DESC' ? DownIcon : UpIcon
  return (
    <button
      type="button"
      className="list-sort"
      onClick={() => onSort({ field: column.source, order: mine === 'ASC' ? 'DESC' : 'ASC' })}
    >
      {column.label}
      <Icon aria-hidden fontSize="inherit" className={mine ? '' : 'list-sort-idle'} />
    </button>
  )
}

const cellsOf = ({ columns, actions, numberFrom }: Props) =>
  columns.length + (actions ? 1 : 0) + (numberFrom === undefined ? 0 : 1)

/** A row, and under it what was unfolded of it. */
const TableRow = ({ row, index, ...props }: Props & { row: Row; index: number }) => {
  const { columns, of, numberFrom, actions, beside, onOpen, mayStart, onStart, onSeek } = props
  const [unfolded, setUnfolded] = useState<string>()
  const hasRest = columns.some(({ width }) => width === 'rest')
  const folded = columns.find(({ source }) => source === unfolded)?.folded
  return (
    <>
      <tr
        tabIndex={index ? -1 : 0}
        data-key={row.id}
        onKeyDown={event => {
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return
          // The same key press would go on to the button that a dialog focuses as it opens.
          event.preventDefault()
          onOpen?.(row)
        }}
      >
        {numberFrom !== undefined && <td className="list-number">{numberFrom + index}</td>}
        {columns.map(column => (
          <td
            key={column.source}
            data-label={column.label}
            data-headline={column.source === of.headline || undefined}
            data-rest={column.width === 'rest' || undefined}
            className={cellClass(column.kind)}
            {...roomOf(column, row, of.headline, hasRest)}
          >
            <div className="list-room">
              <div className="list-cell" title={column.text(row)}>
                <Cell
                  column={column}
                  row={row}
                  mayStart={mayStart}
                  onStart={onStart}
                  onSeek={onSeek}
                  unfolded={unfolded}
                  onUnfold={setUnfolded}
                />
              </div>
            </div>
            {beside?.(row, column.source)}
          </td>
        ))}
        {actions && <td className="list-actions">{actions(row)}</td>}
      </tr>
      {folded && (
        <tr className="list-unfolded">
          <td colSpan={cellsOf(props)}>
            <pre>{folded.of(row)}</pre>
          </td>
        </tr>
      )}
    </>
  )
}

export const ListTable = (props: Props) => {
  const { label, columns, of, rows, expected, numberFrom, stale, sort, onSort, actions } = props
  const words = useWords()
  // Rows in an order of their own stand below one another no more.
  const above = (row: Row | undefined) => (of.tree && row && !sort ? String(row[of.tree.parent] ?? '') : '')
  const ariaSort = (column: Column) =>
    sort?.field === column.source ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined
  return (
    <table
      data-compact={of.compact || undefined}
      className="list-table"
      aria-label={label}
      aria-busy={stale || !rows}
      data-stale={stale || undefined}
    >
      <thead>
        <tr>
          {numberFrom !== undefined && (
            <th scope="col" className="list-number">
              #
            </th>
          )}
          {columns.map(column => (
            <th
              key={column.source}
              scope="col"
              aria-sort={ariaSort(column)}
              className={column.kind.align === 'right' ? 'right' : undefined}
              style={columnWidth(column.width)}
            >
              <Heading column={column} sort={sort} onSort={onSort} />
            </th>
          ))}
          {actions && (
            <th scope="col" className="list-actions-head">
              {of.actionsLabel ? (
                words(keys.actionsLabel(of.name), { _: of.actionsLabel })
              ) : (
                <span className="only-spoken">{words('daftari.lists.actions')}</span>
              )}
            </th>
          )}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {!rows && <SkeletonRows columns={cellsOf(props)} rows={Math.min(expected, 15)} />}
        {rows?.map((row, index) => (
          <Fragment key={row.id}>
            {above(row) && above(row) !== above(rows[index - 1]) && (
              <AboveRow of={of} id={above(row)} cells={cellsOf(props)} />
            )}
            <TableRow {...props} row={row} index={index} />
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
