import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin'
import { HOME } from '@/authProvider/guard'
import { whenLeftElsewhere } from '@/authProvider/signOut'
import type { Http } from '@/dataProvider/http'
import { useLanguage } from '@/i18n/i18nProvider'
import { useConfig } from '@/portalConfig'
import { ExportPageSize } from '@/views/export/pageSize'
import { AnnouncedExtensions } from '@/views/hostExtensions'
import { AdminContext } from './adminContext'
import { createAdminServices } from './adminServices'
import { definitions } from './areas'
import { NoticeBridge } from './NoticeBridge'
import { prefetchPage } from './prefetchPage'
import { resourceDefinitions } from './routes'
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

/** Everything that a page behind the sign-in finds around it: react-admin's contexts, the theme, the host's extensions. */
export const AdminProviders = ({ http, children }: Props) => {
  const config = useConfig()
  const [services] = useState(() => createAdminServices(http, config))
  const i18nProvider = useLanguage(definitions)
  const [registered] = useState(resourceDefinitions)
  const contents = useMemo(() => ({ http, connection: services.connection, leave: services.leave }), [http, services])

  // Before any effect of a page sends its first request.
  useLayoutEffect(() => services.watch(), [services])
  // The list that the address opens, while the code of its page is still on its way; the page tells of failures itself.
  useLayoutEffect(() => {
    prefetchPage(services, new URL(location.href)).catch(() => undefined)
  }, [services])
  useEffect(() => whenLeftElsewhere(services.forget), [services])

  return (
    <CacheProvider value={emotion}>
      <ThemeProvider theme={muiTheme}>
        <CoreAdminContext
          basename={HOME}
          dataProvider={services.dataProvider}
          authProvider={services.authProvider}
          i18nProvider={i18nProvider}
          queryClient={services.queryClient}
          store={services.store}
        >
          <ExportPageSize.Provider value={config.exportPageSize}>
            <ResourceDefinitionContextProvider definitions={registered}>
              <WithExtensions http={http}>
                <NoticeBridge>
                  <AdminContext.Provider value={contents}>{children}</AdminContext.Provider>
                </NoticeBridge>
              </WithExtensions>
            </ResourceDefinitionContextProvider>
          </ExportPageSize.Provider>
        </CoreAdminContext>
      </ThemeProvider>
    </CacheProvider>
  )
}
