import dayjs from 'dayjs'
import { DateBox } from './inputs'
import type { FieldKind } from './kind'

/** DD-MM-YYYY. A date without a time is taken as written, whatever the time zone (decision B11). */
const dayOf = (value: unknown) => {
  const written = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(value ?? ''))
  if (written) return `${written[3]}-${written[2]}-${written[1]}`
  const moment = dayjs(value as string)
  return value && moment.isValid() ? moment.format('DD-MM-YYYY') : String(value ?? '')
}

export const date: FieldKind = { plain: dayOf, Input: DateBox, figures: true }
