import { dateCell } from '@contract/sheetCell'
import { DayFilter } from './DayFilter'
import { sayMoment } from './date'
import { dateFault } from './days'
import type { FieldKind } from './kind'

/** Date and time as DD-MM-YYYY HH:mm:ss, in the registry's time zone. */
export const exactTime: FieldKind = {
  plain: value => sayMoment(value, 'DD-MM-YYYY HH:mm:ss'),
  cell: value => dateCell(value, 'dd-mm-yyyy hh:mm:ss'),
  fault: dateFault('DD-MM-YYYY HH:mm:ss', 'notAMoment'),
  Filter: DayFilter,
  chosen: true,
  figures: true,
}
