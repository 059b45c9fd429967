import { toId } from '@contract/id'
import { PortalConfig } from '@contract/portalConfig'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import { CoreAdminContext } from 'react-admin'
import { Route, Routes } from 'react-router-dom'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import { forgetNotices, Notification } from '@/components/notices'
import EntityFile from '@/customPages/entityFile/EntityFile'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { createI18nProvider } from '@/i18n/i18nProvider'
import { currentTable } from '@/i18n/words'
import { ConfigProvider } from '@/portalConfig'
import types from '@/resources/files'
import { recordedHttp } from './recordedHttp'
import { signedIn } from './signedIn'
import { TestRouter } from './TestRouter'

const announced = new Set(['entityKinds'] as const)

/**
 * Mounts the page of a file at its address, with `search`, on the portal's data provider; `host` answers each call. Returns
 * the requests so far; end each test with `unmountFiles`.
 */
export const mountFile = (host: Parameters<typeof recordedHttp>[0], id: string, search = '') => {
  window.history.replaceState(null, '', `/home/registry/file-viewer/${encodeURIComponent(id)}${search}`)
  const { http, asked } = recordedHttp(host, { announced: [...announced] })
  render(
    <TestRouter>
      <CoreAdminContext
        dataProvider={createDataProvider(loadedDefinitions([]), http, { paths: {} }, () => ({ userId: toId('me') }))}
        authProvider={signedIn}
        queryClient={new QueryClient()}
        i18nProvider={createI18nProvider(currentTable())}
      >
        <Notification />
        <ConfigProvider value={PortalConfig.parse({})}>
          <AnnouncedExtensions.Provider value={announced}>
            <Routes>
              <Route path="/home/registry/file-viewer/:id" element={<EntityFile types={types} />} />
            </Routes>
          </AnnouncedExtensions.Provider>
        </ConfigProvider>
      </CoreAdminContext>
    </TestRouter>,
  )
  return asked
}

/** Removes the mounted files, their notices, their address and the types that were found. */
export const unmountFiles = () => {
  cleanup()
  forgetNotices()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
}
