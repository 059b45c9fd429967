import { sayRegistryTime } from '@contract/registryDay'
import { dateCell } from '@contract/sheetCell'
import { DayFilter } from './DayFilter'
import { dateFault } from './days'
import { type FieldKind, isMissing } from './kind'

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Returns a moment of the registry in the given form; a value that is not a date is returned as it was sent. */
export const sayMoment = (value: unknown, form: string): string =>
  isMissing(value) ? '' : sayRegistryTime(String(value), form)

/** Day as DD-MM-YYYY. A date without a time is not shifted by a time zone (decision B11). */
export const date: FieldKind = {
  plain: value => {
    const [, year, month, day] = DAY.exec(String(value)) ?? []
    return year ? `${day}-${month}-${year}` : sayMoment(value, 'DD-MM-YYYY')
  },
  cell: value => dateCell(value, 'dd-mm-yyyy'),
  fault: dateFault('DD-MM-YYYY', 'notADay'),
  Filter: DayFilter,
  chosen: true,
  figures: true,
}
