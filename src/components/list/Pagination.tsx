import PreviousIcon from '@mui/icons-material/ChevronLeft'
import NextIcon from '@mui/icons-material/ChevronRight'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { startTransition, useId, useOptimistic } from 'react'
import { useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { useDefinition } from '../definitionContext'
import { notifyNoMore } from '../notices'
import { useListContextValue } from './listContext'
import './listFoot.css'

type Props = {
  /** The list has only one page: the pager shows only the count. */
  alone?: boolean
}

/**
 * Pagination whose Previous stays enabled on the first page, where it only warns; Next does nothing on the last (GLOBAL-08,
 * GLOBAL-09). The count fades from the press until the rows of the other page are drawn.
 */
export const Pagination = ({ alone }: Props) => {
  const { sizes, pageNumber } = useDefinition()
  const { page, perPage, shownPage, total, uncounted, hasNextPage, change, setPerPage } = useListContextValue()
  const translate = useTranslate()
  const locale = useLocale()
  const label = useId()
  const [isTurning, setTurning] = useOptimistic(false)
  // The page after one whose rows have not come may not exist where nobody has counted the rows.
  const lastPage = uncounted === undefined ? Math.ceil((total ?? 0) / perPage) : page + 1
  const turn = (by: number) =>
    startTransition(() => {
      setTurning(true)
      change({ page: now => Math.max(1, Math.min(now + by, lastPage)) })
    })
  const figure = (number: number) => number.toLocaleString(locale)
  const before = (shownPage.page - 1) * shownPage.perPage
  const last = uncounted === undefined ? Math.min(before + shownPage.perPage, total ?? 0) : before + uncounted
  const first = last ? before + 1 : 0
  const known = uncounted === undefined ? 'counter' : 'counterAtLeast'
  const counter = `daftari.lists.${total === undefined && uncounted !== undefined ? 'counterOpen' : known}`
  const offered = sizes && (sizes.includes(perPage) ? sizes : [perPage, ...sizes])
  const count = (
    <span className="pager-count figures" aria-live="polite">
      {translate(counter, { first: figure(first), last: figure(last), total: figure(total ?? 0) })}
    </span>
  )
  if (alone) return <p className="pager">{count}</p>
  return (
    <nav className="pager" aria-label={translate('daftari.lists.paging')} data-turning={isTurning ? '' : undefined}>
      {offered && (
        <span className="pager-size">
          <span id={label}>{translate('daftari.lists.rows')}</span>
          <Select
            variant="standard"
            disableUnderline
            labelId={label}
            value={perPage}
            onChange={({ target }) => setPerPage(target.value)}
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
            ? translate('daftari.lists.pageOf', {
                page: figure(shownPage.page),
                pages: figure(Math.max(1, Math.ceil((total ?? 0) / shownPage.perPage))),
              })
            : translate('daftari.lists.page', { page: figure(shownPage.page) })}
        </span>
      )}
      <span className="pager-steps">
        <Button color="inherit" startIcon={<PreviousIcon />} onClick={() => (page > 1 ? turn(-1) : notifyNoMore())}>
          {translate('daftari.lists.previous')}
        </Button>
        <Button
          color="inherit"
          endIcon={<NextIcon />}
          aria-disabled={!hasNextPage}
          onClick={() => {
            if (hasNextPage) turn(1)
          }}
        >
          {translate('daftari.lists.next')}
        </Button>
      </span>
    </nav>
  )
}
