import { siteMap } from '@/definition/siteMap'
import '@/resources'

/** The menu and the routes of the portal. */
export const { areas, menu, pages: areaPages, routeAccess } = siteMap()
