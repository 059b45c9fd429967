import { createStore } from '@/createStore'
import type { Area, Definitions } from '@/definition/defineArea'
import type { Resource } from '@/definition/defineResource'
import { type AreaEntry, type AreaName, areas, type PageEntry } from '@/resources'

const entries = Object.entries(areas) as [AreaName, AreaEntry][]

/** Areas whose definitions are loaded, by name. */
export const loadedAreas = createStore<ReadonlyMap<AreaName, Area>>(new Map())

/** Loads the definitions of an area. Rejects when their code cannot be loaded. */
export const openArea = async (name: AreaName): Promise<Area> => {
  const known = loadedAreas.get().get(name)
  if (known) return known
  const { default: area } = await areas[name].load()
  // Several pages may have waited for the same area.
  if (!loadedAreas.get().has(name)) loadedAreas.set(new Map(loadedAreas.get()).set(name, area))
  return area
}

/** Loads the definitions of all areas, for pages about the whole portal. */
export const openAllAreas = async (): Promise<readonly Area[]> => Promise.all(entries.map(([name]) => openArea(name)))

/** Loads the types of the files of entities. */
export const openFileTypes = async () => (await import('@/resources/files')).fileTypes

/** Returns the areas that are loaded in the order of the table, whatever the order in which they were loaded. */
export const areasInOrder = (loaded: ReadonlyMap<AreaName, Area>): readonly Area[] =>
  entries.flatMap(([name]) => loaded.get(name) ?? [])

/** Pages of all areas, by their paths below /home. */
export const pageEntries: ReadonlyMap<string, PageEntry & { area: AreaName }> = new Map(
  entries.flatMap(([area, { pages }]) => Object.entries(pages).map(([path, page]) => [path, { ...page, area }])),
)

/** Tells whether more follows the path of a page in its address: sections, or an instrument's number with slashes. */
export const hasMore = ({ shows }: PageEntry) => shows === 'sections' || shows === 'instrument'

/** Returns the page of an area at a path below /home, with the path of the page itself. */
export const pageAt = (place: string) =>
  [...pageEntries].find(([path, page]) => path === place || (hasMore(page) && place.startsWith(`${path}/`)))

/** Loads the definitions of the page at a path below /home, if it is a page of an area. */
export const openAreaAt = async (place: string): Promise<void> => {
  const page = pageAt(place)
  if (page) await openArea(page[1].area)
}

/** Returns the names of the lists of a page. */
const listsOf = (path: string, page: PageEntry): readonly string[] => {
  if (page.shows === 'list') return [path]
  return 'lists' in page ? page.lists : []
}

/** Areas of all lists, by the names of the lists. */
const areaOfList: ReadonlyMap<string, AreaName> = new Map(
  entries.flatMap(([area, { pages, parts = [] }]) =>
    [...Object.entries(pages).flatMap(([path, page]) => listsOf(path, page)), ...parts].map(name => [name, area]),
  ),
)

/** Names of all lists. */
export const listNames: readonly string[] = [...areaOfList.keys()]

const loaded = (name: string): Resource | undefined => {
  const area = areaOfList.get(name)
  return (
    area &&
    loadedAreas
      .get()
      .get(area)
      ?.lists.find(list => list.name === name)
  )
}

/** The definitions of all lists, of which those of an area are loaded together. */
export const definitions: Definitions = {
  loaded,
  load: async name => {
    const area = areaOfList.get(name)
    if (area) await openArea(area)
    return loaded(name)
  },
}
