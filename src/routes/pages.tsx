import type { Extension } from '@contract/extensions'
import { type ComponentType, lazy } from 'react'
import { matchPath } from 'react-router-dom'
import { HOME } from '@/authProvider/guard'
import List from '@/components/list/List'
import type { AreaPage, Load } from '@/definition/defineArea'
import { siteMap } from '@/definition/siteMap'
import { definitions, openAllAreas, openArea } from './areas'

/**
 * A page below /home: `load` brings its code and its definitions. One that needs an extension exists only where the host
 * announces it.
 */
export type Page = {
  path: string
  load: Load<ComponentType>
  needs?: Extension | undefined
}

type Placed = AreaPage & { area: string }

/** Returns the definition with a path. Throws when there is none, which tests rule out. */
const at = <One extends { path?: string | undefined }>(path: string, all: readonly One[]): One => {
  const match = all.find(one => one.path === path)
  if (!match) throw new Error(`No definition has the path ${path}`)
  return match
}

/** Loads the definitions that the components of a page need beside its own. */
const openUsed = ({ uses = [] }: AreaPage) =>
  uses === 'all' ? openAllAreas() : Promise.all(uses.map(name => definitions.load(name)))

const listPage =
  (page: Placed): Page['load'] =>
  async () => {
    const [{ lists }] = await Promise.all([openArea(page.area), openUsed(page)])
    const list = at(page.path, lists)
    return { default: () => <List resource={list} /> }
  }

const sharedPage = (page: Placed): Page['load'] => {
  const { path, area, tabs = [], frame, over } = page
  const parts = tabs.map(({ screen, ...tab }) => ({ ...tab, Content: lazy(screen) }))
  return async () => {
    const [{ default: SharedPage }, { lists, figures }, Frame, Over] = await Promise.all([
      import('@/components/SharedPage'),
      openArea(area),
      frame?.(),
      over?.(),
      openUsed(page),
    ])
    const sharing = lists.filter(list => list.path === path)
    const about = figures.find(one => one.path === path)
    const names = sharing.map(({ name }) => name)
    const Lists = () => <SharedPage resources={sharing} parts={parts} page={about} Over={Over?.default} />
    const Framed = () => (Frame ? <Frame.default lists={names}>{<Lists />}</Frame.default> : <Lists />)
    return { default: Framed }
  }
}

const sectionsPage = ({ path, area, parts = {} }: Placed): Page['load'] => {
  const contents = Object.entries(parts).map(([key, screen]) => ({ key, Content: lazy(screen) }))
  return async () => {
    const [{ default: SectionsPage }, { sections }] = await Promise.all([
      import('@/components/sections/SectionsPage'),
      openArea(area),
    ])
    const page = at(path, sections)
    return { default: () => <SectionsPage page={page} parts={contents} /> }
  }
}

const screenPage =
  (page: Placed, screen: Page['load']): Page['load'] =>
  async () => {
    const [code] = await Promise.all([screen(), page.list && openArea(page.area), openUsed(page)])
    return code
  }

/** Returns the function that loads a page; undefined for an address that leads to a page below it. */
const loadOf = (page: Placed): Page['load'] | undefined => {
  if (page.screen) return screenPage(page, page.screen)
  if (page.sections) return sectionsPage(page)
  if (page.lists) return sharedPage(page)
  return page.list && listPage(page)
}

/** Loads a page together with the words that come with it. */
const withWords =
  (load: Page['load'], words: Load<() => Promise<void>>): Page['load'] =>
  async () => {
    const [code] = await Promise.all([load(), words().then(({ default: open }) => open())])
    return code
  }

/** Every page there is, from the manifests of the areas. */
export const allPages: readonly Page[] = [...siteMap().pages.values()].flatMap(page => {
  const load = loadOf(page)
  if (!load) return []
  const path = page.sections ? `${page.path}/*` : page.path
  return [{ path, load: page.words ? withWords(load, page.words) : load, needs: page.needs }]
})

/** Fetches the code and the definitions of the page at an address, if there is one. Rejects when the network fails. */
export const fetchPage = async (pathname: string): Promise<void> => {
  await allPages.find(({ path }) => matchPath(`${HOME}/${path}`, pathname))?.load()
}

/** Tells whether one of the pages answers to a path, which may carry values ('registry/file-viewer/80020001234567'). */
export const hasPage = (pages: readonly Page[], path: string): boolean =>
  pages.some(page => matchPath(`/${page.path}`, `/${path}`) !== null)
