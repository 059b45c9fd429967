import { session as calls } from '@contract/auth/session'
import type { Id } from '@contract/id'
import type { Http, SessionPort } from '@/dataProvider/http'
import { announcedExtensions, currentUser, emptyStorage, openedPages, rememberEnded, token } from './session'

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('daftari.session') : undefined
const LOGIN = '/login'

let going = false

const go = (leave: () => void) => {
  if (going) return
  going = true
  leave()
}

type Act = () => Promise<unknown> | undefined

const acts = new Set<Act>()
/** Milliseconds that a sign-out waits for what is sent before it. */
const MOST_WAIT = 1000

/**
 * Calls a function before this person signs out. The session ends after what the function returns, if that does not take
 * long: a request sent at the same time might be refused for want of a session. Returns how to stop that.
 */
export const beforeSignOut = (act: Act) => {
  acts.add(act)
  return () => void acts.delete(act)
}

/** Leaves when what is sent before a sign-out has been answered, at once where nothing is, and in any case in time. */
const afterActs = (leave: () => void) => {
  const waits = [...acts].flatMap(act => act() ?? [])
  if (!waits.length) return leave()
  const late = new Promise(done => setTimeout(done, MOST_WAIT))
  void Promise.race([Promise.allSettled(waits), late]).then(leave)
}

/**
 * Signs out (docs/requirements/sign-in.md; decision A15): tells the host without waiting for its answer, leaves nothing
 * behind and loads the sign-in page anew, so that no list, notice or form of this person stays in memory.
 */
export const signOut = (http: Http, forget: () => void) =>
  go(() =>
    afterActs(() => {
      const sessionToken = token()
      const userId = currentUser()?.userId
      if (sessionToken) {
        const headers = { Authorization: `Bearer ${sessionToken}` }
        http.ask(calls.signOut, {}, { keepalive: true, headers }).catch(() => undefined)
      }
      forget()
      emptyStorage()
      if (userId) channel?.postMessage({ signedOut: userId })
      location.replace(LOGIN)
    }),
  )

/** Ends this tab's session when the same person signs out in another one; returns how to stop following. */
export const followOtherTabs = (forget: () => void) => {
  const onMessage = ({ data }: MessageEvent<{ signedOut?: Id }>) => {
    if (!data.signedOut || data.signedOut !== currentUser()?.userId) return
    go(() => {
      forget()
      emptyStorage()
      location.replace(LOGIN)
    })
  }
  channel?.addEventListener('message', onMessage)
  return () => channel?.removeEventListener('message', onMessage)
}

/** A page that Back brings out of the browser's memory shows itself only to the person it was made for. */
export const guardAgainstBack = () => {
  const shownTo = () => currentUser()?.userId
  let owner: Id | undefined
  window.addEventListener('pagehide', () => {
    owner = shownTo()
  })
  window.addEventListener('pageshow', event => {
    if (event.persisted && (going || owner !== shownTo())) location.reload()
  })
}

/**
 * Session as the client needs it at each call. An answer of 401 clears it and reloads the page
 * (docs/requirements/sign-in.md); where the person was is noted, so that the same person comes back to it. Several
 * calls may be refused at once: one reload.
 */
export const sessionPort: SessionPort = {
  token,
  extensions: announcedExtensions,
  openings: openedPages,
  ended: () =>
    go(() => {
      const userId = currentUser()?.userId
      emptyStorage({ keepDrafts: true })
      if (userId) rememberEnded({ userId, path: location.pathname + location.search })
      location.reload()
    }),
}
