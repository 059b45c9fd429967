import { session as calls } from '@contract/auth/session'
import type { Id } from '@contract/id'
import type { Http, SessionPort } from '@/dataProvider/http'
import { FORBIDDEN, HOME, LOGIN } from './guard'
import {
  adopt,
  announcedExtensions,
  currentUser,
  type EndReason,
  emptyStorage,
  noteEnd,
  rememberEnded,
  shared,
  token,
} from './session'

/** Messages between the tabs of one browser; decision 098. The channel reaches no other browser and no other origin. */
type TabMessage = { ask: true } | { offer: unknown } | { signedOut: Id } | { ended: string; reason: EndReason }

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('daftari.session') : undefined
const tell = (message: TabMessage) => channel?.postMessage(message)

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
      if (userId) tell({ signedOut: userId })
      location.replace(LOGIN)
    }),
  )

const forgetting = new Set<() => void>()

/** Calls a function when another tab ends the session of this one. Returns how to stop that. */
export const whenLeftElsewhere = (forget: () => void) => {
  forgetting.add(forget)
  return () => void forgetting.delete(forget)
}

/** The page in front shows nothing of a session: it stays. */
const isPublic = () => location.pathname !== FORBIDDEN && !`${location.pathname}/`.startsWith(`${HOME}/`)

/** Ends the session of this tab after the host or another tab did, and notes where its person was. */
const endHere = (reason: EndReason) =>
  go(() => {
    const userId = currentUser()?.userId
    emptyStorage({ keepDrafts: true })
    if (userId) {
      noteEnd(reason)
      rememberEnded({ userId, path: location.pathname + location.search })
    }
    location.reload()
  })

const leaveHere = () => {
  if (isPublic()) return emptyStorage()
  go(() => {
    for (const forget of forgetting) forget()
    emptyStorage()
    location.replace(LOGIN)
  })
}

/**
 * Follows the other tabs of this browser: offers them the session of this one, and ends it when the same person signs out
 * there or the host has ended this very session.
 */
export const followOtherTabs = () =>
  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if ('ask' in data) {
      const offer = going ? undefined : shared()
      if (offer) tell({ offer })
    } else if ('signedOut' in data) {
      if (data.signedOut === currentUser()?.userId) leaveHere()
    } else if ('ended' in data && data.ended === token()) {
      if (isPublic()) emptyStorage({ keepDrafts: true })
      else endHere(data.reason)
    }
  })

/** Milliseconds that the first page waits for another tab, and during which a late answer still counts. */
const SHORT = 100
const LATE = 2_000

/**
 * Asks the other tabs of this browser for a session, in a tab without one. Resolves once one has answered, or after a
 * short moment. An answer after that counts as long as nobody has pressed a key or a button here, who may be another
 * person signing in. `taken` is called with the person of the session.
 */
export const askOtherTabs = (taken: (userId: Id) => void): Promise<void> =>
  new Promise(done => {
    if (!channel || token()) return done()
    const take = ({ data }: MessageEvent<TabMessage>) => {
      if (!('offer' in data)) return
      channel.removeEventListener('message', take)
      const user = token() || navigator.userActivation?.hasBeenActive ? undefined : adopt(data.offer)
      if (user) taken(user.userId)
      done()
    }
    channel.addEventListener('message', take)
    setTimeout(done, SHORT)
    setTimeout(() => channel.removeEventListener('message', take), LATE)
    tell({ ask: true })
  })

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
  ended: code => {
    const reason = code === 'session-taken-over' ? 'taken-over' : 'ended'
    const ended = token()
    // Before this page asks the others for a session: none of them offers the one that is over.
    if (ended) tell({ ended, reason })
    endHere(reason)
  },
}
