import Bell from '@mui/icons-material/NotificationsNoneOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { MountOnOpen } from '@/views/MountOnOpen'
import { forgetNotices, ToneIcon, useNoticeHistory } from '@/views/notices'
import './pastNotices.css'
import './topBar.css'

/** Toasts can be read again here, the newest first. */
export const PastNotices = () => {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const past = useNoticeHistory()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [seen, setSeen] = useState(0)
  const newest = past[0]?.id ?? 0

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
          onClick={event => setAnchor(event.currentTarget)}
        >
          <Bell />
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
