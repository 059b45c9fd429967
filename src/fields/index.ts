import type { Kind } from '@/definition/field'
import { choice } from './choice'
import { filledBy } from './closest'
import { code } from './code'
import { count } from './count'
import { date } from './date'
import { dateTime } from './dateTime'
import { digits } from './digits'
import { email } from './email'
import { entries } from './entries'
import { exactTime } from './exactTime'
import { file } from './file'
import { flag } from './flag'
import { useFrozenWhilePressed } from './frozenWhilePressed'
import { json } from './json'
import type { FieldKind } from './kind'
import { amountWords, money } from './money'
import { oneByOne } from './oneByOne'
import { paragraph } from './paragraph'
import { percentage } from './percentage'
import { phone } from './phone'
import { picked } from './picked'
import { picture } from './picture'
import { several } from './several'
import { slashedDate } from './slashedDate'
import { suggested } from './suggested'
import { text } from './text'
import { tick } from './tick'

export const fieldKinds: Record<Kind, FieldKind> = {
  text,
  email,
  phone,
  paragraph,
  code,
  date,
  dateTime,
  exactTime,
  choice,
  flag,
  count,
  money,
  slashedDate,
  digits,
  file,
  percentage,
  several,
  oneByOne,
  picked,
  entries,
  picture,
  json,
  suggested,
  tick,
}

export {
  type FieldKind,
  type FileProps,
  type Finding,
  isMissing,
  type Option,
} from './kind'
export { amountWords, filledBy, useFrozenWhilePressed }
