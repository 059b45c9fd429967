import { useEffect } from 'react'
import { CoreAdminRoutes } from 'react-admin'
import { Route, Routes, useLocation } from 'react-router-dom'
import { HOME } from '@/authProvider/guard'
import { placeChanged } from '@/customPages/publicUi/navigation'
import type { Http } from '@/dataProvider/http'
import { CatchAll, DeskLayout } from './AdminLayout'
import { DeskProviders } from './AdminProviders'
import { PageWaiting } from './PageWaiting'
import { routes } from './routes'
import { dropStrayClicks } from './strayClicks'

export { fetchFirstPages } from './pages'

/** The gate hears of every step; one that it will refuse, or that leads out, is not shown even for a moment. */
const TellGate = () => {
  useLocation()
  useEffect(placeChanged)
  return null
}

/** Everything behind the sign-in: react-admin with the portal's own frame, pages and providers. */
const Desk = ({ http }: { http: Http }) => {
  useEffect(dropStrayClicks, [])
  return (
    <DeskProviders http={http}>
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
    </DeskProviders>
  )
}

export default Desk
