import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useLocale } from '@/i18n/useLocale'
import { notifyNoMore } from '../notices'
import './badge.css'
import './documents.css'
import '../list/listFoot.css'

type Props = {
  /** Page that Previous and Next count from. */
  page: number
  /** Page whose rows are shown while the rows of `page` are being loaded. */
  shown?: number
  size: number
  total: number
  /** Turns to the page that `next` makes of the present one, which may be newer than `page`. */
  onPage(next: (now: number) => number): void
}

/** Pagination of documents, shown only when there is more than one page; Previous on the first one warns (decision B7). */
export const DocumentPager = ({ page, shown = page, size, total, onPage }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const pages = Math.ceil(total / size)
  if (pages <= 1 && page <= 1) return null
  const figure = (number: number) => number.toLocaleString(locale)
  return (
    <nav className="pager file-pager" aria-label={translate('daftari.lists.paging')}>
      <span className="pager-count figures" aria-live="polite">
        {translate('daftari.lists.counter', {
          first: figure(total ? (shown - 1) * size + 1 : 0),
          last: figure(Math.min(shown * size, total)),
          total: figure(total),
        })}
      </span>
      <Button
        size="small"
        color="inherit"
        onClick={() => (page > 1 ? onPage(now => Math.max(1, now - 1)) : notifyNoMore())}
      >
        {translate('daftari.lists.previous')}
      </Button>
      <span className="file-badge figures">
        {translate('daftari.files.page', { page: figure(shown), pages: figure(Math.max(pages, 1)) })}
      </span>
      <Button
        size="small"
        color="inherit"
        aria-disabled={page >= pages}
        onClick={() => page < pages && onPage(now => Math.min(now + 1, pages))}
      >
        {translate('daftari.lists.next')}
      </Button>
    </nav>
  )
}
