import { useEffect, useLayoutEffect } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { dropStrayClicks } from '@/layout/strayClicks'
import { useConfig } from '@/portalConfig'
import { noteRefusal, verdictAt } from './verdictAt'

/** Verdicts that are shown in the frame of the portal. */
const SHOWN_HERE: readonly string[] = ['admin', 'notFound']

/** Asks the guard at each navigation. An address outside the admin pages is loaded: the pages there have no router. */
export const GuardedPages = () => {
  const { pathname } = useLocation()
  const { portalName } = useConfig()
  const verdict = verdictAt(pathname)
  const leaves = 'show' in verdict ? !SHOWN_HERE.includes(verdict.show) : verdict.because === 'signed-out'
  useLayoutEffect(() => noteRefusal(pathname, verdict))
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
