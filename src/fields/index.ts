import type { Kind } from '@/definition/field'
import { amountWords, count, money, percentage } from './amounts'
import { choice, flag, oneByOne, several, tick } from './choices'
import { filledBy } from './closest'
import { date, dateTime, exactTime, slashedDate } from './dates'
import { useFrozenWhilePressed } from './frozenWhilePressed'
import type { FieldKind } from './kind'
import { picked } from './picked'
import { code, email, file, json, phone, text } from './textKinds'

/** Behaviour of each kind of field outside forms; `src/fields/inputs/index.ts` has the box of each in a form. */
export const fieldKinds: Record<Kind, FieldKind> = {
  text,
  email,
  phone,
  paragraph: text,
  entries: text,
  suggested: text,
  code,
  digits: code,
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
  picture: file,
}

export {
  type FieldKind,
  type FileProps,
  type Finding,
  isMissing,
  type Option,
} from './kind'
export { amountWords, filledBy, useFrozenWhilePressed }
