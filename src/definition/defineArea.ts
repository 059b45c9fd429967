import type { Extension } from '@contract/extensions'
import type { Permission } from '@contract/permissions'
import type { CountedList } from '@contract/portal/capabilities'
import type { ComponentType, ReactNode } from 'react'
import type { ListsPage } from './definePage'
import type { Resource } from './defineResource'
import type { SectionsPage } from './defineSections'

/** Function that loads a module for its default export. */
export type Load<Exported> = () => Promise<{ default: Exported }>

/** Definitions of lists, by the names of the lists. */
type Lists = Readonly<Record<string, Load<Resource>>>

/** Tab of a page of lists that shows a component in place of a list; the texts are translation keys. */
type ScreenTab = {
  key: string
  tab: string
  about: string
  screen: Load<ComponentType>
  /** Stands before the lists, and is open while the address names no tab. */
  leads?: true
}

/** Properties of a component around the lists of a page. */
type FrameProps = { lists: readonly string[]; children: ReactNode }

/** Act of a call on the rows of a list, by which the audit trail tells it in a general sentence. */
export type ListAct = 'add' | 'edit' | 'delete'

/**
 * Page of an area: one list, which is called by the path; several lists in tabs, by their names; sections with lists in
 * them; or a component. A page without any of these leads to the first page below it.
 */
export type AreaPage = {
  /** Path below /home, as the router spells it. */
  path: string
  /** Entry of the side menu; below the entry of the area's first page where the path lies below it. */
  menu?: {
    label: string
    /** Description of the page: on the dashboard, and under the title where its list has none of its own. */
    about?: string
    icon: string
    /** Letter that opens the page after the key `g`. */
    letter?: string
    /** Path of the child that the area's address opens; without it, the first child that the person may see. */
    opens?: string
  }
  /**
   * Permissions of the menu entry and of the route. They are two tables and differ on purpose (decision A4): neither
   * replaces the other. Without the one of the menu the parent's entry decides; `asRoute` takes that of the route, for
   * pages that the documents do not name. A route without its own is as open as those above it (decision A7).
   */
  permit?: { menu?: Permission | 'asRoute'; route?: Permission }
  /** Extension that the page needs. */
  needs?: Extension
  /** Property of the host's summary that counts the list, for the dashboard. */
  summary?: CountedList
  list?: Load<Resource>
  lists?: Lists
  /** Names of lists, each with the ids of the calls that the audit trail tells by their act and the title of the list. */
  writes?: Readonly<Record<string, Readonly<Record<string, ListAct>>>>
  /** Figures beside several lists. */
  figures?: Load<ListsPage>
  /** Tabs beside several lists. */
  tabs?: readonly ScreenTab[]
  /** Component around several lists, for tasks that no definition describes. */
  frame?: Load<ComponentType<FrameProps>>
  /** Component that the address can open over several lists. */
  over?: Load<ComponentType>
  sections?: Load<SectionsPage>
  /** Components in sections, by the names that the sections give them. */
  parts?: Readonly<Record<string, Load<ComponentType>>>
  screen?: Load<ComponentType>
  /** Function that brings the words that come with the page, and that others do without. */
  words?: Load<() => Promise<void>>
  /** Lists of which the page needs the definitions beside its own. */
  uses?: readonly string[] | 'all'
}

/** Area of the portal: its pages, and the lists in dialogs, files and sections that no page names. */
export type Area = { pages: readonly AreaPage[]; lists?: Lists }

/** Declares an area; see docs/architecture.md. */
export const defineArea = (area: Area): Area => area

/** Definitions of an area, which are loaded together. */
export type AreaDefinitions = {
  lists: readonly Resource[]
  figures: readonly ListsPage[]
  sections: readonly SectionsPage[]
}

const loadEach = async <Exported>(loads: readonly (Load<Exported> | undefined)[]): Promise<Exported[]> => {
  const modules = await Promise.all(loads.flatMap(load => (load ? [load()] : [])))
  return modules.map(module => module.default)
}

/** Returns the lists of a page by name. */
export const listsOf = ({ path, list, lists }: AreaPage): Lists => ({ ...(list && { [path]: list }), ...lists })

/** Returns all lists of an area by name. */
export const listsOfArea = ({ pages, lists }: Area): Lists => Object.assign({}, ...pages.map(listsOf), lists)

/** Loads the definitions of an area. Rejects when their code cannot be loaded. */
export const loadDefinitions = async (area: Area): Promise<AreaDefinitions> => {
  const [lists, figures, sections] = await Promise.all([
    loadEach(Object.values(listsOfArea(area))),
    loadEach(area.pages.map(page => page.figures)),
    loadEach(area.pages.map(page => page.sections)),
  ])
  return { lists, figures, sections }
}

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
