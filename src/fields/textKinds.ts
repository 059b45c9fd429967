import { isEmail, isPhone, normalContact } from '@contract/contacts'
import { TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

export const text: FieldKind = {
  plain: value => (isMissing(value) ? '' : String(value)),
  Filter: TypedFilter,
}

export const email: FieldKind = {
  ...text,
  value: normalContact,
  fault: typed => (isEmail(normalContact(typed)) ? undefined : { key: 'notEmail' }),
}

export const phone: FieldKind = {
  ...text,
  value: normalContact,
  fault: typed => (isPhone(normalContact(typed)) ? undefined : { key: 'notPhone' }),
}

/** Number that is an identifier: never reformatted. */
export const code: FieldKind = { ...text, figures: true }

/** JSON data. Some hosts send it as text, others as the parsed value. */
export const json: FieldKind = {
  ...text,
  plain: value => (isMissing(value) ? '' : typeof value === 'string' ? value : JSON.stringify(value, null, 2)),
  viewed: true,
  wide: true,
}

/** File or picture to upload; a list shows nothing for it. */
export const file: FieldKind = { ...text, plain: () => '' }
