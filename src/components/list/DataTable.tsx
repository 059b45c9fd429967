import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { type ComponentProps, Fragment, type KeyboardEvent, memo } from 'react'
import { useTranslate } from 'react-admin'
import type { Action, Resource } from '@/definition/defineResource'
import { useOffered } from '../actions/RowActions'
import { useDefinition } from '../definitionContext'
import { ShortForms } from '../ShortForms'
import { ColumnEdge, movable, type PlaceColumn } from './ColumnEdge'
import { headingRoom } from './cellClass'
import type { Column, Row } from './columns'
import { GroupRow } from './GroupRow'
import { useListContextValue } from './listContext'
import { SkeletonRows } from './listStates'
import { type Offered, RowContext } from './RowContext'
import { TableRow } from './TableRow'
import { TickAll, useHasTicks } from './Ticks'
import { useAllColumns } from './useColumns'
import './tableStyles'

/** Most skeleton rows of a table. */
const SKELETON = 15

/** Moves the focus between rows by the arrow keys. */
const moveBetweenRows = (event: KeyboardEvent<HTMLTableSectionElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const beside = (row: Element | null | undefined) => (step > 0 ? row?.nextElementSibling : row?.previousElementSibling)
  let next = beside((event.target as HTMLElement).closest('tr'))
  // Skips the unfolded text below a row and the group headers.
  while (next && !next.hasAttribute('data-key')) next = beside(next)
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

type Sort = NonNullable<Resource['sort']>
type Order = Sort['order']

/** Returns the order by a column after a press of its heading: upwards first. */
const sortAfterPress = (now: Sort | undefined, field: string): Sort => ({
  field,
  order: now?.field === field && now.order === 'ASC' ? 'DESC' : 'ASC',
})

/** Header of a column; a sortable one has an arrow while the list is in its order, and under the pointer or the focus. */
const Heading = ({ column, order }: { column: Column; order: Order | undefined }) => {
  const { change } = useListContextValue()
  if (!column.sortable) return <ShortForms text={column.label} />
  const Icon = order === 'DESC' ? DownIcon : UpIcon
  return (
    <ShortForms
      text={column.label}
      control={label => (
        <button
          type="button"
          className="list-sort"
          onClick={() => change({ sort: now => sortAfterPress(now, column.source), page: 1 })}
        >
          {label}
          <Icon aria-hidden fontSize="inherit" className={order ? '' : 'list-sort-idle'} />
        </button>
      )}
    />
  )
}

const ariaSort = { ASC: 'ascending', DESC: 'descending', none: undefined } as const

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
 * Tells whether the column of actions is shown: whether a row has an action there; before the first rows arrive, whether
 * one may have.
 */
const useHasActions = (rows: readonly Row[] | undefined, withActions: boolean) => {
  const { actions = {} } = useDefinition()
  const offeredOn = useOffered()
  const mayHave = withActions && Object.values(actions).some(isOwn)
  return mayHave && (!rows || rows.some(row => offeredOn(row).some(([, action]) => isOwn(action))))
}

type RowsProps = Omit<ComponentProps<typeof TableRow>, 'number' | 'isFirst'> & {
  rows: readonly Row[]
  /** Number of the first row across pages, in a numbered list. */
  firstNumber: number | undefined
  /** Property whose values stand above the rows that share them. */
  above: string | undefined
}

/** Rows of a table. They are drawn again when they change, not when the list only asks for them again. */
const TableRows = memo(function TableRows({ rows, firstNumber, above, ...shared }: RowsProps) {
  const offeredOn = useOffered()
  const groupOf = (row: Row | undefined) => (above && row ? String(row[above] ?? '') : '')
  return rows.map((row, index) => (
    <Fragment key={row.id}>
      {groupOf(row) && groupOf(row) !== groupOf(rows[index - 1]) && <GroupRow id={groupOf(row)} cells={shared.cells} />}
      <RowContext row={row} offered={shared.withActions ? offeredOn(row) : NO_ACTIONS}>
        <TableRow
          {...shared}
          number={firstNumber === undefined ? undefined : firstNumber + index}
          isFirst={index === 0}
        />
      </RowContext>
    </Fragment>
  ))
})

type Props = {
  /** Columns of the table; by default, all columns of the definition. */
  columns?: Column[] | undefined
  /** Shows the actions of rows. */
  withActions?: boolean
  /** Number of skeleton rows before the first answer; by default, the page size. */
  skeleton?: number
  /** Gives a column a width in pixels, or that of its content; without it columns are not dragged wider. */
  resize?: (source: string, width: number | undefined) => void
  /** Puts a column before or after another one; without it headings are not dragged to another place. */
  place?: PlaceColumn
}

/** Table of the rows in the surrounding list. It is drawn again when the list is, not whenever the address changes. */
export const DataTable = memo(function DataTable(props: Props) {
  const { columns: chosen, withActions = false, skeleton, resize, place } = props
  const { label, compact, numbered, tree, groups, sort: usual, actions = {} } = useDefinition()
  const { data, state, shownPage, isStale, isLeaving } = useListContextValue()
  const all = useAllColumns()
  const columns = chosen ?? all
  const { sort, perPage } = state
  const hasActions = useHasActions(data, withActions)
  const rows = isLeaving ? undefined : data
  const firstNumber = (shownPage.page - 1) * shownPage.perPage + 1
  const isTicked = useHasTicks() && withActions
  const cells = columns.length + (hasActions ? 1 : 0) + (numbered ? 1 : 0) + (isTicked ? 1 : 0)
  const present = sort ?? usual
  const orderOf = ({ source }: Column) => (present?.field === source ? present.order : undefined)
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
          {isTicked && <TickAll />}
          {numbered && (
            <th scope="col" className="list-number">
              #
            </th>
          )}
          {columns.map(column => (
            <th
              key={column.source}
              scope="col"
              data-source={column.source}
              {...(place && movable(column.source, place))}
              aria-sort={ariaSort[orderOf(column) ?? 'none']}
              className={column.kind.align === 'right' ? 'right' : undefined}
              {...headingRoom(column)}
            >
              <Heading column={column} order={orderOf(column)} />
              {resize && <ColumnEdge resize={width => resize(column.source, width)} />}
            </th>
          ))}
          {hasActions && <ActionsHead />}
        </tr>
      </thead>
      <tbody onKeyDown={moveBetweenRows}>
        {!rows && (
          <SkeletonRows
            columns={cells}
            rows={Math.min(skeleton ?? perPage, SKELETON)}
            hasButtons={hasActions && Object.values(actions).some(action => isOwn(action) && action.primary)}
          />
        )}
        {rows && (
          <TableRows
            rows={rows}
            columns={columns}
            cells={cells}
            firstNumber={numbered ? firstNumber : undefined}
            // A list that a person sorted has no group headers, because children no longer follow their parent.
            above={sort ? undefined : (tree?.parent ?? groups)}
            withActions={withActions}
            hasActions={hasActions}
            isTicked={isTicked}
          />
        )}
      </tbody>
    </table>
  )
})
