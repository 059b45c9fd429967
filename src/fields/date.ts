import dayjs from 'dayjs'
import { DayFilter } from './DayFilter'
import { dateFault } from './days'
import { type FieldKind, isMissing } from './kind'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const STARTS_WITH_DAY = /^\d{4}-\d{2}-\d{2}/

/** Returns a moment in the given form; a value that is not a date is returned as it was sent. */
export const sayMoment = (value: unknown, form: string): string => {
  if (isMissing(value)) return ''
  const written = String(value)
  const moment = dayjs(written)
  return STARTS_WITH_DAY.test(written) && moment.isValid() ? moment.format(form) : written
}

/** Day as DD-MM-YYYY. A date without a time is not shifted by a time zone (decision B11). */
export const date: FieldKind = {
  plain: value => {
    const [, year, month, day] = DAY.exec(String(value)) ?? []
    return year ? `${day}-${month}-${year}` : sayMoment(value, 'DD-MM-YYYY')
  },
  fault: dateFault('DD-MM-YYYY', 'notADay'),
  Filter: DayFilter,
  chosen: true,
  figures: true,
}
