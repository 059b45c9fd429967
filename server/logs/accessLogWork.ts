import { randomUUID } from 'node:crypto'
import { SAMPLE_SIZE } from '@contract/portal/accessLog'
import { registryToday } from '@contract/registryDay'
import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { startOf } from '../db/days'
import { accessEntry, accessSample } from '../db/schema'

const DAY = 86_400_000
/** Entries that one round deletes at most, so that it holds its locks briefly. */
const MOST_FORGOTTEN = 2000

const dayText = (moment: number) => new Date(moment).toISOString().slice(0, 10)

/** Returns the Monday of the last week that has ended at the registry, as `YYYY-MM-DD`. */
export const lastWeek = (now = Date.now()): string => {
  const today = Date.parse(registryToday(now))
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  return dayText(today - (sinceMonday + 7) * DAY)
}

/**
 * Draws up to twenty reveals of the week that begins on a Monday, each with the same chance, and stores them for review.
 * A week that has a sample stays as it is, whichever server draws. The same seed draws the same reveals.
 */
export const drawSample = (database: Database, week: string, seed: string = randomUUID()) =>
  database.write(async tx => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('access sample'))`)
    const [drawn] = await tx.select().from(accessSample).where(eq(accessSample.week, week)).limit(1)
    if (drawn) return
    const reveals = await tx
      .select({ id: accessEntry.id })
      .from(accessEntry)
      .where(
        and(
          eq(accessEntry.kind, 'REVEAL'),
          gte(accessEntry.at, startOf(sql`${week}::date`)),
          lt(accessEntry.at, startOf(sql`${week}::date + 7`)),
        ),
      )
      .orderBy(sql`md5(${seed} || ${accessEntry.id})`)
      .limit(SAMPLE_SIZE)
    if (reveals.length) await tx.insert(accessSample).values(reveals.map(({ id }) => ({ entryId: id, week })))
  })

/** Deletes the oldest entries that are past their days, a batch at a time. */
export const forgetAccesses = ({ read }: Database, days: number) =>
  read.delete(accessEntry).where(
    inArray(
      accessEntry.id,
      read
        .select({ id: accessEntry.id })
        .from(accessEntry)
        .where(lt(accessEntry.at, sql`now() - make_interval(days => ${days})`))
        .orderBy(asc(accessEntry.at), asc(accessEntry.id))
        .limit(MOST_FORGOTTEN),
    ),
  )

/** Returns the periodic work on the access log: it deletes old entries, and draws a sample once a week. */
export const accessLogRound = (database: Database, days: number) => {
  let sampledWeek = ''
  return async () => {
    await forgetAccesses(database, days)
    const week = lastWeek()
    if (week === sampledWeek) return
    await drawSample(database, week)
    sampledWeek = week
  }
}
