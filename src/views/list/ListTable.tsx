import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { Fragment, type KeyboardEvent } from 'react'
import { useTranslate } from 'react-admin'
import type { Action } from '@/definition/defineResource'
import { useOffered } from '../actions/RowActions'
import { useDefinition } from '../definitionContext'
import { AboveRow } from './AboveRow'
import { columnWidth } from './cellClass'
import type { Column, Row } from './columns'
import { type Offered, RowContext } from './RowContext'
import { useShownList } from './shownList'
import { SkeletonRows } from './states'
import { TableRow } from './TableRow'
import { useAllColumns } from './useColumns'

/** Most rows of a skeleton. */
const SKELETON = 15

/** Moves the focus between rows by the arrow keys. */
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

const Heading = ({ column }: { column: Column }) => {
  const { state, setSort } = useShownList()
  if (!column.sortable) return column.label
  const order = state.sort?.field === column.source ? state.sort.order : undefined
  const Icon = order === 'DESC' ? DownIcon : UpIcon
  return (
    <button
      type="button"
      className="list-sort"
      onClick={() => setSort({ field: column.source, order: order === 'ASC' ? 'DESC' : 'ASC' })}
    >
      {column.label}
      <Icon aria-hidden fontSize="inherit" className={order ? '' : 'list-sort-idle'} />
    </button>
  )
}

const ActionsHead = () => {
  const translate = useTranslate()
  const { actionsLabel } = useDefinition()
  return (
    <th scope="col" className="list-actions-head">
      {actionsLabel ? actionsLabel : <span className="only-spoken">{translate('daftari.lists.actions')}</span>}
    </th>
  )
}

const isOwn = ({ beside }: Pick<Action<Row>, 'beside'>) => !beside

const NO_ACTIONS: readonly Offered[] = []

/**
 * Returns the actions of each row, and whether any of them stands in the column of actions; before the first rows,
 * whether one may.
 */
const useActionsOf = (rows: readonly Row[] | undefined, withActions: boolean) => {
  const { actions = {} } = useDefinition()
  const offeredOn = useOffered()
  const actionsOf = (row: Row) => (withActions ? offeredOn(row) : NO_ACTIONS)
  const mayHave = withActions && Object.values(actions).some(isOwn)
  const hasActions = mayHave && (!rows || rows.some(row => actionsOf(row).some(([, action]) => isOwn(action))))
  return { actionsOf, hasActions }
}

type Props = {
  /** Columns of the table; without them, all that the definition has. */
  columns?: Column[] | undefined
  /** Rows have their actions. */
  withActions?: boolean
  /** Number of rows of the skeleton before the first answer; without it, as many as a page has. */
  skeleton?: number
}

/** Table of the rows of the list around it. */
export const ListTable = ({ columns: chosen, withActions = false, skeleton }: Props) => {
  const { label, compact, numbered, tree } = useDefinition()
  const { data, state, shownPage, isStale, isLeaving } = useShownList()
  const all = useAllColumns()
  const columns = chosen ?? all
  const { sort, perPage } = state
  const { actionsOf, hasActions } = useActionsOf(data, withActions)
  const rows = isLeaving ? undefined : data
  const firstNumber = (shownPage.page - 1) * shownPage.perPage + 1
  const cells = columns.length + (hasActions ? 1 : 0) + (numbered ? 1 : 0)
  // Rows that a person sorted do not stand below one another.
  const above = (row: Row | undefined) => (tree && row && !sort ? String(row[tree.parent] ?? '') : '')
  const ariaSort = (column: Column) =>
    sort?.field === column.source ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined
  return (
    <table
      data-compact={compact || undefined}
      className="list-table"
      aria-label={label}
      aria-busy={isStale || !rows}
      data-stale={isStale || undefined}
    >
      <thead>
        <tr>
          {numbered && (
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
              <Heading column={column} />
            </th>
          ))}
          {hasActions && <ActionsHead />}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {!rows && <SkeletonRows columns={cells} rows={Math.min(skeleton ?? perPage, SKELETON)} />}
        {rows?.map((row, index) => (
          <Fragment key={row.id}>
            {above(row) && above(row) !== above(rows[index - 1]) && <AboveRow id={above(row)} cells={cells} />}
            <RowContext row={row} offered={actionsOf(row)}>
              <TableRow
                columns={columns}
                cells={cells}
                number={numbered && firstNumber + index}
                isFirst={index === 0}
                withActions={withActions}
                hasActions={hasActions}
              />
            </RowContext>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
