import type { FormDialog } from '@/definition/defineResource'
import { heldText } from '@/fields/formValues'

/** Texts that a form holds, by field. */
export type Texts = Record<string, string>

export const textsOf = (values: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(Object.entries(values).map(([source, value]) => [source, String(value ?? '')]))

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
