import { Suspense, useEffect, useMemo } from 'react'
import { Route, Routes, useLocation } from 'react-router-dom'
import { holds } from '@/authProvider/session'
import { placeChanged } from '@/customPages/plain/place'
import type { Http } from '@/dataProvider/http'
import { AnnouncedExtensions } from '@/views/announced'
import { PageExists } from '@/views/pageExists'
import { DeskContext } from './deskContext'
import { FaultBoundary } from './FaultBoundary'
import { HOME, mayEnter } from './guard'
import { Landing } from './Landing'
import { PageWaiting } from './PageWaiting'
import { allPages, hasPage } from './pages'
import type { Connection } from './shell/connection'
import { Shell } from './shell/Shell'
import { useHostExtensions } from './useHostExtensions'

type Props = { http: Http; connection: Connection; onLogout(): void }

/** The pages this host has, inside the shell. */
export const DeskPages = ({ http, connection, onLogout }: Props) => {
  const { pathname } = useLocation()
  const announced = useHostExtensions(http)
  const pages = useMemo(() => allPages.filter(({ needs }) => !needs || announced?.has(needs)), [announced])
  const exists = useMemo(() => (path: string) => hasPage(pages, path), [pages])
  const context = useMemo(() => ({ http }), [http])
  const place = pathname.slice(HOME.length + 1).replace(/\/+$/, '')
  // Until the host has said what it has, a page that may stand is neither shown nor called missing.
  const undecided = !announced && allPages.some(page => page.needs && hasPage([page], place))

  const admitted = pathname.startsWith(`${HOME}/`) && mayEnter(place, holds)

  // The gate hears of every step; one that it will refuse, or that leads out, is not shown even for a moment.
  useEffect(placeChanged)
  if (!admitted) return null

  return (
    <PageExists.Provider value={exists}>
      <AnnouncedExtensions.Provider value={announced}>
        <DeskContext.Provider value={context}>
          <Shell connection={connection} onLogout={onLogout}>
            <FaultBoundary place={pathname}>
              <Suspense fallback={<PageWaiting />}>
                <Routes>
                  {pages.map(({ path, element }) => (
                    <Route key={path} path={`${HOME}/${path}`} element={element} />
                  ))}
                  <Route path="*" element={undecided ? <PageWaiting /> : <Landing path={place} />} />
                </Routes>
              </Suspense>
            </FaultBoundary>
          </Shell>
        </DeskContext.Provider>
      </AnnouncedExtensions.Provider>
    </PageExists.Provider>
  )
}
