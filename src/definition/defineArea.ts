import type { ListsPage } from './definePage'
import type { Resource } from './defineResource'
import type { SectionsPage } from './defineSections'

/** Definitions of one part of the portal, which are loaded together. */
export type Area = {
  lists: readonly Resource[]
  /** Content of pages of several lists, beside the lists. */
  pages?: readonly ListsPage[]
  /** Pages with their own menu. */
  sections?: readonly SectionsPage[]
}

/** Declares the definitions of an area. */
export const defineArea = (area: Area): Area => area

/** Definitions by the names of their lists, of which some may not be loaded yet. */
export type Definitions = {
  /** Returns the definition of a list if it is loaded. */
  loaded(name: string): Resource | undefined
  /** Loads the definition of a list; undefined when no list has the name. Rejects when its code cannot be loaded. */
  load(name: string): Promise<Resource | undefined>
}

/** Returns definitions that are all loaded. */
export const loadedDefinitions = (lists: readonly Resource[]): Definitions => {
  const byName = new Map(lists.map(list => [list.name, list]))
  return { loaded: name => byName.get(name), load: async name => byName.get(name) }
}
