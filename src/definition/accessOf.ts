import type { Permission } from '@contract/permissions'
import { recordReaders } from '@contract/portal/noteKinds'
import { actionOf, type Verb } from './actions'
import type { Resource } from './defineResource'

/**
 * Work that a definition offers, by name: `create`, `edit` and `delete` where an action is that verb, each of its
 * buttons and actions, `key.remove` of items, and of rows that stand for records `notes` and flags for many.
 */
export type ResourceAccess = {
  /** Path of its list below /home; a part of another page has none of its own. */
  place: string | undefined
  /** Permission that each asks for, or a list of which any one is enough; undefined where it asks for none. */
  permits: ReadonlyMap<string, Permission | readonly Permission[] | undefined>
}

/** The actions of react-admin that a verb is asked for as. */
const names = { update: 'edit', delete: 'delete' } as const satisfies Record<Verb, string>
const verbs = Object.keys(names) as Verb[]

/** Names of the actions that set and lift a flag on many rows. */
export const flagActs = ['setFlags', 'liftFlags'] as const

const cache = new WeakMap<Resource, ResourceAccess>()

/** Returns the work that a definition offers: the same object each time. */
export const accessOf = (resource: Resource): ResourceAccess => {
  const known = cache.get(resource) ?? offeredBy(resource)
  cache.set(resource, known)
  return known
}

const offeredBy = ({ path, list, create, buttons, actions }: Resource): ResourceAccess => ({
  place: path,
  permits: new Map<string, Permission | readonly Permission[] | undefined>([
    ...(list.rowRecord ? [['notes', recordReaders[list.rowRecord.kind]] as const] : []),
    ...(list.rowRecord ? flagActs.map(name => [name, ['can_set_flags', 'can_manage_flags'] as const] as const) : []),
    ...(create ? [['create', create.permit] as const] : []),
    ...Object.entries(buttons ?? {}).map(([key, { permit }]) => [key, permit] as const),
    ...Object.entries(actions ?? {}).flatMap(([key, action]) => [
      [key, action.permit] as const,
      ...(action.type === 'items' ? [[`${key}.remove`, action.items.remove.permit] as const] : []),
    ]),
    ...verbs.flatMap(verb => {
      const action = actionOf({ actions }, verb)
      return action ? [[names[verb], action.permit] as const] : []
    }),
  ]),
})
