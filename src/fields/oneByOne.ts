import { TypedFilter } from './filters'
import type { FieldKind } from './kind'

/** Returns the values in a form's text, which are separated by commas. */
export const valuesIn = (text: string) => (text ? text.split(',') : [])

/** Any number of options, chosen one after the other. */
export const oneByOne: FieldKind = {
  plain: value => valuesIn(String(value ?? '')).join(', '),
  value: valuesIn,
  text: values => (Array.isArray(values) ? values.join(',') : ''),
  Filter: TypedFilter,
}
