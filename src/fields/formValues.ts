import { type Id, idKey, idOfKey, idsOfKeys } from '@contract/id'
import type { FormParts } from '@/definition/defineResource'
import type { Field } from '@/definition/field'
import { fieldKinds } from '.'

type Fields = FormParts<Record<string, unknown>>['fields']
type AnyField = Pick<Field<never>, 'kind' | 'among' | 'own' | 'options'>

/**
 * Tells whether a form holds the values chosen in a field as text of `idKey`: those of records by their ids, and several of
 * fixed options.
 */
const holdsIds = (field: AnyField | undefined) =>
  Boolean(field?.among || field?.own || (field?.options && fieldKinds[field.kind].many))

/** Returns the text that a form holds for a value of a draft. */
export const heldText = (field: AnyField | undefined, value: unknown): string => {
  if (!holdsIds(field)) return (field && fieldKinds[field.kind].text?.(value)) ?? String(value ?? '')
  // The type of a draft is checked in its definition: the value of such a field is an id or a list of ids.
  return Array.isArray(value) ? value.map(idKey).join(',') : idKey(value as Id | undefined)
}

const chosenIn = (field: AnyField, text: string) => (fieldKinds[field.kind].many ? idsOfKeys(text) : idOfKey(text))

/** Returns the value in the draft for the text that the form holds. */
const valueHeld = (field: AnyField, text: string): unknown => {
  if (holdsIds(field)) return chosenIn(field, text)
  const { value } = fieldKinds[field.kind]
  return value ? value(text) : text
}

/**
 * Returns the draft that a form sends: its initial values overwritten by the values of its fields. Numbers, booleans
 * and lists are parsed, and ids have the type that their host gave them; a fixed field keeps its initial value.
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
