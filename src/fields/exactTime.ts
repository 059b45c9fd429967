import { sayMoment } from './date'
import { DayFilter } from './filters'
import { MomentBox } from './inputs'
import type { FieldKind } from './kind'

/** DD-MM-YYYY HH:mm:ss, in the time of the place where it is read. */
export const exactTime: FieldKind = {
  plain: value => sayMoment(value, 'DD-MM-YYYY HH:mm:ss'),
  value: typed => typed || undefined,
  Input: MomentBox,
  Filter: DayFilter,
  figures: true,
}
