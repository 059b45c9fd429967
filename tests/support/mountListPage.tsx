import { type Announced, type Extension, extensions } from '@contract/extensions'
import { toId } from '@contract/id'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { CoreAdminContext, type DataProvider, memoryStore } from 'react-admin'
import { forgetExports } from '@/components/export/listExports'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import List from '@/components/list/List'
import { forgetNotices, Notification } from '@/components/notices'
import { PageExists } from '@/components/pageExists'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import type { ListsPage } from '@/definition/definePage'
import type { Resource } from '@/definition/defineResource'
import adminPages from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { addWords, currentLocale, currentTable } from '@/i18n/words'
import { recordedHttp } from './recordedHttp'
// A list fetches the forms and menus behind its rows and the boxes of its filters: here they are loaded before, so that
// no import outlives the test, and a pressed menu opens at once.
import '@/components/fields/PickFilter'
import { fetchDialogs } from '@/components/lazyDialogs'
import { signedIn } from './signedIn'
import { TestRouter } from './TestRouter'

await fetchDialogs()

/**
 * Mounts the page of a list at its address with `search`, on the given data provider, for a person with all permissions.
 * With `pagesExist` its links lead to other pages, which are not mounted. Returns its cache.
 */
export const mountListPageOn = (
  dataProvider: DataProvider,
  definition: Resource,
  search = '',
  page?: ListsPage,
  { pagesExist = false, announced }: { pagesExist?: boolean; announced?: Announced } = {},
) => {
  window.history.replaceState(null, '', `/home/${definition.path}${search}`)
  const queryClient = new QueryClient()
  render(
    <TestRouter>
      <CoreAdminContext
        dataProvider={dataProvider}
        queryClient={queryClient}
        authProvider={signedIn}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <Notification />
        <AnnouncedExtensions value={announced}>
          <PageExists.Provider value={() => pagesExist}>
            <List resource={definition} page={page} />
          </PageExists.Provider>
        </AnnouncedExtensions>
      </CoreAdminContext>
    </TestRouter>,
  )
  return queryClient
}

type Config = NonNullable<Parameters<typeof recordedHttp>[1]>

/**
 * Mounts the same on the portal's data provider; `host` answers each call. The page knows of the extensions that are named as
 * announced, and has the words of lists in English unless another language is in use. Returns the requests so far and the cache;
 * end each test with `unmountPages`.
 */
export const mountListPage = (
  definition: Resource,
  host: Parameters<typeof recordedHttp>[0],
  search = '',
  {
    page,
    announced,
    pagesExist = false,
    ...config
  }: Omit<Config, 'announced'> & {
    page?: ListsPage
    announced?: readonly Extension[]
    pagesExist?: boolean
  } = {},
) => {
  if (currentLocale() === 'en') for (const words of [publicPages, adminPages]) addWords(words)
  const { extension } = definition.list
  const all = [...extensions, ...(extension ? [extension] : [])]
  const { http, asked } = recordedHttp(host, { ...config, announced: announced ?? all })
  const queryClient = mountListPageOn(
    createDataProvider(loadedDefinitions([definition]), http, { paths: {} }, () => ({ userId: toId('me') })),
    definition,
    search,
    page,
    { pagesExist, announced: announced && new Set(announced) },
  )
  return { asked, queryClient }
}

/** Removes the mounted pages, their notices and their address. */
export const unmountPages = () => {
  cleanup()
  forgetExports()
  forgetNotices()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}

/** Returns the texts of the first cells in the body of the shown table. */
export const firstCells = (column = 0): string[] =>
  [...screen.getByRole('table').querySelectorAll('tbody tr[data-key]')].map(
    row => row.querySelectorAll('td')[column]?.textContent ?? '',
  )
