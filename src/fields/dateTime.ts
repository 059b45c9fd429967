import { DayFilter } from './DayFilter'
import { sayMoment } from './date'
import { MomentBox } from './dateBox'
import { dateFault } from './days'
import type { FieldKind } from './kind'

/** Date and time as DD-MM-YYYY HH:mm, in the reader's time zone (GLOBAL-33). */
export const dateTime: FieldKind = {
  plain: value => sayMoment(value, 'DD-MM-YYYY HH:mm'),
  fault: dateFault('DD-MM-YYYY HH:mm', 'notAMoment'),
  Input: MomentBox,
  Filter: DayFilter,
  figures: true,
}
