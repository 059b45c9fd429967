import type { Permit } from '@contract/permissions'
import type { Access } from '@contract/portal/access'
import { matchedRoutes } from '@/authProvider/access'
import { type MenuEntry, siteMap } from '@/definition/siteMap'

/** Any one of the named permissions, in the given group; the permissions of a host's own calls have no group. */
export type Need = { anyOf: readonly string[]; group?: string }
/** Thing in the portal, with all permissions that it needs. */
export type AccessItem = { key: string; name: string; within?: string; needs: Need[] }
export type Verdict = { permission: string; givenBy: readonly string[]; heldBy: readonly string[] }

/** Returns the permission that meets a need and the roles that grant it; for an unmet need, the roles that would. */
export const judge = ({ permissions, active }: Access, { anyOf, group }: Need): Verdict => {
  const verdicts = anyOf.map(name => {
    const entry = permissions.find(
      one => one.permission === name && (!group || one.group.toLowerCase() === group.toLowerCase()),
    )
    return {
      permission: name,
      givenBy: entry?.enabled && active ? entry.givenBy : [],
      heldBy: entry?.enabled ? entry.heldBy : [],
    }
  })
  const met = verdicts.find(({ givenBy }) => givenBy.length)
  return (
    met ?? {
      permission: anyOf.join(' / '),
      givenBy: [],
      heldBy: [...new Set(verdicts.flatMap(({ heldBy }) => heldBy))].sort(),
    }
  )
}

export const isMet = (access: Access, needs: readonly Need[]) =>
  needs.every(need => judge(access, need).givenBy.length > 0)

export const needOf = (permit: Permit | undefined, group?: string): Need[] =>
  !permit || permit === 'public' || permit === 'signed-in' ? [] : [{ anyOf: [permit].flat(), ...(group && { group }) }]

/** Returns the needs of several calls together. */
export const needsOfCalls = (calls: readonly { permit: Permit }[]): Need[] =>
  calls.flatMap(({ permit }) => needOf(permit))

/** Tells whether a need is met whenever another one is: the same permissions, in the same group or in any. */
const isMetBy = (need: Need, other: Need) =>
  need.anyOf.join() === other.anyOf.join() && (!need.group || need.group === other.group)

/** Returns the needs without those that another one of them includes, in their order. */
export const byPermission = (needs: Need[]) =>
  needs.filter(
    (need, at) => !needs.some((other, place) => isMetBy(need, other) && (place < at || !isMetBy(other, need))),
  )

/** Returns the entries of the menu, each with its own permission and those of its parents. */
export const menuItems = (entries: readonly MenuEntry[], above: Need[] = [], within = ''): AccessItem[] =>
  entries.flatMap(({ path, label: name, permit, likeRoute, children }) => {
    const needs = byPermission([...above, ...(likeRoute ? routeNeeds(path) : needOf(permit, 'general'))])
    return [{ key: `menu:${path}`, name, ...(within && { within }), needs }, ...menuItems(children ?? [], needs, name)]
  })

/** Returns the needs of all routes that match an address. */
export const routeNeeds = (path: string): Need[] =>
  byPermission(
    matchedRoutes(path).flatMap(route => {
      const access = siteMap().routeAccess[route]
      return access ? [{ anyOf: [access.action], group: access.resource }] : []
    }),
  )

/** Returns the routes with the needs of each. */
export const routeItems = (): AccessItem[] =>
  Object.keys(siteMap().routeAccess).map(path => ({
    key: `route:${path}`,
    name: `/home/${path}`,
    needs: routeNeeds(path),
  }))
