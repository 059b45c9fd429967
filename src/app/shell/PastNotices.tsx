import Bell from '@mui/icons-material/NotificationsNoneOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { useStored } from '@/createStore'
import { MountOnOpen } from '@/views/MountOnOpen'
import { forgetNotices, ToneIcon, useNoticeHistory } from '@/views/notices'
import { menuCounts } from './menuCounts'
import './pastNotices.css'
import './topBar.css'

/** Largest number beside the bell: the words in the box below have the whole one. */
const MOST_SHOWN = 99

/** Toasts can be read again here, the newest first. */
export const PastNotices = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const past = useNoticeHistory()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [seen, setSeen] = useState(0)
  const newest = past[0]?.id ?? 0
  const { work: waiting } = useStored(menuCounts)

  const close = () => {
    setSeen(newest)
    setAnchor(null)
  }

  return (
    <>
      <Tooltip title={translate('daftari.shell.history')}>
        <IconButton
          className={newest > seen ? 'bar-dot' : undefined}
          aria-label={translate('daftari.shell.history')}
          aria-haspopup="dialog"
          aria-describedby={waiting ? 'work-waiting' : undefined}
          onClick={event => setAnchor(event.currentTarget)}
        >
          <Bell />
          {waiting && (
            <span className="bar-count" data-count={waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting} aria-hidden />
          )}
        </IconButton>
      </Tooltip>
      <MountOnOpen open={anchor !== null}>
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('daftari.shell.history') } }}
        >
          <div className="past">
            <div className="past-head">
              {translate('daftari.shell.history')}
              {past.length > 0 && (
                <Button
                  onClick={() => {
                    forgetNotices()
                    close()
                  }}
                >
                  {translate('daftari.shell.historyClear')}
                </Button>
              )}
            </div>
            {waiting && (
              <Link className="past-work" to="/home/work" onClick={close}>
                {translate('daftari.shell.workWaiting', { smart_count: waiting })}
              </Link>
            )}
            {past.length === 0 && <p className="past-empty">{translate('daftari.shell.historyEmpty')}</p>}
            <ul>
              {past.map(({ id, tone, title, text, at }) => (
                <li key={id}>
                  <ToneIcon tone={tone} />
                  <div>
                    <strong>{title}</strong>
                    <p>{text}</p>
                  </div>
                  <time dateTime={at.toISOString()}>
                    {at.toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' })}
                  </time>
                </li>
              ))}
            </ul>
          </div>
        </Popover>
      </MountOnOpen>
    </>
  )
}
