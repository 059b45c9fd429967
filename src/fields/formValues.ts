import { type Id, idKey, idOfKey, idsOfKeys } from '@contract/id'
import type { FormParts } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { fieldKinds } from '.'

type Fields = FormParts<Record<string, unknown>>['fields']
type AnyField = Pick<Field<never>, 'kind' | 'among' | 'own'>

/** Tells whether the options of a field are records: its form holds the ids of those chosen, as text of `idKey`. */
const holdsIds = (field: AnyField | undefined) => Boolean(field?.among || field?.own)

/** Returns the text that a form holds for a value of a draft. */
export const heldText = (field: AnyField | undefined, value: unknown): string => {
  if (!holdsIds(field)) return (field && fieldKinds[field.kind].text?.(value)) ?? String(value ?? '')
  // Drafts are checked where they are written: such a field starts from an id, or from several.
  return Array.isArray(value) ? value.map(idKey).join(',') : idKey(value as Id | undefined)
}

const chosenIn = (field: AnyField, text: string) => (fieldKinds[field.kind].many ? idsOfKeys(text) : idOfKey(text))

/** Returns the value that a draft has of a field for the text that its form holds. */
const valueHeld = (field: AnyField, text: string): unknown => {
  if (holdsIds(field)) return chosenIn(field, text)
  const { value } = fieldKinds[field.kind]
  return value ? value(text) : text
}

/**
 * Returns the draft that a form sends: what it started from, with the values of its fields in place of it. Numbers, yes
 * or no, and lists have their own types, and ids the one that their host gave them; a fixed field keeps what it started
 * from.
 */
export const draftOf = (
  fields: Fields,
  initial: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> => {
  const values = Object.entries(fields).map(([source, field]) => {
    const text = texts[source] ?? ''
    if (field?.fixed && initial[source] !== undefined && initial[source] !== null) return [source, initial[source]]
    return [source, field ? valueHeld(field, text) : text]
  })
  return { ...initial, ...Object.fromEntries(values) }
}
