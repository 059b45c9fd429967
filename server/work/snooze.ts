import { Refusal } from '@contract/errors'
import { maskNins } from '@contract/personalText'
import { registryToday } from '@contract/registryDay'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database, Db } from '../db/database'
import { calendarDay, workItem } from '../db/schema'
import type { Who, Writing } from '../http/serve'
import { lockItem } from './items'
import { noLease } from './leases'
import { subjectOf } from './passOn'

/** Refuses days on which nobody works, and days that are not ahead. */
const checkDay = async (db: Db, day: string) => {
  if (day <= registryToday()) throw new Refusal('snooze-not-ahead', { day })
  const [one] = await db.select({ open: calendarDay.open }).from(calendarDay).where(eq(calendarDay.day, day))
  if (!one?.open) throw new Refusal('snooze-closed-day', { day })
}

type Snoozing = Writing & { who: Who; path: Record<string, string>; body: { until: string | null; reason: string } }

/** Hides an item until the morning of a working day, or ends that. The same sent twice changes nothing again. */
export const snooze = async ({ db, who, path, body: { until, reason: text }, record }: Snoozing) => {
  const item = await lockItem(db, path.id, who)
  const reason = until ? maskNins(text) || null : null
  if (item.snoozedUntil === until && (!until || item.snoozeReason === reason)) return
  if (until) await checkDay(db, until)
  await db
    .update(workItem)
    .set({ snoozedUntil: until, snoozedBy: until ? who.name : null, snoozeReason: reason, ...noLease })
    .where(eq(workItem.id, item.id))
  record({
    subject: subjectOf(item),
    before: { snoozedUntil: item.snoozedUntil },
    after: { snoozedUntil: until, reason },
  })
}

/** Ends every snooze whose day has come. */
export const endSnoozes = async ({ read }: Database) => {
  const isOver = and(isNotNull(workItem.snoozedUntil), sql`${workItem.snoozedUntil} <= ${registryToday()}`)
  await read.update(workItem).set({ snoozedUntil: null, snoozedBy: null, snoozeReason: null }).where(isOver)
}
