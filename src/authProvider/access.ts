import type { Permission } from '@contract/permissions'
import { type MenuEntry, menu, routeAccess } from '@/definition/access'
import type { ResourceAccess } from '@/definition/accessOf'

/** A question of react-admin: may this person do `action` on `resource`? */
export type AccessQuestion = { action: string; resource: string }

/** Returns true when a permission is held on a group: the pair that a session lists. */
export type Holds = (permission: string, group: string) => boolean

/** The routes a path below /home matches, parents first: 'registry/mda' matches 'registry' and 'registry/mda'. */
export const matchedRoutes = (path: string): string[] => {
  const segments = path.split('/')
  return segments.map((_, index) => segments.slice(0, index + 1).join('/')).filter(route => route in routeAccess)
}

/** Returns true when each matched route, parent and child, lets the person in (decisions A5 to A7). */
export const mayEnter = (path: string, holds: Holds): boolean =>
  matchedRoutes(path).every(route => {
    const access = routeAccess[route]
    return !access || holds(access.action, access.resource)
  })

const entriesOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap(entry => [entry, ...entriesOf(entry.children ?? [])])
const menuEntries = new Map(entriesOf(menu).map(entry => [entry.path, entry]))

/** Actions that read a list or export it need no permission of their own: the guard has let the person in. */
const READING: readonly string[] = ['show', 'export']

type Rules = {
  holds: Holds
  /** The same for the menu, which a host may want to ask without groups (`menuIgnoresGroup`). */
  holdsInMenu(permit: Permission): boolean
  resources: ReadonlyMap<string, ResourceAccess>
}

/**
 * Makes the one answer behind the guard, the menu, the pages and the buttons. `list` asks the table of routes and `menu`
 * the menu's, which differ on purpose (decision A4); any other action asks for the permission that the definition names
 * for it, and what it does not name is not to be had. What is no resource is a pair of a permission and its group.
 */
export const decideAccess =
  ({ holds, holdsInMenu, resources }: Rules) =>
  ({ action, resource }: AccessQuestion): boolean => {
    if (action === 'menu') {
      const { permit, likeRoute } = menuEntries.get(resource) ?? {}
      if (likeRoute) return mayEnter(resource, holds)
      return !permit || holdsInMenu(permit)
    }
    const entry = resources.get(resource)
    if (action === 'list') return mayEnter(entry?.place ?? resource, holds)
    if (!entry) return holds(action, resource)
    if (!entry.permits.has(action)) return READING.includes(action)
    const permit = entry.permits.get(action)
    return !permit || [permit].flat().some(one => holds(one, 'general'))
  }
