import type { ComponentType } from 'react'
import { openAreaWords } from '@/i18n/areaWords'
import type { AreaName, PageEntry } from '@/resources'
import ResourcePage from '@/views/ResourcePage'
import { hasMore, openArea, pageEntries } from './areas'
import { frames, over, own, parts, sectionParts } from './pageParts'
import type { Page } from './pages'

type Load = (path: string, area: AreaName) => Promise<{ default: ComponentType }>

/** Returns the definition with a path. Throws when there is none, which tests rule out. */
const at = <One extends { path?: string | undefined }>(path: string, all: readonly One[] = []): One => {
  const match = all.find(one => one.path === path)
  if (!match) throw new Error(`No definition has the path ${path}`)
  return match
}

/** Loads the page of each kind with its definitions. */
const loads: Record<PageEntry['shows'], Load> = {
  list: async (path, area) => {
    const list = at(path, (await openArea(area)).lists)
    return { default: () => <ResourcePage resource={list} /> }
  },

  lists: async (path, area) => {
    const [{ default: SharedPage }, { lists, pages }, Frame, Over] = await Promise.all([
      import('@/views/SharedPage'),
      openArea(area),
      frames[path]?.(),
      over[path]?.(),
    ])
    const sharing = lists.filter(list => list.path === path)
    const page = pages?.find(one => one.path === path)
    const names = sharing.map(({ name }) => name)
    const Lists = () => <SharedPage resources={sharing} parts={parts[path]} page={page} Over={Over} />
    const Framed = () => (Frame ? <Frame lists={names}>{<Lists />}</Frame> : <Lists />)
    return { default: Framed }
  },

  sections: async (path, area) => {
    const [{ default: SectionsPage }, { sections }] = await Promise.all([
      import('@/views/sections/SectionsPage'),
      openArea(area),
    ])
    const page = at(path, sections)
    return { default: () => <SectionsPage page={page} parts={sectionParts[path]} /> }
  },

  instrument: async path => {
    const [{ default: InstrumentPage }, { instruments }] = await Promise.all([
      import('@/customPages/instrument/Instrument'),
      import('@/resources/files/instruments'),
      openAreaWords('files'),
    ])
    const instrument = at(path, instruments)
    return { default: () => <InstrumentPage instrument={instrument} /> }
  },
}

/** Pages of all areas. The code and the definitions of each are loaded when it is opened. */
export const areaPages: readonly Page[] = [...pageEntries].map(([path, entry]) => ({
  path: hasMore(entry) ? `${path}/*` : path,
  load: () => own[path]?.() ?? loads[entry.shows](path, entry.area),
  needs: 'needs' in entry ? entry.needs : undefined,
}))
