import type { FormDialog } from '@/definition/defineResource'
import { heldText } from '@/fields/formValues'

/** Texts that a form holds, by field. */
export type Texts = Record<string, string>

export const textsOf = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(values).map(([source, value]) => [source, String(value ?? '')]))

/** Returns those of some values that no field shows, such as the version of a row: they are sent as they came. */
export const unseenValues = (fields: object, values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([source]) => !(source in fields)))

/** Returns the texts that a form starts from: what `initial` has of each field, else what the definition starts with. */
export const initialTexts = (
  { fields, start }: Pick<FormDialog<Record<string, unknown>>, 'fields' | 'start'>,
  initial: Readonly<Record<string, unknown>>,
): Texts => ({
  ...textsOf({ ...start, ...initial }),
  ...Object.fromEntries(
    Object.entries(fields).map(([source, field]) => [
      source,
      heldText(field, source in initial ? initial[source] : start?.[source]),
    ]),
  ),
})
