import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react'
import { whenLeftElsewhere } from '@/authProvider/signOut'
import { ExportPageSize } from '@/components/export/pageSize'
import { AnnouncedExtensions } from '@/components/hostExtensions'
import type { Http } from '@/dataProvider/http'
import { useConfig } from '@/portalConfig'
import { AdminContext } from '@/routes/adminContext'
import { useHostExtensions } from '@/routes/useHostExtensions'
import type { AdminServices } from './adminServices'
import { NoticeBridge } from './NoticeBridge'
import { muiTheme } from './theme/muiTheme'

const emotion = createCache({
  key: 'd',
  // Vite gives the nonce of a meta `csp-nonce` to scripts too, and a browser compiles code with another nonce anew
  // (docs/decisions/009-styles-and-nonces.md).
  nonce: document.querySelector<HTMLMetaElement>('meta[property=style-nonce]')?.nonce,
})

const WithExtensions = ({ http, children }: { http: Http; children: ReactNode }) => (
  <AnnouncedExtensions.Provider value={useHostExtensions(http)}>{children}</AnnouncedExtensions.Provider>
)

type Props = { http: Http; services: AdminServices; children: ReactNode }

/** Contexts of the pages behind the sign-in beside those of react-admin: theme, notices, the extensions of the host. */
export const AdminContexts = ({ http, services, children }: Props) => {
  const { exportPageSize } = useConfig()
  const contents = useMemo(() => ({ http, connection: services.connection, leave: services.leave }), [http, services])

  // Before any effect of a page sends its first request.
  useLayoutEffect(() => services.watch(), [services])
  useEffect(() => whenLeftElsewhere(services.forget), [services])

  return (
    <CacheProvider value={emotion}>
      <ThemeProvider theme={muiTheme}>
        <ExportPageSize.Provider value={exportPageSize}>
          <WithExtensions http={http}>
            <NoticeBridge>
              <AdminContext.Provider value={contents}>{children}</AdminContext.Provider>
            </NoticeBridge>
          </WithExtensions>
        </ExportPageSize.Provider>
      </ThemeProvider>
    </CacheProvider>
  )
}
