import { mayEnter } from './access'

/** State of the person that the guard decides by: a stored user, a stored token, and what they may do. */
export type SessionState = {
  user: boolean
  token: boolean
  holds(action: string, resource: string): boolean
  /** Page that the person chose to begin with; by default the dashboard. */
  startPage?: string | undefined
}

export type Verdict =
  | { show: 'signIn' | 'reset' | 'activate' | 'newPassword' | 'verify' | 'forbidden' | 'notFound' | 'admin' }
  | { go: string; because: 'route' | 'signed-in' | 'signed-out' | 'refused' }

export const LOGIN = '/login'
export const HOME = '/home'
export const DASHBOARD = '/home/dashboard'
/** Page that a stored token without anything else leads to from the sign-in screen (decision A1). */
export const PROFILE = '/home/profile'
export const FORBIDDEN = '/forbidden'
export const NOT_FOUND = '/error-404'
/** Paths of mailed links, for an activation and for a new password: open to everybody, whoever is signed in here. */
const ACTIVATE = '/activate'
const NEW_PASSWORD = '/new-password'
/** Page that verifies an extract, and the same with a code, which its QR code leads to: open to everybody. */
const VERIFY = /^\/verify(\/[^/]+)?$/

const trimmed = (path: string) => path.replace(/\/+$/, '') || '/'

/** The path below /home of an address, as the tables of routes and pages spell it. */
export const placeOf = (pathname: string) => pathname.slice(HOME.length + 1).replace(/\/+$/, '')

/**
 * The route table of docs/requirements/portal-shell.md and its guard. It is asked at each navigation, before anything
 * behind it loads. Which pages exist below /home is not known here: the admin app sends unknown ones to /error-404.
 */
export const decide = (address: string, session: SessionState): Verdict => {
  const path = trimmed(address)
  if (path === '/') return { go: LOGIN, because: 'route' }
  if (path === NOT_FOUND) return { show: 'notFound' }
  if (path === ACTIVATE) return { show: 'activate' }
  if (path === NEW_PASSWORD) return { show: 'newPassword' }
  if (VERIFY.test(path)) return { show: 'verify' }

  if (path === LOGIN || path === '/reset-password') {
    if (session.user) return { go: HOME, because: 'signed-in' }
    if (path === LOGIN && session.token) return { go: PROFILE, because: 'signed-in' }
    return { show: path === LOGIN ? 'signIn' : 'reset' }
  }

  const below = path === HOME ? '' : path.startsWith(`${HOME}/`) ? path.slice(HOME.length + 1) : undefined
  if (below === undefined && path !== FORBIDDEN) return { go: NOT_FOUND, because: 'route' }
  if (!session.user) return { go: LOGIN, because: 'signed-out' }
  if (below === undefined) return { show: 'forbidden' }
  if (below === '') return { go: session.startPage ?? DASHBOARD, because: 'route' }
  return mayEnter(below, session.holds) ? { show: 'admin' } : { go: FORBIDDEN, because: 'refused' }
}
