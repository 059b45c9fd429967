import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useLocale, useWords } from '@/i18n/words'
import { notifyNoMore } from '../notices'

type Props = {
  /** Page that Previous and Next count from. */
  page: number
  perPage: number
  /** Page whose rows are shown, where the rows of `page` are still on their way. */
  shown?: { page: number; perPage: number } | undefined
  total: number
  /** How many rows this page has, when more than `total` were found and nobody counted on. */
  uncounted?: number | undefined
  sizes?: readonly number[] | undefined
  /** Also says which page this is, and of how many. */
  pageNumber?: boolean | undefined
  /** There is no other page to turn to: it only counts. */
  alone?: boolean | undefined
  onPage(page: number): void
  onSize(size: number): void
}

/** Previous stays in reach on the first page, where it only warns; Next does nothing on the last (GLOBAL-08, GLOBAL-09). */
export const Pager = ({
  page,
  perPage,
  shown = { page, perPage },
  total,
  uncounted,
  sizes,
  pageNumber,
  alone,
  onPage,
  onSize,
}: Props) => {
  const words = useWords()
  const locale = useLocale()
  const label = useId()
  const figure = (number: number) => number.toLocaleString(locale)
  const before = (shown.page - 1) * shown.perPage
  const first = total ? before + 1 : 0
  const last = uncounted === undefined ? Math.min(before + shown.perPage, total) : before + uncounted
  const more = uncounted === undefined ? page * perPage < total : uncounted === perPage
  const counter = uncounted === undefined ? 'daftari.lists.counter' : 'daftari.lists.counterAtLeast'
  const offered = sizes && (sizes.includes(perPage) ? sizes : [perPage, ...sizes])
  const count = (
    <span className="pager-count figures" aria-live="polite">
      {words(counter, { first: figure(first), last: figure(last), total: figure(total) })}
    </span>
  )
  if (alone) return <p className="pager">{count}</p>
  return (
    <nav className="pager" aria-label={words('daftari.lists.paging')}>
      {offered && (
        <span className="pager-size">
          <span id={label}>{words('daftari.lists.rows')}</span>
          <Select
            variant="standard"
            disableUnderline
            value={perPage}
            onChange={event => onSize(Number(event.target.value))}
            labelId={label}
          >
            {offered.map(size => (
              <MenuItem key={size} value={size}>
                {size}
              </MenuItem>
            ))}
          </Select>
        </span>
      )}
      {count}
      {pageNumber && (
        <span className="figures">
          {uncounted === undefined
            ? words('daftari.lists.pageOf', {
                page: figure(shown.page),
                pages: figure(Math.max(1, Math.ceil(total / shown.perPage))),
              })
            : words('daftari.lists.page', { page: figure(shown.page) })}
        </span>
      )}
      <span className="pager-steps">
        <Button
          color="inherit"
          startIcon={<PreviousIcon />}
          onClick={() => (page > 1 ? onPage(page - 1) : notifyNoMore())}
        >
          {words('daftari.lists.previous')}
        </Button>
        <Button
          color="inherit"
          endIcon={<NextIcon />}
          aria-disabled={!more}
          onClick={() => {
            if (more) onPage(page + 1)
          }}
        >
          {words('daftari.lists.next')}
        </Button>
      </span>
    </nav>
  )
}
