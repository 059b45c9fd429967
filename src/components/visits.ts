import type { FoundKind, Visit } from '@contract/portal/find'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { currentUser } from '@/authProvider/session'

const STORAGE_KEY = 'visits'
/** Visits that are sent at once, at most; older ones are forgotten. */
const MOST = 100

/** Visits as they are stored: those of one person, never sent as those of another. */
type Stored = { userId: unknown; visits: Visit[] }

const stored = (): Visit[] => {
  try {
    const { userId, visits }: Partial<Stored> = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return userId === currentUser()?.userId && Array.isArray(visits) ? visits : []
  } catch {
    return []
  }
}

/**
 * Notes that a page was opened. Its tab keeps that until the palette opens or the tab is left: no page costs a request.
 * Does nothing once the session is over: a request of its last moments may still fail then.
 */
const noteVisit = (visit: Visit) => {
  const userId = currentUser()?.userId
  if (userId === undefined) return
  const others = stored().filter(({ address }) => address !== visit.address)
  const visits = [...others, visit].slice(-MOST)
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ userId, visits } satisfies Stored))
}

/** Returns the visits noted since the last call. */
export const takeVisits = (): Visit[] => {
  const visits = stored()
  sessionStorage.removeItem(STORAGE_KEY)
  return visits
}

/** Puts visits back that could not be sent. */
export const returnVisits = (visits: readonly Visit[]) => {
  const newer = stored()
  for (const visit of [...visits, ...newer]) noteVisit(visit)
}

/** Notes a visit to the page at the current address, once its title is known. */
export const useVisit = (title: string | undefined, kind?: FoundKind) => {
  const { pathname } = useLocation()
  useEffect(() => {
    const text = title?.trim().slice(0, 200)
    if (text) noteVisit({ address: pathname, title: text, ...(kind && { kind }) })
  }, [pathname, title, kind])
}
