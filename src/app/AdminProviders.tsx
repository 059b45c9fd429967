import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin'
import { BrowserRouter } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { followOtherTabs } from '@/authProvider/signOut'
import type { Http } from '@/dataProvider/http'
import { useLanguage } from '@/i18n/i18nProvider'
import { useConfig } from '@/portalConfig'
import { resources } from '@/resources'
import { ExportPageSize } from '@/views/export/pageSize'
import { AnnouncedExtensions } from '@/views/hostExtensions'
import { openTab } from '@/views/list/openTab'
import { prefetchList } from '@/views/list/prefetchList'
import { AdminContext } from './adminContext'
import { createAdminServices } from './adminServices'
import { NoticeBridge } from './NoticeBridge'
import { needsOf } from './pages'
import { definitions } from './routes'
import { muiTheme } from './theme/muiTheme'
import { useHostExtensions } from './useHostExtensions'

const emotion = createCache({
  key: 'd',
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
})

type Props = { http: Http; children: ReactNode }

const WithExtensions = ({ http, children }: Props) => (
  <AnnouncedExtensions.Provider value={useHostExtensions(http)}>{children}</AnnouncedExtensions.Provider>
)

/** Asks for the list that the address opens, while the code of its page is still on its way. */
const askForFirstList = (desk: ReturnType<typeof createAdminServices>) => {
  const here = resources.filter(({ path }) => location.pathname === `${HOME}/${path}`)
  const first = openTab(here, new URLSearchParams(location.search))
  if (first?.path && !needsOf(first) && mayEnter(first.path, holds)) prefetchList(desk, first, location.search)
}

/** Everything that a page behind the sign-in finds around it: react-admin's contexts, the theme, the host's extensions. */
export const AdminProviders = ({ http, children }: Props) => {
  const config = useConfig()
  const [desk] = useState(() => createAdminServices(http, config))
  const i18nProvider = useLanguage()
  const contents = useMemo(() => ({ http, connection: desk.connection, leave: desk.leave }), [http, desk])

  // Before any effect of a page sends its first request.
  useLayoutEffect(() => desk.connection.watch(), [desk])
  useLayoutEffect(() => askForFirstList(desk), [desk])
  useEffect(() => followOtherTabs(desk.forget), [desk])

  return (
    <CacheProvider value={emotion}>
      <ThemeProvider theme={muiTheme} storageManager={null} colorSchemeNode={null}>
        <BrowserRouter>
          <CoreAdminContext
            basename={HOME}
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
                    <AdminContext.Provider value={contents}>{children}</AdminContext.Provider>
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
