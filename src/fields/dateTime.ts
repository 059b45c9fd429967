import { sayMoment } from './date'
import { DayFilter } from './filters'
import { MomentBox } from './inputs'
import type { FieldKind } from './kind'

/** DD-MM-YYYY HH:mm, in the time of the place where it is read (GLOBAL-33). */
export const dateTime: FieldKind = {
  plain: value => sayMoment(value, 'DD-MM-YYYY HH:mm'),
  value: typed => typed || undefined,
  Input: MomentBox,
  Filter: DayFilter,
  figures: true,
}
