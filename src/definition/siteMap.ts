import { groupOf, type Permission } from '@contract/permissions'
import { type Area, type AreaPage, type ListAct, listsOfArea } from './defineArea'

/** Entry of the side menu; it appears if its page exists and the person has its permission. */
export type MenuEntry = {
  path: string
  label: string
  about?: string
  /** Permission of the entry; without it, the parent's permission decides. */
  permit?: Permission
  /** The permission of the page's route decides. */
  likeRoute?: true
  icon: string
  letter?: string
  children?: MenuEntry[]
  opens?: string
}

/** Permission of a route, with its group. */
type RoutePermission = { action: Permission; resource: ReturnType<typeof groupOf> }

type SiteMap = {
  areas: Readonly<Record<string, Area>>
  /** Pages by their paths. */
  pages: ReadonlyMap<string, AreaPage & { area: string }>
  /** Areas of all lists, by the names of the lists. */
  areaOfList: ReadonlyMap<string, string>
  /** Calls that the audit trail tells by their act and the title of a list, by their ids. */
  writes: ReadonlyMap<string, { list: string; act: ListAct }>
  /** The side menu, in the order of the areas. */
  menu: readonly MenuEntry[]
  /** Access per route. Each matched route, parent and child, must pass (decision A7). */
  routeAccess: Readonly<Record<string, RoutePermission>>
}

/** Returns the path of a page without its parameters: 'people' for 'people/:key'. */
const placeOf = ({ path }: AreaPage) => path.replace(/\/[:*].*$/, '')

const entryOf = ({ path, menu, permit }: AreaPage): MenuEntry[] => {
  if (!menu) return []
  const { menu: own } = permit ?? {}
  return [{ path, ...menu, ...(own === 'asRoute' ? { likeRoute: true } : own && { permit: own }) }]
}

/** Returns the menu entries of an area, those below another one as its children. */
const menuOf = ({ pages }: Area): MenuEntry[] => {
  const entries = pages.flatMap(entryOf)
  const isBelow = (entry: MenuEntry, other: MenuEntry) => entry.path.startsWith(`${other.path}/`)
  return entries
    .filter(entry => !entries.some(other => isBelow(entry, other)))
    .map(entry => {
      const children = entries.filter(other => isBelow(other, entry))
      return children.length ? { ...entry, children } : entry
    })
}

/** Returns what the manifests say together; areas come in the order of the menu. */
const siteMapOf = (areas: Readonly<Record<string, Area>>): SiteMap => {
  const all = Object.entries(areas).flatMap(([area, { pages }]) => pages.map(page => ({ ...page, area })))
  return {
    areas,
    pages: new Map(all.map(page => [page.path, page])),
    areaOfList: new Map(
      Object.entries(areas).flatMap(([name, area]) =>
        Object.keys(listsOfArea(area)).map(list => [list, name] as const),
      ),
    ),
    writes: new Map(
      all
        .flatMap(({ writes = {} }) => Object.entries(writes))
        .flatMap(([list, acts]) => Object.entries(acts).map(([id, act]) => [id, { list, act }] as const)),
    ),
    menu: Object.values(areas).flatMap(menuOf),
    routeAccess: Object.fromEntries(
      all.flatMap(page => {
        const action = page.permit?.route
        return action ? [[placeOf(page), { action, resource: groupOf(action) }]] : []
      }),
    ),
  }
}

let current: SiteMap | undefined

/** Sets the areas of the portal; src/resources/index.ts does so when it is loaded. */
export const declareAreas = (areas: Readonly<Record<string, Area>>) => {
  current = siteMapOf(areas)
}

/** Returns the pages, the menu and the routes of the portal. Throws before its areas are declared. */
export const siteMap = (): SiteMap => {
  if (!current) throw new Error('No areas are declared: src/resources/index.ts is not loaded')
  return current
}
