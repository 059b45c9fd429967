import type { Permit } from '@contract/permissions'
import type { Access } from '@contract/portal/access'
import { matchedRoutes } from '@/authProvider/access'
import { type MenuEntry, siteMap } from '@/definition/siteMap'
import { pageTitle } from '@/i18n/pageTitle'
import type { Words } from '@/i18n/words'

/** Any one of the named permissions, in the given group; the permissions of a host's own calls have no group. */
export type Need = { anyOf: readonly string[]; group?: string }
/** Thing in the portal, with all permissions that it needs. */
export type AccessItem = {
  key: string
  name: string
  within?: string
  /** The permission that the thing is, and the sentence about it. */
  code?: string
  note?: string | undefined
  /** Address of a page. */
  address?: string
  needs: Need[]
}
export type Verdict = { permissions: readonly string[]; givenBy: readonly string[]; heldBy: readonly string[] }

/** Key of the query of a person's access. */
export const ACCESS = 'access'

/** Returns the permissions that meet a need and the roles that grant it; for an unmet need, the roles that would. */
export const judge = ({ permissions, active }: Access, { anyOf, group }: Need): Verdict => {
  const verdicts = anyOf.map(name => {
    const entry = permissions.find(
      one => one.permission === name && (!group || one.group.toLowerCase() === group.toLowerCase()),
    )
    return {
      permissions: [name],
      givenBy: entry?.enabled && active ? entry.givenBy : [],
      heldBy: entry?.enabled ? entry.heldBy : [],
    }
  })
  const met = verdicts.find(({ givenBy }) => givenBy.length)
  return (
    met ?? {
      permissions: anyOf,
      givenBy: [],
      heldBy: [...new Set(verdicts.flatMap(({ heldBy }) => heldBy))].sort(),
    }
  )
}

export const isMet = (access: Access, needs: readonly Need[]) =>
  needs.every(need => judge(access, need).givenBy.length > 0)

/**
 * Returns the roles that would grant all that is missing of these needs; where no role grants all of it, those that grant a
 * part.
 */
export const rolesThatGrant = (access: Access, needs: readonly Need[]): Access['rolesToGive'] => {
  const missing = needs.map(need => judge(access, need)).filter(({ givenBy }) => !givenBy.length)
  const some = access.rolesToGive.filter(({ name }) => missing.some(({ heldBy }) => heldBy.includes(name)))
  const all = some.filter(({ name }) => missing.every(({ heldBy }) => heldBy.includes(name)))
  return all.length ? all : some
}

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

/** Returns the routes with the needs of each, by the title and the menu place of their pages. */
export const routeItems = (translate: Words): AccessItem[] =>
  Object.keys(siteMap().routeAccess).map(path => {
    const address = `/home/${path}`
    const { title = address, within } = pageTitle(translate, path) ?? {}
    return {
      key: `route:${path}`,
      name: title,
      ...(within && { within }),
      ...(title !== address && { address }),
      needs: routeNeeds(path),
    }
  })
