import Bell from '@mui/icons-material/NotificationsNoneOutlined'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyPart } from '@/components/lazyPart'
import { useNoticeHistory } from '@/components/notices'
import { useMenuCount } from './menuCounts'
import './topBar.css'

const PastNoticesBox = lazyPart(
  () => import('./PastNoticesBox'),
  ({ PastNoticesBox }) => PastNoticesBox,
)

/** Largest number beside the bell: the words in the box below have the whole one. */
const MOST_SHOWN = 99

/** The bell: its number counts what is new for the person, who reads it here, above the toasts of this session. */
export const PastNotices = () => {
  const translate = useTranslate()
  const past = useNoticeHistory()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [seen, setSeen] = useState(0)
  const newest = past[0]?.id ?? 0
  const waiting = useMenuCount('work')
  const news = useMenuCount('news')

  const close = () => {
    setSeen(newest)
    setAnchor(null)
  }

  return (
    <>
      <IconButton
        className={newest > seen ? 'bar-bell bar-dot' : 'bar-bell'}
        aria-label={translate('daftari.shell.history')}
        title={translate('daftari.shell.history')}
        aria-haspopup="dialog"
        aria-describedby={news ? 'bell-news' : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Bell />
        {news && (
          <>
            <span className="bar-count" data-count={news >= MOST_SHOWN ? `${MOST_SHOWN}+` : news} aria-hidden />
            <span className="only-spoken" id="bell-news">
              {translate('daftari.shell.news.unseen', { smart_count: news })}
            </span>
          </>
        )}
      </IconButton>
      {anchor !== null && <PastNoticesBox anchor={anchor} past={past} waiting={waiting} close={close} />}
    </>
  )
}
