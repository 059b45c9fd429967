import type { Kind } from '@/definition/field'
import { amountWords, count, money, percentage } from './amounts'
import { choice, flag, tick } from './choices'
import { filledBy } from './closest'
import { date, dateTime, exactTime, slashedDate } from './dates'
import { file } from './files'
import { useFrozenWhilePressed } from './frozenWhilePressed'
import type { FieldKind } from './kind'
import { oneByOne } from './oneByOne'
import { picked } from './picked'
import { picture } from './picture'
import { several } from './several'
import { cause, code, digits, email, entries, json, known, paragraph, phone, place, suggested, text } from './texts'

/** Behaviour of each kind of field: its text, filter, check and box in a form. */
export const fieldKinds: Record<Kind, FieldKind> = {
  text,
  email,
  phone,
  paragraph,
  entries,
  suggested,
  code,
  digits,
  json,
  date,
  slashedDate,
  dateTime,
  exactTime,
  count,
  money,
  percentage,
  choice,
  flag,
  tick,
  several,
  oneByOne,
  picked,
  file,
  picture,
  place,
  cause,
  known,
}

export {
  type FieldKind,
  type FileProps,
  type Finding,
  isMissing,
  type Option,
} from './kind'
export { amountWords, filledBy, useFrozenWhilePressed }
