import { Suspense, useEffect, useLayoutEffect } from 'react'
import { DASHBOARD, decide, FORBIDDEN, LOGIN, placeOf, type Verdict } from '@/authProvider/guard'
import * as session from '@/authProvider/session'
import { Forbidden } from '@/customPages/forbidden/Forbidden'
import { NotFound } from '@/customPages/notFound/NotFound'
import { go, onNavigation, usePath } from '@/customPages/publicUi/navigation'
import { RequestLink } from '@/customPages/resetPassword/RequestLink'
import { ResetPassword } from '@/customPages/resetPassword/ResetPassword'
import { SignIn } from '@/customPages/signIn/SignIn'
import type { Http } from '@/dataProvider/http'
import { openAdminWords } from '@/i18n/languages'
import { awaitedComponent, lazyComponent } from '@/parts/lazyComponent'
import { useConfig } from '@/portalConfig'
import { openAreaAt } from './areas'
import { FaultBoundary } from './FaultBoundary'
import { PublicFrame } from './PublicFrame'
import { startPage } from './preferences/startPage'
import { LoadingScreen } from './shell/LoadingScreen'

/** Few ever open it, and once. */
const Activate = lazyComponent(() => import('@/customPages/activate/Activate'))

/**
 * Loads the admin app with its words, and the definitions and the code of the page of the address, so that none of them is
 * waited for after it is drawn. A page that cannot be loaded says so itself when it is shown.
 */
const loadAdminApp = async () => {
  const area = openAreaAt(placeOf(location.pathname)).catch(() => undefined)
  const [app] = await Promise.all([import('./AdminApp'), openAdminWords(), area])
  await app.fetchPage(location.pathname).catch(() => undefined)
  return app
}
const AdminApp = awaitedComponent(loadAdminApp, LoadingScreen)
/** Loads what is seen first after signing in, while the code is still being typed. */
const prefetchAdminApp = () => {
  AdminApp.fetch()
    .then(app => app.fetchPage(session.ended()?.path?.split('?')[0] ?? DASHBOARD))
    .catch(() => undefined)
}

const sessionState = () => ({
  user: session.currentUser() !== undefined && session.token() !== undefined,
  token: session.token() !== undefined,
  holds: session.holds,
  startPage: startPage.get(),
})

/** Goes where the guard points. To the sign-in page with nothing kept but, unless somebody signed out, the way back. */
const Redirect = ({ to, signedOut }: { to: string; signedOut: boolean }) => {
  useEffect(() => {
    if (signedOut) {
      session.clear()
      if (!session.ended()) session.rememberEnded({ path: location.pathname + location.search })
    }
    go(to, { replace: true })
  }, [to, signedOut])
  return null
}

const GuardedPage = ({ show, http }: { show: Extract<Verdict, { show: string }>['show']; http: Http }) => {
  const { portalName, passwordReset, switches } = useConfig()
  if (show === 'admin') return <AdminApp http={http} />
  const loginAgain = () => {
    session.emptyStorage()
    go(LOGIN)
  }
  const pages = {
    signIn: () => <SignIn http={http} onCodeAsked={prefetchAdminApp} />,
    reset: () =>
      passwordReset ? <RequestLink http={http} /> : <ResetPassword http={http} callsHost={switches.requestReset} />,
    activate: () => (
      <Suspense>
        <Activate http={http} />
      </Suspense>
    ),
    newPassword: () => (
      <Suspense>
        <Activate http={http} page="newPassword" />
      </Suspense>
    ),
    forbidden: () => <Forbidden home={DASHBOARD} onAgain={loginAgain} />,
    notFound: () => <NotFound login={LOGIN} />,
  }
  return <PublicFrame portalName={portalName}>{pages[show]()}</PublicFrame>
}

/**
 * The guard, outside react-admin: it decides at each navigation, before anything behind it is even loaded. (react-admin
 * 5.15.4 opened without a session redirects in a loop for seconds.)
 */
export const RouteGuard = ({ http }: { http: Http }) => {
  const path = usePath()
  const { portalName } = useConfig()
  const verdict = decide(path, sessionState())
  const isForbidden = 'show' in verdict && verdict.show === 'forbidden'
  // In-memory abilities are as narrow as the 403 page while it is shown, and whole again before the next page is drawn.
  useLayoutEffect(() => session.narrow(isForbidden))
  useLayoutEffect(() => onNavigation(() => session.narrow(location.pathname === FORBIDDEN)), [])

  // After each navigation, whatever a page may have put there (GUARD-05).
  useEffect(() => {
    document.title = portalName
  })

  if ('show' in verdict)
    return (
      <FaultBoundary place={verdict.show}>
        <GuardedPage show={verdict.show} http={http} />
      </FaultBoundary>
    )
  return <Redirect to={verdict.go} signedOut={verdict.because === 'signed-out'} />
}
