import { Suspense, useMemo } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { placeOf } from '@/authProvider/guard'
import { useFollowNavigation } from '@/components/currentAddress'
import { useRecordPrints } from '@/components/export/useRecordPrints'
import { useAnnouncedExtensions } from '@/components/hostExtensions'
import { PageExists } from '@/components/pageExists'
import { AreaRedirect } from '@/routes/AreaRedirect'
import { useAdmin } from '@/routes/adminContext'
import { PageWaiting } from '@/routes/PageWaiting'
import { allPages, hasPage } from '@/routes/pages'
import { Shell } from './shell/Shell'

/** The shell around every page below /home. */
export const AdminLayout = () => {
  const { connection, leave } = useAdmin()
  const announced = useAnnouncedExtensions()
  useRecordPrints()
  useFollowNavigation()
  const exists = useMemo(() => {
    const pages = allPages.filter(({ needs }) => !needs || announced?.has(needs))
    return (path: string) => hasPage(pages, path)
  }, [announced])
  return (
    <PageExists.Provider value={exists}>
      <Shell connection={connection} onLogout={leave}>
        <Suspense fallback={<PageWaiting />}>
          <Outlet />
        </Suspense>
      </Shell>
    </PageExists.Provider>
  )
}

/** In place of a page at a path that has none. */
export const CatchAll = () => <AreaRedirect path={placeOf(useLocation().pathname)} />
