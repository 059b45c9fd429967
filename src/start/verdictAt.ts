import { decide, type Verdict } from '@/authProvider/guard'
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
