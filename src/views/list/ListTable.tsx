import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useWords } from '@/i18n/words'
import type { Column, Row } from './columns'
import { MoreText } from './MoreText'
import { SkeletonRows } from './states'
import { ToneText } from './ToneText'
import type { ListState } from './useListState'

type Props = {
  label: string
  columns: Column[]
  /** The column that names a row: first on a narrow screen. */
  headline: string
  rows: Row[] | undefined
  expected: number
  /** The number of the first row, where rows are counted. */
  numberFrom?: number | undefined
  compact?: boolean | undefined
  stale: boolean
  sort: ListState['sort']
  onSort(sort: ListState['sort']): void
  actions?: ((row: Row) => ReactNode) | undefined
  onOpen?: ((row: Row) => void) | undefined
}

/** Arrows move between rows, Enter does what the row is for. */
const moveBetweenRows = (event: KeyboardEvent<HTMLTableSectionElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  const row = (event.target as HTMLElement).closest('tr')
  const next = step > 0 ? row?.nextElementSibling : row?.previousElementSibling
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

const Heading = ({ column, sort, onSort }: { column: Column; sort: ListState['sort']; onSort: Props['onSort'] }) => {
  if (!column.sortable) return column.label
  const mine = sort?.field === column.source ? sort.order : undefined
  const Icon = mine === 'ASC' ? UpIcon : DownIcon
  return (
    <button
      type="button"
      className="list-sort"
      onClick={() => onSort({ field: column.source, order: mine === 'DESC' ? 'ASC' : 'DESC' })}
    >
      {column.label}
      <Icon aria-hidden fontSize="inherit" className={mine ? '' : 'list-sort-idle'} />
    </button>
  )
}

const Cell = ({ column, row }: { column: Column; row: Row }) => {
  const text = column.text(row)
  const more = column.more(row)
  if (more) {
    // A figure alone says little over what it counts.
    const title = column.kind.align ? `${column.label}: ${text}` : text
    return (
      <MoreText more={more} title={title}>
        {text}
      </MoreText>
    )
  }
  return <ToneText tone={column.tone(row)}>{text}</ToneText>
}

export const ListTable = (props: Props) => {
  const { label, columns, headline, rows, expected, numberFrom, compact, stale, sort, onSort, actions, onOpen } = props
  const words = useWords()
  const body = useRef<HTMLTableSectionElement>(null)
  const ariaSort = (column: Column) =>
    sort?.field === column.source ? (sort.order === 'ASC' ? 'ascending' : 'descending') : undefined
  return (
    <table
      data-compact={compact || undefined}
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
              style={column.width ? { width: `${column.width}ch` } : undefined}
            >
              <Heading column={column} sort={sort} onSort={onSort} />
            </th>
          ))}
          {actions && (
            <th scope="col" className="list-actions-head">
              <span className="only-spoken">{words('daftari.lists.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody ref={body} onKeyDown={moveBetweenRows}>
        {!rows && (
          <SkeletonRows
            columns={columns.length + (actions ? 1 : 0) + (numberFrom === undefined ? 0 : 1)}
            rows={Math.min(expected, 15)}
          />
        )}
        {rows?.map((row, index) => (
          <tr
            key={row.id}
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
                data-headline={column.source === headline || undefined}
                className={[column.kind.figures && 'list-figures', column.kind.align].filter(Boolean).join(' ')}
              >
                <div className="list-cell" title={column.text(row)}>
                  <Cell column={column} row={row} />
                </div>
              </td>
            ))}
            {actions && <td className="list-actions">{actions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
