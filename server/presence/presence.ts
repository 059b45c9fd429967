import { isList } from '@contract/call'
import { Refusal } from '@contract/errors'
import { calls } from '@contract/index'
import type { Permit } from '@contract/permissions'
import { recordReaders } from '@contract/portal/noteKinds'
import { COUNTS_FOR, type presence as contract } from '@contract/portal/presence'
import { and, eq, lt, ne, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { account, presence } from '../db/schema'
import { holds } from '../http/handlers'
import type { Handlers, Who } from '../http/serve'
import { presentNotice, WORK_CHANNEL } from '../work/liveUpdates'

/** Records that one person may have open at once: more than anybody has tabs with dialogs. */
const MOST_OF_PERSON = 60
/** People who are told of one change, and named in one answer. */
const MOST_COLLEAGUES = 50

type Place = { of: string; key: string }

/** Permissions that read the records of each kind and the rows of each list, any of them. */
const readers: ReadonlyMap<string, Permit> = new Map<string, Permit>([
  ...calls.filter(isList).map(({ id, permit }): [string, Permit] => [id, permit]),
  ...Object.entries(recordReaders),
])

/** Refuses records of no list, and those that a person may not read. */
const refuseUnread = (who: Who, of: string) => {
  const permit = readers.get(of)
  if (permit === undefined) throw new Refusal('no-such-entry')
  if (!holds(who, permit)) throw new Refusal('forbidden')
}

const isThere = ({ of, key }: Place) =>
  and(
    eq(presence.of, of),
    eq(presence.key, key),
    sql`${presence.saidAt} > now() - make_interval(secs => ${COUNTS_FOR})`,
  )

/** Returns those others who have a record open, each once, by name. */
const colleaguesAt = (db: Db, place: Place, { accountId }: Pick<Who, 'accountId'>) =>
  db
    .select({
      id: account.id,
      name: sql<string>`${account.displayName}`,
      editing: sql<boolean>`bool_or(${presence.editing})`,
    })
    .from(presence)
    .innerJoin(account, eq(account.id, presence.accountId))
    .where(and(isThere(place), ne(presence.accountId, accountId)))
    .groupBy(account.id)
    .orderBy(account.displayName, account.id)
    .limit(MOST_COLLEAGUES)

/** Tells the streams of people that somebody came to what they have open, or left it. */
const tell = async (db: Db, people: readonly { id: string }[]) => {
  if (!people.length) return
  await db.execute(sql`SELECT pg_notify(${WORK_CHANNEL}, ${people.map(({ id }) => presentNotice(id)).join(',')})`)
}

const isOwnMark = ({ accountId }: Who, mark: string) => and(eq(presence.mark, mark), eq(presence.accountId, accountId))

/** Key of a mark that was left: it stands on no record, and an older `here` that arrives later does not bring it back. */
const LEFT = ''

/** Deletes a mark of a person that stands on a record, and tells those who have it open. */
const forgetMark = async (db: Db, who: Who, mark: string) => {
  const [left] = await db
    .delete(presence)
    .where(and(isOwnMark(who, mark), ne(presence.key, LEFT)))
    .returning({ of: presence.of, key: presence.key })
  if (left) await tell(db, await colleaguesAt(db, left, who))
}

/**
 * Keeps a mark, which may have stood on another record, and returns whether others now see something else than before.
 * A mark that was left stays so.
 */
const keepMark = async (db: Db, who: Who, { mark, of, key, editing }: Place & { mark: string; editing: boolean }) => {
  const said = await db
    .update(presence)
    .set({ saidAt: sql`now()` })
    .where(and(isOwnMark(who, mark), isThere({ of, key }), eq(presence.editing, editing)))
  if (said.rowCount) return false
  await forgetMark(db, who, mark)
  const count = await db.$count(presence, and(eq(presence.accountId, who.accountId), ne(presence.key, LEFT)))
  if (count >= MOST_OF_PERSON) throw new Refusal('too-many-requests')
  const { rowCount } = await db
    .insert(presence)
    .values({ mark, of, key, editing, accountId: who.accountId })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Deletes the marks of pages that have said nothing for long. They count for nobody already. */
export const forgetLeft = ({ read }: Database) =>
  read.delete(presence).where(lt(presence.saidAt, sql`now() - make_interval(secs => ${COUNTS_FOR})`))

/** Handlers of who has a record open (docs/decisions/111-who-else-is-here.md). */
export const presenceHandlers: Handlers<typeof contract> = {
  async here({ db, who, body }) {
    refuseUnread(who, body.of)
    const isNew = await keepMark(db, who, body)
    const colleagues = await colleaguesAt(db, body, who)
    if (isNew) await tell(db, colleagues)
    return { colleagues: colleagues.map(({ name, editing }) => ({ name, editing })) }
  },

  async left({ db, who, body: { mark } }) {
    await forgetMark(db, who, mark)
    await db
      .insert(presence)
      .values({ mark, of: LEFT, key: LEFT, editing: false, accountId: who.accountId })
      .onConflictDoNothing()
    return {}
  },
}
