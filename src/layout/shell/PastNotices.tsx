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

/** Toasts can be read again here, the newest first. */
export const PastNotices = () => {
  const translate = useTranslate()
  const past = useNoticeHistory()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [seen, setSeen] = useState(0)
  const newest = past[0]?.id ?? 0
  const waiting = useMenuCount('work')

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
        aria-describedby={waiting ? 'work-waiting' : undefined}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <Bell />
        {waiting && (
          <span className="bar-count" data-count={waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting} aria-hidden />
        )}
      </IconButton>
      {anchor !== null && <PastNoticesBox anchor={anchor} past={past} waiting={waiting} close={close} />}
    </>
  )
}
