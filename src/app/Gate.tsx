import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import * as session from '@/authProvider/session'
import { Forbidden } from '@/customPages/forbidden/Forbidden'
import { NotFound } from '@/customPages/notFound/NotFound'
import { ResetPassword } from '@/customPages/resetPassword/ResetPassword'
import { SignIn } from '@/customPages/signIn/SignIn'
import type { Http } from '@/dataProvider/http'
import { FaultBoundary } from './FaultBoundary'
import { DASHBOARD, decide, LOGIN, type Verdict } from './guard'
import { PublicFrame } from './PublicFrame'
import { useConfig } from './portalConfig'
import { Opening } from './shell/Opening'

const openDesk = () => import('./Desk')
const Desk = lazy(openDesk)
const fetchDesk = () => {
  openDesk()
    .then(desk => desk.fetchFirstPages())
    .catch(() => undefined)
}

const standing = () => ({
  user: session.currentUser() !== undefined && session.token() !== undefined,
  token: session.token() !== undefined,
  holds: session.holds,
})

/** Leaves for the sign-in page with nothing kept but, when nobody had signed out on purpose, the way back. */
const SignedOut = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(() => {
    session.clear()
    if (!session.ended()) session.rememberEnded({ path: pathname + search })
    navigate(LOGIN, { replace: true })
  }, [pathname, search, navigate])
  return null
}

const Shown = ({ show, http }: { show: Extract<Verdict, { show: string }>['show']; http: Http }) => {
  const { portalName, switches } = useConfig()
  const navigate = useNavigate()
  if (show === 'desk')
    return (
      <Suspense fallback={<Opening />}>
        <Desk http={http} />
      </Suspense>
    )
  const loginAgain = () => {
    session.clear()
    session.rememberEnded({})
    navigate(LOGIN)
  }
  const pages = {
    signIn: () => <SignIn http={http} onCodeAsked={fetchDesk} />,
    reset: () => <ResetPassword http={http} callsHost={switches.requestReset} />,
    forbidden: () => <Forbidden home={DASHBOARD} onAgain={loginAgain} />,
    notFound: () => <NotFound login={LOGIN} />,
  }
  return <PublicFrame portalName={portalName}>{pages[show]()}</PublicFrame>
}

/**
 * The guard, outside react-admin: it decides at each navigation, before anything behind it is even loaded. (react-admin
 * 5.15.4 opened without a session redirects in a loop for seconds.)
 */
export const Gate = ({ http }: { http: Http }) => {
  const { pathname } = useLocation()
  const { portalName } = useConfig()
  // In-memory abilities are as narrow as the 403 page while it is shown, and whole again from the next navigation on.
  session.narrow(false)
  const verdict = decide(pathname, standing())
  session.narrow('show' in verdict && verdict.show === 'forbidden')

  // After each navigation, whatever a page may have put there (GUARD-05).
  useEffect(() => {
    document.title = portalName
  })

  if ('show' in verdict)
    return (
      <FaultBoundary place={verdict.show}>
        <Shown show={verdict.show} http={http} />
      </FaultBoundary>
    )
  return verdict.because === 'signed-out' ? <SignedOut /> : <Navigate to={verdict.go} replace />
}
