import { date } from './date'
import type { FieldKind } from './kind'
import { isDay, SlashedDateBox, yesterday } from './slashedDateBox'

const DASHED = /^(\d{2})-(\d{2})-(\d{4})$/

/** DD/MM/YYYY, as the details of persons give their days (000 section 9). */
export const slashedDate: FieldKind = {
  ...date,
  plain: (value, saying) => date.plain(value, saying).replace(DASHED, '$1/$2/$3'),
  Input: SlashedDateBox,
  fault: (typed, { past }) => {
    if (!isDay(typed)) return { key: 'notADay' }
    return past && typed > yesterday() ? { key: 'notPast' } : undefined
  },
}
