import type { FormDialog } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { fieldKinds, isMissing } from '../fields'

/** Values that a form holds: those of its draft, null for an empty field, and typed text that is no value of its field. */
export type FormValues = Record<string, unknown>

type Fields = FormDialog<FormValues>['fields']

/** Tells whether a field holds nothing. A switch that is off is not empty. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && !value.length)

/** Returns the text that the box of a field shows for its value. */
export const formatValue = (field: Field<never> | undefined, value: unknown): string =>
  field ? fieldKinds[field.kind].format(value, field) : String(value ?? '')

/** Returns the value of a field for the text of its box. */
export const parseText = (field: Field<never> | undefined, text: string): unknown =>
  field ? fieldKinds[field.kind].parse(text, field) : text || null

/** Returns those of some values that no field shows, such as the version of a row: they are sent as they came. */
export const unseenValues = (fields: object, values: Readonly<FormValues>): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([source]) => !(source in fields)))

/** Returns the values that a form starts from: those of `initial`, else what the definition starts with. */
export const initialValues = (
  { fields, start }: Pick<FormDialog<FormValues>, 'fields' | 'start'>,
  initial: Readonly<FormValues>,
): FormValues => {
  const values = { ...start, ...initial }
  const shown = Object.entries(fields).map(([source, field]) => [
    source,
    isMissing(values[source]) ? parseText(field, '') : values[source],
  ])
  return { ...values, ...Object.fromEntries(shown) }
}

/** Returns the draft that a form sends: its values without those of empty fields. */
export const draftOf = (fields: Fields, values: Readonly<FormValues>): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([source, value]) => value !== null || !(source in fields)))
