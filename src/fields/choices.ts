import { idText } from '@contract/id'
import { ChosenFilter, TypedFilter } from './filters'
import { type FieldKind, isMissing } from './kind'

/** One of several values. A value without a label is shown as it was sent. */
export const choice: FieldKind = {
  plain: (value, { option }) => (isMissing(value) ? '' : option(String(value))),
  Filter: ChosenFilter,
  chosen: true,
}

/** Boolean with its own labels; a filter holds it as text. */
export const flag: FieldKind = {
  uncut: true,
  plain: (value, { option }) =>
    typeof value === 'boolean' || value === 'true' || value === 'false' ? option(String(value)) : '',
  value: typed => (typed === '' ? undefined : typed === 'true'),
  Filter: ChosenFilter,
  chosen: true,
}

/** Boolean that is switched on or off; untouched means false. */
export const tick: FieldKind = { ...flag, value: typed => typed === 'true' }

/** Any number of options. */
export const several: FieldKind = {
  plain: value => (Array.isArray(value) ? value.map(idText).join(', ') : ''),
  many: true,
  Filter: TypedFilter,
  wide: true,
}

/** Returns the values in a form's text, which are separated by commas. */
export const valuesIn = (text: string) => (text ? text.split(',') : [])

/** Any number of options, chosen one after the other. */
export const oneByOne: FieldKind = {
  plain: value => valuesIn(String(value ?? '')).join(', '),
  value: valuesIn,
  text: values => (Array.isArray(values) ? values.join(',') : ''),
  Filter: TypedFilter,
}
