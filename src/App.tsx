import type { PortalConfig } from '@contract/portalConfig'
import { type ReactNode, useState } from 'react'
import { CoreAdminContext, ResourceDefinitionContextProvider } from 'react-admin'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { HOME, NOT_FOUND } from '@/authProvider/guard'
import { MissingPage } from '@/customPages/notFound/MissingPage'
import type { Http } from '@/dataProvider/http'
import { useLanguage } from '@/i18n/i18nProvider'
import { AdminContexts } from '@/layout/AdminContexts'
import { AdminLayout, CatchAll } from '@/layout/AdminLayout'
import { type AdminServices, createAdminServices } from '@/layout/adminServices'
import { PageFault } from '@/layout/PageFault'
import { LoadingScreen } from '@/layout/shell/LoadingScreen'
import { definitions } from '@/routes/areas'
import { prefetchPage } from '@/routes/prefetchPage'
import { leadToDialog } from '@/routes/recordAddress'
import { pageRoutes, RegisterLoaded, resourceDefinitions } from '@/routes/routes'
import { GuardedPages } from '@/start/GuardedPages'

export { fetchPage } from '@/routes/pages'

type AdminProps = { http: Http; services: AdminServices; children: ReactNode }

/** The part of react-admin's `<Admin>`: its contexts with our providers, and the resources that the areas declare. */
export const Admin = ({ http, services, children }: AdminProps) => {
  const { authProvider, dataProvider, queryClient, store } = services
  const i18nProvider = useLanguage(definitions)
  const [resources] = useState(resourceDefinitions)
  return (
    <CoreAdminContext basename={HOME} {...{ authProvider, dataProvider, i18nProvider, queryClient, store }}>
      <ResourceDefinitionContextProvider definitions={resources}>
        <AdminContexts http={http} services={services}>
          {children}
        </AdminContexts>
        <RegisterLoaded />
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  )
}

/**
 * Returns everything behind the sign-in. The one router of the portal loads the code of the page that the address names
 * before it draws any; the rows of that page are requested meanwhile.
 */
export const createAdminApp = (http: Http, config: PortalConfig) => {
  const services = createAdminServices(http, config)
  // The page tells of failures itself.
  prefetchPage(services, new URL(location.href)).catch(() => undefined)
  // Beside the rows: asked for by the first page, its answer would draw that page a second time.
  void http.extensions.announced()
  const admin = (
    <Admin http={http} services={services}>
      <GuardedPages />
    </Admin>
  )
  const pages = [...pageRoutes(), { path: '*', loader: leadToDialog, element: <CatchAll /> }]
  const inFrame = [
    { path: HOME, children: pages },
    { path: NOT_FOUND, element: <MissingPage /> },
  ]
  const router = createBrowserRouter([
    {
      element: admin,
      errorElement: <PageFault />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        { element: <AdminLayout />, children: [{ errorElement: <PageFault />, children: inFrame }] },
        { path: '*', element: null },
      ],
    },
  ])
  return <RouterProvider router={router} />
}
