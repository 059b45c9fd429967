import Popover from '@mui/material/Popover'
import { lazy, Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { fetchCalendar } from './calendar/fetchCalendar'

const Calendar = lazy(fetchCalendar)

type Props = {
  /** Accessible name. */
  label: string
  open: boolean
  anchor: () => Element | null
  /** Chosen day, YYYY-MM-DD; empty without one. */
  day: string
  earliest: string | undefined
  latest: string | undefined
  pick(day: string): void
  close(): void
}

/** Calendar of a date box, below it. */
export const CalendarPopover = ({ label, open, anchor, close, ...calendar }: Props) => {
  const translate = useTranslate()
  return (
    <Popover
      open={open}
      onClose={close}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}
    >
      <div className="calendar">
        <Suspense fallback={<p role="status">{translate('daftari.lists.loading')}</p>}>
          <Calendar {...calendar} />
        </Suspense>
      </div>
    </Popover>
  )
}
