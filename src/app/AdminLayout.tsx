import { type ReactNode, Suspense, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { mayEnter } from '@/authProvider/access'
import { HOME, placeOf } from '@/authProvider/guard'
import { holds } from '@/authProvider/session'
import { useRecordPrints } from '@/views/export/useRecordPrints'
import { useAnnouncedExtensions } from '@/views/hostExtensions'
import { PageExists } from '@/views/pageExists'
import { AreaRedirect } from './AreaRedirect'
import { useAdmin } from './adminContext'
import { FaultBoundary } from './FaultBoundary'
import { PageWaiting } from './PageWaiting'
import { allPages, hasPage } from './pages'
import { Shell } from './shell/Shell'

/** react-admin's `layout`: the shell around the page, and nothing at an address that the guard is about to refuse. */
export const AdminLayout = ({ children }: { children: ReactNode }) => {
  const { pathname } = useLocation()
  const { connection, leave } = useAdmin()
  const announced = useAnnouncedExtensions()
  useRecordPrints()
  const exists = useMemo(() => {
    const pages = allPages.filter(({ needs }) => !needs || announced?.has(needs))
    return (path: string) => hasPage(pages, path)
  }, [announced])
  const place = placeOf(pathname)
  // Not again for each dialog that the address opens: every path of the table is compiled for it.
  const isPage = useMemo(() => hasPage(allPages, place), [place])
  const admitted = pathname.startsWith(`${HOME}/`) && mayEnter(place, holds)
  if (!admitted) return null
  return (
    <PageExists.Provider value={exists}>
      <Shell connection={connection} onLogout={leave}>
        <FaultBoundary place={pathname}>
          <Suspense fallback={<PageWaiting />}>
            {/* A <Resource> answers to everything below its address: the table of pages says what there is. */}
            {isPage ? children : <AreaRedirect path={place} />}
          </Suspense>
        </FaultBoundary>
      </Shell>
    </PageExists.Provider>
  )
}

/** react-admin's `catchAll`. */
export const CatchAll = () => <AreaRedirect path={placeOf(useLocation().pathname)} />
