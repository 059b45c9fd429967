import { CurrentUser } from '@contract/auth/session'
import type { Asker } from '@contract/call'
import { Id, idText, toId } from '@contract/id'
import type { Permission } from '@contract/permissions'
import { z } from 'zod'

/** Permission of a person as the host sends it: its name and its group (docs/requirements/sign-in.md). */
export type Ability = { action: string; resource: string }

/** Session storage, in one place (decision A18). Nothing of a session is ever kept longer than its tab. */
const KEYS = {
  token: 'token',
  user: 'currentUser',
  abilities: 'abilities',
  extensions: 'extensions',
} as const
/** Session storage of forms that were not sent yet: the only entry that outlives a session which the host ended. */
export const DRAFTS = 'drafts'
/** Session storage of why the last session of this tab ended; it says nothing about its person. */
const END = 'sessionEnd'
/** Entry of `history.state` that says whose session ended, and where they were. */
const ENDED = 'endedSession'

const Abilities = z.array(z.object({ action: z.string(), resource: z.string() }))
/** Session storage of the page that the guard refused last: its path below /home, and what the person lacks. */
const REFUSED = 'refusedPage'
const RefusedPage = z.object({ path: z.string(), missing: z.array(z.string()) })
type RefusedPage = z.infer<typeof RefusedPage>

/** Record of a session that the host ended: its person, and the page they were on. */
const Ended = z.object({ userId: Id.optional(), path: z.string().optional() })
export type Ended = z.infer<typeof Ended>

/** Reason of an end by the host: its person signed in elsewhere, or another one; `not-undone` refused an Undo as well. */
const EndReason = z.enum(['taken-over', 'ended', 'not-undone'])
export type EndReason = z.infer<typeof EndReason>

const NARROWED: readonly Ability[] = [{ action: 'read', resource: 'forbidden' }]
let narrowed = false

const read = <T>(key: string, schema: z.ZodType<T>): T | undefined => {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data
  } catch {
    return undefined
  }
}

const write = (key: string, value: unknown) => sessionStorage.setItem(key, JSON.stringify(value))

/** Writes what only makes later reads quicker: a storage that a long draft has filled goes without it. */
const writeIfRoom = (key: string, value: unknown) => {
  try {
    write(key, value)
  } catch {
    // The storage is full.
  }
}

/**
 * Writes an entry of the signed-in person that only makes work easier. Writes nothing once the session is over, because an
 * answer may still come before the page is left, and nothing where a long draft has filled the storage.
 */
export const writeOwn = (key: string, value: unknown) => {
  if (currentUser()) writeIfRoom(key, value)
}

/** Reading and checking the stored user at every render would be waste: the answer is kept as long as the text is. */
const keptFor = <T>(key: string, schema: z.ZodType<T>) => {
  let text: string | null = null
  let value: T | undefined
  return () => {
    const stored = sessionStorage.getItem(key)
    if (stored !== text) {
      text = stored
      value = stored === null ? undefined : read(key, schema)
    }
    return value
  }
}

export const token = (): string | undefined => sessionStorage.getItem(KEYS.token) ?? undefined
export const currentUser: () => CurrentUser | undefined = keptFor(KEYS.user, CurrentUser)
/** The signed-in person, for requests that name who acts. */
export const asker = (): Asker => ({ userId: currentUser()?.userId ?? toId('') })
const storedAbilities = keptFor(KEYS.abilities, Abilities)

const inUse = ({ active, enabled }: { active?: boolean | null | undefined; enabled?: boolean | null | undefined }) =>
  active !== false && enabled !== false

/** Notes the views with which lists open for the signed-in person, where they chose others. */
export const setDefaultViews = (defaultViews: CurrentUser['defaultViews']) =>
  writeOwn(KEYS.user, { ...currentUser(), defaultViews })

/** The pairs a person holds: a Client's own permissions, everybody else's through roles; only those in use (A20). */
export const abilitiesOf = (user: CurrentUser): Ability[] => {
  const isClient = [user.type, user.accountType].some(type => type?.toLowerCase() === 'client')
  const permissions = isClient ? user.permissions : user.roles?.flatMap(role => role.permissions ?? [])
  return (permissions ?? []).filter(inUse).map(({ permission, group }) => ({ action: permission, resource: group }))
}

/** Abilities that count now: while the 403 page is shown, nothing but (read, forbidden) (decision A3). */
export const abilities = (): readonly Ability[] => (narrowed ? NARROWED : (storedAbilities() ?? []))

/** Narrows to the 403 page's ability, or restores; what is stored stays untouched. */
export const narrow = (toForbidden: boolean) => {
  narrowed = toForbidden
}

/** Returns true when the pair is held; groups compare without case (decision A5). */
export const holds = (action: string, resource: string): boolean =>
  abilities().some(ability => ability.action === action && ability.resource.toLowerCase() === resource.toLowerCase())

/** Returns true when a permission is held on 'general', or in any group where a host groups differently. */
export const holdsPermission = (action: Permission, anyGroup = false): boolean =>
  anyGroup ? abilities().some(ability => ability.action === action) : holds(action, 'general')

/** A person as react-admin knows identities. */
export const identityOf = ({ userId, givenName, surName }: CurrentUser) => ({
  id: idText(userId),
  fullName: [givenName, surName].filter(Boolean).join(' '),
})

/** Signs the person in on this tab. */
export const start = ({ accessToken, user }: { accessToken: string; user: CurrentUser }) => {
  sessionStorage.setItem(KEYS.token, accessToken)
  write(KEYS.user, user)
  write(KEYS.abilities, abilitiesOf(user))
  narrowed = false
  sessionStorage.removeItem(END)
}

/** Changes facts of the signed-in person that are kept for the session. */
export const changeUser = (facts: Partial<CurrentUser>) => {
  const user = currentUser()
  if (user) write(KEYS.user, { ...user, ...facts })
}

/** Entries of a session that another tab needs to go on with it. */
const SHARED = [KEYS.token, KEYS.user, KEYS.abilities, KEYS.extensions] as const
const SharedSession = z.record(z.enum(SHARED), z.string().nullable())
type SharedSession = z.infer<typeof SharedSession>

/** Returns the session of this tab for another tab of the same browser; undefined where nobody is signed in. */
export const shared = (): SharedSession | undefined => {
  if (!token() || !currentUser()) return undefined
  return SharedSession.parse(Object.fromEntries(SHARED.map(key => [key, sessionStorage.getItem(key)])))
}

/** Takes over the session of another tab. Returns its person; undefined, with nothing stored, for anything else. */
export const adopt = (offer: unknown): CurrentUser | undefined => {
  const { data } = SharedSession.safeParse(offer)
  if (!data?.token) return undefined
  for (const key of SHARED) if (data[key]) sessionStorage.setItem(key, data[key])
  const user = currentUser()
  if (user) sessionStorage.removeItem(END)
  else clear()
  narrowed = false
  return user
}

/** Notes the page that the guard refuses, for the page that tells it. */
export const noteRefused = (page: RefusedPage) => writeOwn(REFUSED, page)
export const refusedPage = () => read(REFUSED, RefusedPage)

/** Ends the session of this tab: removes token, person and abilities. */
export const clear = () => {
  for (const key of Object.values(KEYS)) sessionStorage.removeItem(key)
  narrowed = false
}

const savers = new Set<() => void>()

/**
 * Calls a function that stores a draft when the host has ended the session, while its person is still known: for input that
 * is too large to be stored while it is typed. Returns how to stop that.
 */
export const beforeSessionEnd = (save: () => void) => {
  savers.add(save)
  return () => void savers.delete(save)
}

/** Empties session storage, except for the drafts of forms where `keepDrafts` is set. */
export const emptyStorage = ({ keepDrafts = false } = {}) => {
  if (keepDrafts) for (const save of savers) save()
  const drafts = keepDrafts ? sessionStorage.getItem(DRAFTS) : null
  sessionStorage.clear()
  narrowed = false
  if (drafts !== null) sessionStorage.setItem(DRAFTS, drafts)
}

/** Notes why the session of this tab ended, until somebody signs in here: a load of another address says it too. */
export const noteEnd = (reason: EndReason) => write(END, reason)
export const endReason = () => read(END, EndReason)

const historyState = (): Record<string, unknown> => ({ ...(history.state ?? {}) })

/**
 * Notes in the current history entry whose session ended and where they were, so that the same person comes back to it.
 * It survives a reload and is gone with the entry; `go` of components/publicUi/navigation carries it to the sign-in page.
 */
export const rememberEnded = (ended: Ended) => history.replaceState({ ...historyState(), [ENDED]: ended }, '')
export const ended = (): Ended | undefined => Ended.safeParse(historyState()[ENDED]).data
export const forgetEnded = () => {
  const { [ENDED]: _, ...others } = historyState()
  history.replaceState(others, '')
}
/** Returns the page to open after a sign-in: where this person's session ended or a link led; else Home. */
export const pageToOpen = (userId: Id) => {
  const last = ended()
  forgetEnded()
  const own = last?.userId === undefined || last.userId === userId
  return own && last?.path?.startsWith('/home/') ? last.path : '/home'
}
/** State of a new history entry that goes on saying what `rememberEnded` noted; null where nothing was noted. */
export const endedState = () => {
  const note = ended()
  return note ? { [ENDED]: note } : null
}

/** The extensions that the host announced to this tab. */
export const announcedExtensions = {
  read: () => read(KEYS.extensions, z.array(z.string())),
  write: (names: readonly string[]) => writeIfRoom(KEYS.extensions, names),
}
