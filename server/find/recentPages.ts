import { Refusal } from '@contract/errors'
import { type find as contract, MOST_PINNED, MOST_RECENT, type Recent, type Visit } from '@contract/portal/find'
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { visit } from '../db/schema'
import type { Handlers } from '../http/serve'

const isOf = (accountId: string) => eq(visit.accountId, accountId)

const recentOf = async (db: Db, accountId: string): Promise<{ recent: Recent[] }> => ({
  recent: await db
    .select({ address: visit.address, title: visit.title, kind: visit.kind, pinned: visit.pinned })
    .from(visit)
    .where(isOf(accountId))
    .orderBy(desc(visit.pinned), desc(visit.visitedAt), visit.address),
})

/** Adds visits in their order: the last one is the newest. A page visited twice counts once, under its latest title. */
const addVisits = async (db: Db, accountId: string, visits: readonly Visit[]) => {
  const latest = [...new Map(visits.map(one => [one.address, one])).values()]
  if (!latest.length) return
  await db
    .insert(visit)
    .values(
      latest.map((one, index) => ({
        ...one,
        kind: one.kind ?? null,
        accountId,
        visitedAt: sql`clock_timestamp() + ${index} * interval '1 microsecond'`,
      })),
    )
    .onConflictDoUpdate({
      target: [visit.accountId, visit.address],
      set: {
        title: sql`excluded.title`,
        kind: sql`excluded.kind`,
        visitedAt: sql`excluded.${sql.identifier(visit.visitedAt.name)}`,
      },
    })
  const newest = db
    .select({ address: visit.address })
    .from(visit)
    .where(and(isOf(accountId), eq(visit.pinned, false)))
    .orderBy(desc(visit.visitedAt), visit.address)
    .limit(MOST_RECENT)
  await db.delete(visit).where(and(isOf(accountId), eq(visit.pinned, false), sql`${visit.address} NOT IN ${newest}`))
}

/** Lets one request at a time change the pins of a person: two at once would pass the limit together. */
const lockPins = (tx: Db, accountId: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`pins of ${accountId}`}, 0))`)

/** Handlers of a person's latest pages and pins (docs/decisions/060-command-palette.md). */
export const recentPageHandlers: Pick<Handlers<typeof contract>, 'recent' | 'pin'> = {
  async recent({ db, who: { accountId }, body: { visits } }) {
    await addVisits(db, accountId, visits)
    return recentOf(db, accountId)
  },

  async pin({ db, who: { accountId }, body: { address, pinned } }) {
    await lockPins(db, accountId)
    const others = await db.$count(visit, and(isOf(accountId), eq(visit.pinned, true), ne(visit.address, address)))
    if (pinned && others >= MOST_PINNED) throw new Refusal('too-many-pins', { most: MOST_PINNED })
    const [page] = await db
      .update(visit)
      .set({ pinned })
      .where(and(isOf(accountId), eq(visit.address, address)))
      .returning({ address: visit.address })
    if (pinned && !page) throw new Refusal('no-such-page')
    return recentOf(db, accountId)
  },
}
