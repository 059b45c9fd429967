import { Refusal } from '@contract/errors'
import { and, eq, inArray, lt, not, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { preparedOnce } from '../db/prepared'
import { renderOnce } from '../db/renderOnce'
import {
  account,
  accountRole,
  activationLink,
  birthTry,
  endedSession,
  permission,
  requestCount,
  rolePermission,
  session,
  signInChallenge,
  signInFailure,
  signInSource,
} from '../db/schema'
import type { Who } from '../http/serve'
import { hashOf } from '../http/tokens'
import { activeStaff } from './activeStaff'
import { KNOWN_DAYS } from './sources'

/** A session ends after so many minutes without a call, and after so many hours in all. */
const IDLE_MINUTES = 30
export const LONGEST_HOURS = 12

/** Condition of a live session. */
export const isLive = renderOnce(sql`(${session.expiresAt} > now()
  AND ${session.lastSeenAt} > now() - make_interval(mins => ${IDLE_MINUTES}))`)

/** Names of the enabled permissions of an account, as an array. */
export const permissionsHeld = sql<string[]>`ARRAY(
  SELECT DISTINCT ${permission.name} FROM ${accountRole}
  JOIN ${rolePermission} ON ${rolePermission.roleId} = ${accountRole.roleId}
  JOIN ${permission} ON ${permission.id} = ${rolePermission.permissionId}
  WHERE ${sql`${accountRole.accountId} = ${account.id}`} AND ${permission.enabled})`

const personColumns = {
  accountId: account.id,
  name: sql<string>`${account.displayName}`,
  permissions: permissionsHeld,
}

/** Seconds until a live session ends when no further call is made. */
const secondsLeft = sql<number>`extract(epoch FROM
  least(${session.expiresAt}, ${session.lastSeenAt} + make_interval(mins => ${IDLE_MINUTES})) - now())::float8`

/** Condition of a live session whose person may use it. */
const isInForce = and(isLive, activeStaff)

/** The query that every request begins with; each connection of the pool plans it once. */
const personQuery = preparedOnce(db =>
  db
    .select({ ...personColumns, unseen: sql<boolean>`${session.lastSeenAt} < now() - interval '1 minute'` })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.tokenHash, sql.placeholder('hash')), isInForce))
    .prepare('person_of_session'),
)

/**
 * Returns the person behind a token with their current permissions: one query per request, so that an ended session or
 * a changed role applies from the next call. Updates the last-seen time at most once a minute.
 */
export const findWho = async (db: Db, token: string): Promise<Who | undefined> => {
  const hash = hashOf(token)
  const [person] = await personQuery(db).execute({ hash })
  if (!person) return undefined
  const { accountId, name, permissions, unseen } = person
  if (unseen) await db.update(session).set({ lastSeenAt: sql`now()` }).where(eq(session.tokenHash, hash))
  return { accountId, name, permissions: new Set(permissions) }
}

/** Returns the refusal of a token without a session, which says when its person signed in elsewhere. */
export const signedOut = async (db: Db, token: string | undefined): Promise<Refusal> => {
  const [ended] = token
    ? await db
        .select({ endedAt: endedSession.endedAt })
        .from(endedSession)
        .where(eq(endedSession.tokenHash, hashOf(token)))
    : []
  return new Refusal(ended ? 'session-taken-over' : 'signed-out')
}

/**
 * Returns the people of those sessions that are still in force, by the hashes of their tokens, with the seconds until each
 * would end by itself. It keeps no session alive:
 * nobody has made a call.
 */
export const whoOfSessions = async (
  db: Db,
  hashes: readonly string[],
): Promise<Map<string, Who & { seconds: number }>> => {
  if (!hashes.length) return new Map()
  const people = await db
    .select({ ...personColumns, hash: session.tokenHash, seconds: secondsLeft })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(inArray(session.tokenHash, [...hashes]), isInForce))
  return new Map(people.map(({ hash, permissions, ...who }) => [hash, { ...who, permissions: new Set(permissions) }]))
}

/** Returns an account with its present permissions, for work that goes on without a session: none once it may not sign in. */
export const whoOfAccount = async (db: Db, accountId: string): Promise<Who> => {
  const [person] = await db
    .select(personColumns)
    .from(account)
    // Drizzle names columns with their tables only where there is more than one table.
    .innerJoin(sql`(SELECT) one_row`, sql`true`)
    .where(and(eq(account.id, accountId), activeStaff))
  if (!person) throw new Refusal('forbidden')
  return { ...person, permissions: new Set(person.permissions) }
}

/** Ends every session of a person: after a reset, a lock, or a change of permissions. */
export const endSessions = (db: Db, accountId: string) => db.delete(session).where(eq(session.accountId, accountId))

/** Ends the session of a person who signs in elsewhere, and remembers why. Returns whether there was one. */
export const takeOver = async (db: Db, accountId: string): Promise<boolean> => {
  const ended = await db
    .delete(session)
    .where(eq(session.accountId, accountId))
    .returning({ tokenHash: session.tokenHash })
  if (ended.length) await db.insert(endedSession).values(ended).onConflictDoNothing()
  return ended.length > 0
}

/** Ends a sign-in of a person that waits for its code: after a new password or a new address, to which it was not sent. */
export const endSignIn = (db: Db, accountId: string) =>
  db.delete(signInChallenge).where(eq(signInChallenge.accountId, accountId))

/** Deletes ended sessions, challenges and counts, tries of earlier days, activation links that ended long ago, and old failures. */
export const sweep = async (db: Db) => {
  await db.delete(session).where(not(isLive))
  await db.delete(endedSession).where(lt(endedSession.endedAt, sql`now() - make_interval(hours => ${LONGEST_HOURS})`))
  await db.delete(signInChallenge).where(lt(signInChallenge.expiresAt, sql`now()`))
  await db.delete(activationLink).where(lt(activationLink.expiresAt, sql`now() - interval '30 days'`))
  await db.delete(signInSource).where(lt(signInSource.lastUsedAt, sql`now() - make_interval(days => ${KNOWN_DAYS})`))
  await db.delete(signInFailure).where(lt(signInFailure.since, sql`now() - interval '1 day'`))
  await db.delete(birthTry).where(lt(birthTry.day, sql`registry_day(now())`))
  await db.delete(requestCount).where(lt(requestCount.endsAt, sql`now()`))
}
