import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin'
import { HOME } from '@/authProvider/guard'
import { whenLeftElsewhere } from '@/authProvider/signOut'
import { ExportPageSize } from '@/components/export/pageSize'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import type { Http } from '@/dataProvider/http'
import { useLanguage } from '@/i18n/i18nProvider'
import { useConfig } from '@/portalConfig'
import { AdminContext } from '@/routes/adminContext'
import { definitions } from '@/routes/areas'
import { resourceDefinitions } from '@/routes/routes'
import { useHostExtensions } from '@/routes/useHostExtensions'
import type { AdminServices } from './adminServices'
import { NoticeBridge } from './NoticeBridge'
import { muiTheme } from './theme/muiTheme'

const emotion = createCache({
  key: 'd',
  nonce: document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce,
})

const WithExtensions = ({ http, children }: { http: Http; children: ReactNode }) => (
  <AnnouncedExtensions.Provider value={useHostExtensions(http)}>{children}</AnnouncedExtensions.Provider>
)

type Props = { http: Http; services: AdminServices; children: ReactNode }

/** Everything that a page behind the sign-in finds around it: react-admin's contexts, the theme, the host's extensions. */
export const AdminProviders = ({ http, services, children }: Props) => {
  const { exportPageSize } = useConfig()
  const i18nProvider = useLanguage(definitions)
  const [registered] = useState(resourceDefinitions)
  const contents = useMemo(() => ({ http, connection: services.connection, leave: services.leave }), [http, services])

  // Before any effect of a page sends its first request.
  useLayoutEffect(() => services.watch(), [services])
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
          <ExportPageSize.Provider value={exportPageSize}>
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
