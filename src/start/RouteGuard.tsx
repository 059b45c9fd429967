import type { PortalConfig } from '@contract/portalConfig'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { DASHBOARD, FORBIDDEN, LOGIN, placeOf, type Verdict } from '@/authProvider/guard'
import * as session from '@/authProvider/session'
import { go, onNavigation, usePath } from '@/components/publicUi/navigation'
import { Forbidden } from '@/customPages/forbidden/Forbidden'
import { NotFound } from '@/customPages/notFound/NotFound'
import { RequestLink } from '@/customPages/resetPassword/RequestLink'
import { ResetPassword } from '@/customPages/resetPassword/ResetPassword'
import { SignIn } from '@/customPages/signIn/SignIn'
import type { Http } from '@/dataProvider/http'
import { openAdminWords, openPageWords } from '@/i18n/languages'
import { FaultBoundary } from '@/layout/FaultBoundary'
import { LoadingScreen } from '@/layout/shell/LoadingScreen'
import { useConfig } from '@/portalConfig'
import { openAreaAt } from '@/routes/areas'
import { PublicFrame } from './PublicFrame'
import { noteRefusal, verdictAt } from './verdictAt'

type PublicPageName = Exclude<Extract<Verdict, { show: string }>['show'], 'admin'>

/** Few ever open it, and once. */
const Activate = lazy(() => import('@/customPages/activate/Activate'))
const Verify = lazy(async () => {
  const [page] = await Promise.all([import('@/customPages/verify/Verify'), openPageWords('verify')])
  return page
})

/**
 * Loads the code of the admin pages with their words, and the definitions of the page of a path. A page that cannot be
 * loaded says so itself when it is shown.
 */
const fetchAdminApp = async (path: string) => {
  const area = openAreaAt(placeOf(path)).catch(() => undefined)
  const [app] = await Promise.all([import('@/App'), openAdminWords(), area])
  return app
}

/** Loads what is seen first after signing in, while the code is still being typed. */
const prefetchAdminApp = () => {
  const path = session.ended()?.path?.split('?')[0] ?? DASHBOARD
  fetchAdminApp(path)
    .then(app => app.fetchPage(path))
    .catch(() => undefined)
}

let adminApp: Promise<ReactNode> | undefined

/** Returns the admin pages with their router, which is created once. */
const openAdminApp = (http: Http, config: PortalConfig) => {
  adminApp ??= fetchAdminApp(location.pathname).then(app => app.createAdminApp(http, config))
  return adminApp
}

/** The admin pages, and the seal until their code is there: `lazy` would show the seal for 300 ms at least. */
const AdminApp = ({ http }: { http: Http }) => {
  const config = useConfig()
  const [app, setApp] = useState<ReactNode>()
  const [failure, setFailure] = useState<{ error: unknown }>()
  useEffect(() => {
    openAdminApp(http, config).then(setApp, error => setFailure({ error }))
  }, [http, config])
  if (failure) throw failure.error
  return app ?? <LoadingScreen />
}

/**
 * Follows a redirect of the guard. One to the sign-in page ends the session, and keeps the address of a session that ended.
 * A layout effect, so that no session of another tab is taken over between the verdict and the redirect, which would end it.
 */
const Redirect = ({ to, signedOut }: { to: string; signedOut: boolean }) => {
  useLayoutEffect(() => {
    if (signedOut) {
      session.clear()
      if (!session.ended()) session.rememberEnded({ path: location.pathname + location.search })
    }
    go(to, { replace: true })
  }, [to, signedOut])
  return null
}

const PublicPage = ({ show, http }: { show: PublicPageName; http: Http }) => {
  const { portalName, passwordReset, switches } = useConfig()
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
    verify: () => (
      <Suspense>
        <Verify http={http} />
      </Suspense>
    ),
    forbidden: () => <Forbidden http={http} home={DASHBOARD} onAgain={loginAgain} />,
    notFound: () => <NotFound login={LOGIN} />,
  }
  return <PublicFrame portalName={portalName}>{pages[show]()}</PublicFrame>
}

/**
 * The guard, outside react-admin: it decides before anything behind it is even loaded (docs/decisions/002-guard-outside.md).
 * Once the admin pages are open, their router has the address and asks the same guard at each navigation.
 */
export const RouteGuard = ({ http }: { http: Http }) => {
  const path = usePath()
  const { portalName } = useConfig()
  const [isOpen, setOpen] = useState(false)
  const verdict = verdictAt(path)
  const show = 'show' in verdict ? verdict.show : undefined
  if (show === 'admin' && !isOpen) setOpen(true)
  useLayoutEffect(() => noteRefusal(path, verdict))
  // In-memory abilities are as narrow as the 403 page while it is shown, and whole again before the next page is drawn.
  useLayoutEffect(() => session.narrow(show === 'forbidden'))
  useLayoutEffect(() => onNavigation(() => session.narrow(location.pathname === FORBIDDEN)), [])

  // After each navigation, whatever a page may have put there (GUARD-05).
  useEffect(() => {
    document.title = portalName
  })

  if ('go' in verdict && !isOpen) return <Redirect to={verdict.go} signedOut={verdict.because === 'signed-out'} />
  return (
    <FaultBoundary place={isOpen ? 'admin' : `${show}`}>
      {isOpen || show === 'admin' ? <AdminApp http={http} /> : show && <PublicPage show={show} http={http} />}
    </FaultBoundary>
  )
}
