import { registryToday } from '@contract/registryDay'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs, { type Dayjs } from 'dayjs'
import { useLocale } from '@/i18n/useLocale'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import 'dayjs/locale/sw'
import { useTranslate } from 'react-admin'
import { isDay } from '../days'

/** Returns the dayjs locale of a language. English uses en-gb, because the week of `en` begins on Sunday. */
const dayjsLocale = (locale: string) => (locale === 'en' ? 'en-gb' : locale)

type Props = {
  /** Chosen day; invalid text chooses none. */
  day: string
  earliest?: string | undefined
  latest?: string | undefined
  pick(day: string): void
}

/** Calendar of one month in the person's language. MUI X draws it and handles its keys. */
const Calendar = ({ day, earliest, latest, pick }: Props) => {
  const translate = useTranslate()
  const locale = useLocale()
  const say = (key: string) => translate(`daftari.lists.${key}`)
  const bound = (end: string | undefined) => (end && isDay(end) ? { day: dayjs(end) } : undefined)
  const [first, last] = [bound(earliest), bound(latest)]
  const today = dayjs(registryToday())
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={dayjsLocale(locale)}
      localeText={{
        previousMonth: say('previousMonth'),
        nextMonth: say('nextMonth'),
        calendarViewSwitchingButtonAriaLabel: view => say(view === 'year' ? 'chooseDay' : 'chooseYear'),
      }}
    >
      <DateCalendar
        autoFocus
        fixedWeekNumber={6}
        value={isDay(day) ? dayjs(day) : null}
        referenceDate={last?.day.isBefore(today) ? last.day : today}
        {...(first && { minDate: first.day })}
        {...(last && { maxDate: last.day })}
        dayOfWeekFormatter={(weekday: Dayjs) => weekday.format('dd')}
        onChange={(chosen: Dayjs | null, state) => {
          if (chosen && state === 'finish') pick(chosen.format('YYYY-MM-DD'))
        }}
      />
    </LocalizationProvider>
  )
}

export default Calendar
