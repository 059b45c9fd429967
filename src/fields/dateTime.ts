import dayjs from 'dayjs'
import { MomentBox } from './inputs'
import type { FieldKind } from './kind'

export const dateTime: FieldKind = {
  plain: value => {
    const moment = dayjs(value as string)
    return value && moment.isValid() ? moment.format('DD-MM-YYYY HH:mm') : String(value ?? '')
  },
  Input: MomentBox,
  figures: true,
}
