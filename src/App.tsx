import type { PortalConfig } from '@contract/portalConfig'
import { useEffect, useLayoutEffect } from 'react'
import { createBrowserRouter, Navigate, Outlet, RouterProvider, useLocation } from 'react-router-dom'
import { HOME, NOT_FOUND } from '@/authProvider/guard'
import { MissingPage } from '@/customPages/notFound/MissingPage'
import type { Http } from '@/dataProvider/http'
import { AdminLayout, CatchAll } from '@/layout/AdminLayout'
import { AdminProviders } from '@/layout/AdminProviders'
import { createAdminServices } from '@/layout/adminServices'
import { PageFault } from '@/layout/PageFault'
import { LoadingScreen } from '@/layout/shell/LoadingScreen'
import { dropStrayClicks } from '@/layout/strayClicks'
import { useConfig } from '@/portalConfig'
import { fetchPage } from '@/routes/pages'
import { prefetchPage } from '@/routes/prefetchPage'
import { leadToDialog } from '@/routes/recordAddress'
import { pageRoutes, RegisterLoaded } from '@/routes/routes'
import { verdictAt } from '@/start/verdictAt'

export { fetchPage }

/** Verdicts that are shown in the frame of the portal. */
const SHOWN_HERE: readonly string[] = ['admin', 'notFound']

/** Asks the guard at each navigation. An address outside the admin pages is loaded: the pages there have no router. */
const GuardedPages = () => {
  const { pathname } = useLocation()
  const { portalName } = useConfig()
  const verdict = verdictAt(pathname)
  const leaves = 'show' in verdict ? !SHOWN_HERE.includes(verdict.show) : verdict.because === 'signed-out'
  useLayoutEffect(() => {
    if (leaves) location.reload()
  }, [leaves])
  // After each navigation, whatever a page may have put there (GUARD-05).
  useEffect(() => {
    document.title = portalName
  })
  useEffect(dropStrayClicks, [])
  if (leaves) return null
  return 'go' in verdict ? <Navigate to={verdict.go} replace /> : <Outlet />
}

/**
 * Returns everything behind the sign-in: the one router of the portal, with react-admin's providers around its pages. The
 * router loads the code of the page that the address names before it draws any; the list of that page is requested meanwhile.
 */
export const createAdminApp = (http: Http, config: PortalConfig) => {
  const services = createAdminServices(http, config)
  // The page tells of failures itself.
  prefetchPage(services, new URL(location.href)).catch(() => undefined)
  const router = createBrowserRouter([
    {
      element: (
        <AdminProviders http={http} services={services}>
          <GuardedPages />
          <RegisterLoaded />
        </AdminProviders>
      ),
      errorElement: <PageFault />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        {
          element: <AdminLayout />,
          children: [
            {
              errorElement: <PageFault />,
              children: [
                {
                  path: HOME,
                  children: [...pageRoutes(), { path: '*', loader: leadToDialog, element: <CatchAll /> }],
                },
                { path: NOT_FOUND, element: <MissingPage /> },
              ],
            },
          ],
        },
        { path: '*', element: null },
      ],
    },
  ])
  return <RouterProvider router={router} />
}
