import Button from '@mui/material/Button'
import { useLocale, useWords } from '@/i18n/words'
import { notifyNoMore } from '../notices'

type Props = {
  /** Page that Previous and Next count from. */
  page: number
  /** Page whose rows are shown, where the rows of `page` are still on their way. */
  shown?: number
  size: number
  total: number
  onPage(page: number): void
}

/** Shown only when there is more than one page; Previous on the first one warns (decision B7). */
export const DocumentPager = ({ page, shown = page, size, total, onPage }: Props) => {
  const words = useWords()
  const locale = useLocale()
  const pages = Math.ceil(total / size)
  if (pages <= 1 && page <= 1) return null
  const figure = (number: number) => number.toLocaleString(locale)
  return (
    <nav className="pager file-pager" aria-label={words('daftari.lists.paging')}>
      <span className="pager-count figures" aria-live="polite">
        {words('daftari.lists.counter', {
          first: figure(total ? (shown - 1) * size + 1 : 0),
          last: figure(Math.min(shown * size, total)),
          total: figure(total),
        })}
      </span>
      <Button size="small" color="inherit" onClick={() => (page > 1 ? onPage(page - 1) : notifyNoMore())}>
        {words('daftari.lists.previous')}
      </Button>
      <span className="file-badge figures">
        {words('daftari.files.page', { page: figure(shown), pages: figure(Math.max(pages, 1)) })}
      </span>
      <Button
        size="small"
        color="inherit"
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(page + 1)}
      >
        {words('daftari.lists.next')}
      </Button>
    </nav>
  )
}
