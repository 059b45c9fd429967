import { dateCell } from '@contract/sheetCell'
import { DayFilter } from './DayFilter'
import { sayMoment } from './date'
import { dateFault } from './days'
import type { FieldKind } from './kind'

/** Date and time as DD-MM-YYYY HH:mm, in the registry's time zone (GLOBAL-33). */
export const dateTime: FieldKind = {
  plain: value => sayMoment(value, 'DD-MM-YYYY HH:mm'),
  cell: value => dateCell(value, 'dd-mm-yyyy hh:mm'),
  fault: dateFault('DD-MM-YYYY HH:mm', 'notAMoment'),
  Filter: DayFilter,
  chosen: true,
  figures: true,
}
