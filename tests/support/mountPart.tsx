import { type Extension, extensions } from '@contract/extensions'
import { PortalConfig } from '@contract/portalConfig'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { type AuthProvider, CoreAdminContext, memoryStore } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { forgetNotices, Notification } from '@/components/notices'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import type { Resource } from '@/definition/defineResource'
import en from '@/i18n/en/adminPages'
import publicPages from '@/i18n/en/publicPages'
import { createI18nProvider } from '@/i18n/i18nProvider'
import type { Messages } from '@/i18n/messages'
import { addWords, currentTable } from '@/i18n/words'
import { ConfigProvider } from '@/portalConfig'
import { recordedHttp } from './recordedHttp'
import { nobody, signedIn } from './signedIn'
import { TestRouter } from './TestRouter'

type Options = {
  /** Address at which the part is mounted, with its search. */
  address?: string
  /** Path of the route, for a part that reads values of its address; every other address shows only the address. */
  path?: string
  definitions?: Resource[]
  /** Extensions that the host announced; all by default. */
  announced?: readonly Extension[]
  authProvider?: AuthProvider
  /** Words of the language in use; English by default. */
  words?: readonly Messages[]
}

const AddressOnly = () => <p>{`Left for ${window.location.pathname}${window.location.search}`}</p>

/**
 * Mounts a page, a dialog or another part of the portal on the portal's data provider, with its words and notices, for a
 * person with all permissions; `host` answers each call. Returns the requests so far and the cache; end each test with
 * `unmountParts`.
 */
export const mountPart = (
  part: ReactNode,
  host: Parameters<typeof recordedHttp>[0],
  {
    address = '/',
    path = '*',
    definitions = [],
    announced = extensions,
    authProvider = signedIn,
    words = [publicPages, en],
  }: Options = {},
) => {
  for (const part of words) addWords(part)
  window.history.replaceState(null, '', address)
  const { http, asked } = recordedHttp(host, { announced })
  const queryClient = new QueryClient()
  render(
    <TestRouter>
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions(definitions), http, { paths: {} }, () => nobody)}
        authProvider={authProvider}
        queryClient={queryClient}
        i18nProvider={createI18nProvider(currentTable())}
        store={memoryStore()}
      >
        <Notification />
        <ConfigProvider value={PortalConfig.parse({})}>
          <AnnouncedExtensions.Provider value={new Set(announced)}>
            <Routes>
              <Route path={path} element={part} />
              {path !== '*' && <Route path="*" element={<AddressOnly />} />}
            </Routes>
          </AnnouncedExtensions.Provider>
        </ConfigProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  return { asked, queryClient }
}

/** Removes the mounted parts, their notices, their address and what they kept. */
export const unmountParts = () => {
  cleanup()
  forgetNotices()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}
