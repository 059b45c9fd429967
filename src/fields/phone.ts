import { isPhone, normalContact } from '@contract/contacts'
import type { FieldKind } from './kind'
import { text } from './text'

export const phone: FieldKind = {
  ...text,
  value: normalContact,
  fault: typed => (isPhone(normalContact(typed)) ? undefined : { key: 'notPhone' }),
}
