import { siteMap } from '@/definition/siteMap'

/** Returns true when a permission is held on a group: the pair that a session lists. */
export type Holds = (permission: string, group: string) => boolean

/** The routes a path below /home matches, parents first: 'registry/mda' matches 'registry' and 'registry/mda'. */
export const matchedRoutes = (path: string): string[] => {
  const segments = path.split('/')
  return segments
    .map((_, index) => segments.slice(0, index + 1).join('/'))
    .filter(route => route in siteMap().routeAccess)
}

/** Returns the permissions of the matched routes that the person lacks. */
export const missingPermissions = (path: string, holds: Holds): string[] =>
  matchedRoutes(path).flatMap(route => {
    const access = siteMap().routeAccess[route]
    return access && !holds(access.action, access.resource) ? [access.action] : []
  })

/** Returns true when each matched route, parent and child, lets the person in (decisions A5 to A7). */
export const mayEnter = (path: string, holds: Holds): boolean =>
  matchedRoutes(path).every(route => {
    const access = siteMap().routeAccess[route]
    return !access || holds(access.action, access.resource)
  })
