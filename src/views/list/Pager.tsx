import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useLocale, useWords } from '@/i18n/words'
import { notifyNoMore } from '../notices'

type Props = {
  page: number
  perPage: number
  total: number
  sizes?: readonly number[] | undefined
  onPage(page: number): void
  onSize(size: number): void
}

/** Previous stays in reach on the first page, where it only warns; Next does nothing on the last (GLOBAL-08, GLOBAL-09). */
export const Pager = ({ page, perPage, total, sizes, onPage, onSize }: Props) => {
  const words = useWords()
  const locale = useLocale()
  const label = useId()
  const figure = (number: number) => number.toLocaleString(locale)
  const first = total ? (page - 1) * perPage + 1 : 0
  const last = Math.min(page * perPage, total)
  const offered = sizes && (sizes.includes(perPage) ? sizes : [perPage, ...sizes])
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
      <span className="pager-count figures" aria-live="polite">
        {words('daftari.lists.counter', { first: figure(first), last: figure(last), total: figure(total) })}
      </span>
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
        aria-disabled={page * perPage >= total}
        onClick={() => {
          if (page * perPage < total) onPage(page + 1)
        }}
      >
        {words('daftari.lists.next')}
      </Button>
    </nav>
  )
}
