import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { CoreAdminContext, CoreAdminRoutes, ResourceDefinitionContextProvider } from 'react-admin'
import { BrowserRouter, Route, Routes, useLocation } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { followOtherTabs } from '@/authProvider/leaving'
import { holds } from '@/authProvider/session'
import { placeChanged } from '@/customPages/plain/place'
import type { Http } from '@/dataProvider/http'
import { useLanguage } from '@/i18n/i18nProvider'
import { useConfig } from '@/portalConfig'
import { resources } from '@/resources'
import { AnnouncedExtensions } from '@/views/announced'
import { ExportPageSize } from '@/views/export/pageSize'
import { askAhead } from '@/views/list/askAhead'
import { openOf } from '@/views/list/openOf'
import { CatchAll, DeskLayout } from './DeskLayout'
import { createDesk } from './desk'
import { DeskContext } from './deskContext'
import { NoticeBridge } from './NoticeBridge'
import { PageWaiting } from './PageWaiting'
import { needsOf } from './pages'
import { definitions, routes } from './routes'
import { dropStrayClicks } from './strayClicks'
import { muiTheme } from './theme/muiTheme'
import { useHostExtensions } from './useHostExtensions'

export { fetchFirstPages } from './pages'

const emotion = createCache({
  key: 'd',
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
})

/** The gate hears of every step; one that it will refuse, or that leads out, is not shown even for a moment. */
const TellGate = () => {
  useLocation()
  useEffect(placeChanged)
  return null
}

const WithExtensions = ({ http, children }: { http: Http; children: ReactNode }) => (
  <AnnouncedExtensions.Provider value={useHostExtensions(http)}>{children}</AnnouncedExtensions.Provider>
)

/** Asks for the list that the address opens, while the code of its page is still on its way. */
const askForFirstList = (desk: ReturnType<typeof createDesk>) => {
  const here = resources.filter(({ path }) => location.pathname === `${HOME}/${path}`)
  const first = openOf(here, new URLSearchParams(location.search))
  if (first?.path && !needsOf(first) && mayEnter(first.path, holds)) askAhead(desk, first, location.search)
}

/** Everything behind the sign-in: react-admin with the portal's own frame, pages and providers. */
const Desk = ({ http }: { http: Http }) => {
  const config = useConfig()
  const [desk] = useState(() => createDesk(http, config))
  const i18nProvider = useLanguage()
  const contents = useMemo(() => ({ http, connection: desk.connection, leave: desk.leave }), [http, desk])

  // Before any effect of a page sends its first request.
  useLayoutEffect(() => desk.connection.watch(), [desk])
  useLayoutEffect(() => askForFirstList(desk), [desk])
  useEffect(() => followOtherTabs(desk.forget), [desk])
  useEffect(dropStrayClicks, [])

  return (
    <CacheProvider value={emotion}>
      <ThemeProvider theme={muiTheme} storageManager={null} colorSchemeNode={null}>
        <BrowserRouter>
          <CoreAdminContext
            basename="/home"
            dataProvider={desk.dataProvider}
            authProvider={desk.authProvider}
            i18nProvider={i18nProvider}
            queryClient={desk.queryClient}
            store={desk.store}
          >
            <ExportPageSize.Provider value={config.exportPageSize}>
              <ResourceDefinitionContextProvider definitions={definitions}>
                <WithExtensions http={http}>
                  <NoticeBridge>
                    <DeskContext.Provider value={contents}>
                      <Routes>
                        <Route
                          path={`${HOME}/*`}
                          element={
                            <CoreAdminRoutes layout={DeskLayout} catchAll={CatchAll} loading={PageWaiting}>
                              {routes}
                            </CoreAdminRoutes>
                          }
                        />
                        <Route path="*" element={null} />
                      </Routes>
                      <TellGate />
                    </DeskContext.Provider>
                  </NoticeBridge>
                </WithExtensions>
              </ResourceDefinitionContextProvider>
            </ExportPageSize.Provider>
          </CoreAdminContext>
        </BrowserRouter>
      </ThemeProvider>
    </CacheProvider>
  )
}

export default Desk
