import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { mayEnter } from '@/authProvider/access'
import { placeOf } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { openTab } from '@/views/list/openTab'
import { prefetchList } from '@/views/list/prefetchList'
import { openArea, pageEntries } from './areas'

type Services = { queryClient: QueryClient; dataProvider: DataProvider }

/**
 * Requests the rows of the list that an address shows, while its page is not drawn yet. Rejects when the definition cannot
 * be loaded.
 */
export const prefetchPage = async (services: Services, { pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const path = placeOf(pathname)
  const page = pageEntries.get(path)
  if (!page || ('needs' in page && page.needs) || !mayEnter(path, holds)) return
  const { lists } = await openArea(page.area)
  const first = openTab(
    lists.filter(list => list.path === path),
    new URLSearchParams(search),
  )
  if (first) prefetchList(services, first, search)
}
