import { useEffect, useState } from 'react'
import { CoreAdminRoutes } from 'react-admin'
import { Route, Routes, useLocation } from 'react-router-dom'
import { HOME } from '@/authProvider/guard'
import { reportNavigation } from '@/customPages/publicUi/navigation'
import type { Http } from '@/dataProvider/http'
import { AdminLayout, CatchAll } from './AdminLayout'
import { AdminProviders } from './AdminProviders'
import { PageWaiting } from './PageWaiting'
import { fetchPage } from './pages'
import { createRoutes, RegisterLoaded } from './routes'
import { dropStrayClicks } from './strayClicks'

export { fetchPage }

/** The gate hears of every step; one that it will refuse, or that leads out, is not shown even for a moment. */
const ReportNavigation = () => {
  useLocation()
  useEffect(reportNavigation)
  return null
}

/** Everything behind the sign-in: react-admin with the portal's own frame, pages and providers. */
const AdminApp = ({ http }: { http: Http }) => {
  useEffect(dropStrayClicks, [])
  // The same as long as the page: react-admin registers all resources again whenever its children change (decision 001).
  const [routes] = useState(createRoutes)
  return (
    <AdminProviders http={http}>
      <Routes>
        <Route
          path={`${HOME}/*`}
          element={
            <CoreAdminRoutes layout={AdminLayout} catchAll={CatchAll} loading={PageWaiting}>
              {routes}
            </CoreAdminRoutes>
          }
        />
        <Route path="*" element={null} />
      </Routes>
      <RegisterLoaded />
      <ReportNavigation />
    </AdminProviders>
  )
}

export default AdminApp
