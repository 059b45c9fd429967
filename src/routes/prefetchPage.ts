import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { mayEnter } from '@/authProvider/access'
import { placeOf } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { openTab } from '@/components/list/openTab'
import { prefetchList } from '@/components/list/prefetchList'
import type { Resource } from '@/definition/defineResource'
import type { SectionsPage } from '@/definition/defineSections'
import { openArea, pageAt } from './areas'

type Services = { queryClient: QueryClient; dataProvider: DataProvider }

/** Returns the list of a section or of its tab, which the rest of the address names; undefined where it shows none. */
const sectionList = ({ path, sections }: SectionsPage, place: string): Resource | undefined => {
  const [key, tab] = place.slice(path.length + 1).split('/')
  const section = key ? sections.find(one => one.key === key) : sections[0]
  if (!section) return undefined
  const shown = 'tabs' in section ? (section.tabs.find(one => one.key === tab) ?? section.tabs[0]) : section
  return shown && 'list' in shown.shows ? shown.shows.list : undefined
}

/**
 * Requests the rows of the list that an address shows, while its page is not drawn yet. Rejects when the definition cannot
 * be loaded.
 */
export const prefetchPage = async (services: Services, { pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const place = placeOf(pathname)
  const page = pageAt(place)
  if (!page || page.needs || !mayEnter(place, holds)) return
  const { path, area } = page
  const { lists, sections } = await openArea(area)
  const sectioned = sections.find(one => one.path === path)
  const shown = sectioned
    ? sectionList(sectioned, place)
    : openTab(
        lists.filter(list => list.path === path),
        new URLSearchParams(search),
      )
  if (shown) prefetchList(services, shown, search)
}
