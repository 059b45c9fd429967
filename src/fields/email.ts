import { isEmail, normalContact } from '@contract/contacts'
import type { FieldKind } from './kind'
import { text } from './text'

export const email: FieldKind = {
  ...text,
  value: normalContact,
  fault: typed => (isEmail(normalContact(typed)) ? undefined : { key: 'notEmail' }),
}
