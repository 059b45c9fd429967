import { createStore } from '@/createStore'
import { type AreaDefinitions, type AreaPage, type Definitions, loadDefinitions } from '@/definition/defineArea'
import type { Resource } from '@/definition/defineResource'
import { siteMap } from '@/definition/siteMap'

/** Areas whose definitions are loaded, by name. */
export const loadedAreas = createStore<ReadonlyMap<string, AreaDefinitions>>(new Map())

/** Loads the definitions of an area. Rejects when their code cannot be loaded. */
export const openArea = async (name: string): Promise<AreaDefinitions> => {
  const known = loadedAreas.get().get(name)
  if (known) return known
  const area = siteMap().areas[name]
  if (!area) throw new Error(`No area is called ${name}`)
  const loaded = await loadDefinitions(area)
  // Several pages may have waited for the same area.
  if (!loadedAreas.get().has(name)) loadedAreas.set(new Map(loadedAreas.get()).set(name, loaded))
  return loadedAreas.get().get(name) ?? loaded
}

/** Loads the definitions of all areas, for pages about the whole portal. */
export const openAllAreas = () => Promise.all(Object.keys(siteMap().areas).map(openArea))

/** Returns the areas that are loaded in the order of the menu, whatever the order in which they were loaded. */
export const areasInOrder = (loaded: ReadonlyMap<string, AreaDefinitions>): readonly AreaDefinitions[] =>
  Object.keys(siteMap().areas).flatMap(name => loaded.get(name) ?? [])

/** Loads the types of the files of entities. */
export const openFileTypes = async () => (await import('@/resources/files')).default

/** Tells whether a page shows definitions of its area. */
const hasDefinitions = ({ list, lists, sections }: AreaPage) => Boolean(list ?? lists ?? sections)

/** Returns the page with definitions at a path below /home, which may go on with a section. */
export const pageAt = (place: string) =>
  [...siteMap().pages.values()].find(
    page => hasDefinitions(page) && (page.path === place || (page.sections && place.startsWith(`${page.path}/`))),
  )

/** Loads the definitions of the page at a path below /home, if it shows some. */
export const openAreaAt = async (place: string): Promise<void> => {
  const page = pageAt(place)
  if (page) await openArea(page.area)
}

/** Names of all lists. */
export const listNames: readonly string[] = [...siteMap().areaOfList.keys()]

const loaded = (name: string): Resource | undefined =>
  loadedAreas
    .get()
    .get(siteMap().areaOfList.get(name) ?? '')
    ?.lists.find(list => list.name === name)

/** The definitions of all lists, of which those of an area are loaded together. */
export const definitions: Definitions = {
  loaded,
  load: async name => {
    const area = siteMap().areaOfList.get(name)
    if (area) await openArea(area)
    return loaded(name)
  },
}
