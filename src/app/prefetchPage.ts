import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider } from 'react-admin'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { resources } from '@/resources'
import { openTab } from '@/views/list/openTab'
import { prefetchList } from '@/views/list/prefetchList'
import { needsOf } from './pages'

type Services = { queryClient: QueryClient; dataProvider: DataProvider }

/** Requests the rows of the list that an address shows, while its page is not drawn yet. */
export const prefetchPage = (services: Services, { pathname, search }: Pick<URL, 'pathname' | 'search'>) => {
  const here = resources.filter(({ path }) => pathname === `${HOME}/${path}`)
  const first = openTab(here, new URLSearchParams(search))
  if (first?.path && !needsOf(first) && mayEnter(first.path, holds)) prefetchList(services, first, search)
}
