import { missingPermissions } from '@/authProvider/access'
import { decide, placeOf, type Verdict } from '@/authProvider/guard'
import * as session from '@/authProvider/session'
import { startPage } from '@/routes/startPage'

/** Returns what the guard says of a path, for the session of this tab as it is now. */
export const verdictAt = (path: string): Verdict =>
  decide(path, {
    user: session.currentUser() !== undefined && session.token() !== undefined,
    token: session.token() !== undefined,
    holds: session.holds,
    startPage: startPage.get(),
  })

/** Notes a path that the guard refuses, and the permissions that the person lacks there, for the page that tells it. */
export const noteRefusal = (path: string, verdict: Verdict) => {
  if (!('go' in verdict) || verdict.because !== 'refused') return
  const place = placeOf(path)
  session.noteRefused({ path: place, missing: missingPermissions(place, session.holds) })
}
