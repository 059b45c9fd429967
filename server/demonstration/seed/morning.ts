import type { SettleReason } from '@contract/portal/workSettling'
import type { WorkSource } from '@contract/portal/workSources'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { columnNames } from '../../db/columnNames'
import type { Db } from '../../db/database'
import {
  account,
  apiKey,
  insolvencyApplication,
  payment,
  practitionerApplication,
  workItem,
  workSettlement,
} from '../../db/schema'
import { backlogEnd } from '../../work/urgency'

/** Open items of each source on a morning of the demonstration; reminders are what somebody wrote. */
const MORNING: Partial<Record<WorkSource, number>> = {
  COMPLAINT: 4,
  PRACTITIONER_APPLICATION: 3,
  PROCESS: 8,
  CORRECTION: 4,
  PAYMENT: 4,
  DOCUMENT: 6,
  INSOLVENCY_APPLICATION: 3,
  GO_LIVE: 2,
}

/** Sources that arrive too seldom for a morning, with the day since which each of their rows waits. */
const seldom: Partial<Record<WorkSource, { table: PgTable; id: PgColumn; since: PgColumn }>> = {
  PRACTITIONER_APPLICATION: {
    table: practitionerApplication,
    id: practitionerApplication.id,
    since: practitionerApplication.createdAt,
  },
  INSOLVENCY_APPLICATION: {
    table: insolvencyApplication,
    id: insolvencyApplication.id,
    since: insolvencyApplication.createdAt,
  },
  GO_LIVE: { table: apiKey, id: apiKey.id, since: apiKey.createdAt },
  PAYMENT: { table: payment, id: payment.id, since: payment.completedAt },
}

/** Days of the calendar before today, one after the other, since which the rows of seldom sources wait. */
const WAITED = [16, 13, 9, 5]

/** Makes the latest old rows of seldom sources arrive in the last weeks, where too few of them did. */
const bringForward = async (tx: Db, today: string) => {
  for (const [source, { table, id, since }] of Object.entries(seldom)) {
    const ofSource = sql`${workItem.source} = ${source} AND ${workItem.stage} = 0`
    const open = await tx.$count(workItem, sql`${ofSource} AND ${workItem.due} >= ${backlogEnd(today)}`)
    const old = await tx
      .select({ record: workItem.record })
      .from(workItem)
      .where(sql`${ofSource} AND ${workItem.due} < ${backlogEnd(today)}`)
      .orderBy(desc(workItem.due), asc(workItem.id))
      .limit(Math.max(0, (MORNING[source as WorkSource] ?? 0) - open))
    for (const [nth, { record }] of old.entries())
      await tx.execute(sql`UPDATE ${table} SET ${columnNames(since)} =
        ${today}::date - ${WAITED[nth] ?? 0}::int + time '06:30' WHERE ${id}::text = ${record}`)
  }
}

const REASON: SettleReason = 'ELSEWHERE'

/**
 * Records what is more than a morning's work as settled by the supervisor on the evening before: of each source those stay
 * that are due next to today.
 */
const settleRest = async (tx: Db, today: string) => {
  const [supervisor] = await tx
    .select({ id: account.id, name: sql<string>`${account.displayName}` })
    .from(account)
    .where(eq(account.username, 'admin'))
  if (!supervisor) return
  const many = sql`CASE ${workItem.source} ${sql.join(
    Object.entries(MORNING).map(([source, most]) => sql`WHEN ${source} THEN ${most}::int`),
    sql` `,
  )} END`
  const ranked = tx.$with('ranked').as(
    tx
      .select({
        id: workItem.id,
        most: sql<number>`${many}`.as('most'),
        rank: sql<number>`row_number() OVER (PARTITION BY ${workItem.source}
          ORDER BY abs(${workItem.due} - ${today}::date), ${workItem.id})`.as('rank'),
      })
      .from(workItem)
      .where(
        and(
          eq(workItem.stage, 0),
          isNull(workItem.ownerId),
          inArray(workItem.source, Object.keys(MORNING) as WorkSource[]),
          sql`${workItem.due} >= ${backlogEnd(today)}`,
        ),
      ),
  )
  const rest = tx.with(ranked).select({ id: ranked.id }).from(ranked).where(sql`rank > most`)
  const { token, at, actorId, actorName, reason, note, itemId, source, record, key, kind, subject, since, due } =
    workSettlement
  const columns = columnNames(
    ...[token, at, actorId, actorName, reason, note, itemId, source, record, key, kind, subject, since, due],
  )
  await tx.execute(sql`WITH gone AS (DELETE FROM ${workItem} WHERE ${workItem.id} IN (${rest}) RETURNING ${workItem}.*)
    INSERT INTO ${workSettlement} (${columns})
    SELECT md5(${today}::text)::uuid, ${today}::date - 1 + time '14:40', ${supervisor.id}, ${supervisor.name}, ${REASON},
      'Checked by telephone before closing.', id, source, record, key, kind, subject, since, due FROM gone`)
}

/** Makes today's work a morning's: some of each source, due around today. What was due long ago stays as backlog. */
export const makeMorning = async (tx: Db, today: string) => {
  await bringForward(tx, today)
  await settleRest(tx, today)
}
