import Button from '@mui/material/Button'
import Popover from '@mui/material/Popover'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { forgetNotices, ToneIcon, type useNoticeHistory } from '@/components/notices'
import { NewsList } from '@/customPages/work/NewsList'
import { clockTime } from '@/i18n/clockTime'
import { useLocale } from '@/i18n/useLocale'
import './pastNotices.css'

type Props = {
  /** The bell, while the box is open. */
  anchor: HTMLElement | null
  past: ReturnType<typeof useNoticeHistory>
  /** Number of items of work that wait. */
  waiting: number | undefined
  close(): void
}

/** News for the person and the toasts of this session, the newest first, below the number of open items of work. */
export const PastNoticesBox = ({ anchor, past, waiting, close }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  return (
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
        <NewsList close={close} />
        {past.length === 0 && <p className="past-empty">{translate('daftari.shell.historyEmpty')}</p>}
        <ul>
          {past.map(({ id, tone, title, text, at, record }) => (
            <li key={id}>
              <ToneIcon tone={tone} />
              <div>
                <strong>{title}</strong>
                <p>{text}</p>
                {record && (
                  <p>
                    {record.page ? (
                      <Link to={record.page.address} onClick={close}>
                        {record.name}
                      </Link>
                    ) : (
                      record.name
                    )}
                  </p>
                )}
              </div>
              <time dateTime={at.toISOString()}>{clockTime(at, locale)}</time>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  )
}
