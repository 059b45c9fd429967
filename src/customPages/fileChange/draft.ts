import type { FilingDraft, PresentFile } from '@contract/portal/filedChanges'
import type { EffectKind, FileRef } from '@contract/portal/filingEffects'

/** Values of the boxes of an effect or of a new person, by field. */
export type Values = Readonly<Record<string, unknown>>

type PersonKind = PresentFile['people'][number]['kind']
/** A person who comes into the file with the filing; the key stands in the choices of effects. */
export type AddedPerson = { key: string; kind: PersonKind; values: Values }
/** An effect of the filing that is being put together. */
export type Item = { id: number; kind: EffectKind; values: Values }

/** A filing that is being put together, over the file of today. */
export type Draft = { present: PresentFile; people: readonly AddedPerson[]; items: readonly Item[] }

type Effects = FilingDraft['effects']

export const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
const optional = (value: unknown) => (text(value) ? value : undefined)
/** Returns the values of some fields that hold something. */
export const filled = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.flatMap(name => (optional(values[name]) === undefined ? [] : [[name, values[name]]])))

/** Key of a person or class of the file in the choices, by its row number. */
export const presentKey = (no: number) => `no:${no}`
/** Key of a class that an effect of the filing adds. */
export const classKey = (item: Pick<Item, 'id'>) => `class:${item.id}`
const numberIn = (key: string) => (key.startsWith('no:') ? Number(key.slice(3)) : undefined)

/** Finds what the keys of choices name; an added one is named by its place in the filing. */
export type Refs = { person(key: unknown): FileRef; shareClass(key: unknown): FileRef }

/** Returns the keys of added people that effects name, in the order of the filing. */
const peopleInUse = ({ people, items }: Draft) => {
  const keys = new Set(items.flatMap(({ values }) => Object.values(values)))
  return people.filter(({ key }) => keys.has(key))
}

const refsOf = (draft: Draft): Refs => {
  const people = peopleInUse(draft).map(({ key }) => key)
  const classes = draft.items.filter(({ kind }) => kind === 'NEW_CLASS').map(classKey)
  const ref = (added: readonly string[]) => (key: unknown) => {
    const no = numberIn(text(key))
    return no === undefined ? { added: added.indexOf(text(key)) + 1 } : { no }
  }
  return { person: ref(people), shareClass: ref(classes) }
}

/** Returns the effects and the new people of a filing as they are sent; `make` makes an effect of one kind. */
export const bodyOf = (draft: Draft, make: (item: Item, refs: Refs) => Effects[number]) => {
  const refs = refsOf(draft)
  return {
    effects: draft.items.map(item => make(item, refs)),
    people: peopleInUse(draft).map(({ kind, values }) => ({
      kind,
      ...filled(values, Object.keys(values)),
    })) as FilingDraft['people'],
  }
}

/** Returns the name of a person of the filing. */
export const addedName = ({ values }: AddedPerson) =>
  text(values.registeredName) ||
  ['givenName', 'middleName', 'surName']
    .map(name => text(values[name]))
    .filter(Boolean)
    .join(' ')
