import type { WorkArea, WorkSource } from '@contract/portal/workSources'
import type { WorkFigures } from '@contract/portal/workTeam'
import { registryToday } from '@contract/registryDay'
import { and, inArray, like, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { tally } from '../db/schema'
import type { Who } from '../http/serve'
import { isForOwner, sourcesOf } from './sourcesOf'

const DAY = 86_400_000
const DAYS = 30

const part = (nth: number) => sql<string>`split_part(${tally.key}, ':', ${sql.raw(String(nth))})`
const name = part(1)
const source = sql<WorkSource>`${part(2)}`
const day = part(3)
const amount = sql<number>`sum(${tally.delta})::int`

const daysBack = (count: number) => new Date(Date.parse(registryToday()) - count * DAY).toISOString().slice(0, 10)

/**
 * Arrivals are counted by the day since which items waited, those that are done among them. Totals are read by their whole
 * keys: those of all earlier years begin alike.
 */
const readDays = async (db: Db, sources: readonly WorkSource[], days: number): Promise<WorkFigures['byDay']> => {
  const series = Array.from({ length: days }, (_, back) => daysBack(days - 1 - back))
  const keys = ['workSince', 'workDoneSince', 'workDone', 'workLate'].flatMap(key =>
    sources.flatMap(one => series.map(day => `${key}:${one}:${day}`)),
  )
  const rows = await db
    .select({ name, day, amount })
    .from(tally)
    .where(sql`${tally.key} = ANY (${sql.param(keys)}::text[])`)
    .groupBy(name, day)
  const amounts = new Map(rows.map(row => [`${row.name} ${row.day}`, row.amount]))
  const of = (key: string, one: string) => amounts.get(`${key} ${one}`) ?? 0
  return series.map(one => ({
    day: one,
    arrived: of('workSince', one) + of('workDoneSince', one),
    done: of('workDone', one),
    late: of('workLate', one),
  }))
}

const readAges = async (db: Db, sources: readonly WorkSource[]): Promise<WorkFigures['ages']> => {
  const between = (from: string | undefined, to: string | undefined) =>
    sql<number>`coalesce(sum(${tally.delta}) FILTER (WHERE ${from ? sql`${day} > ${from}` : sql`true`} AND ${to ? sql`${day} <= ${to}` : sql`true`}), 0)::int`
  const [two, eight, month] = [daysBack(2), daysBack(8), daysBack(31)]
  return db
    .select({
      source,
      under2: between(two, undefined),
      under8: between(eight, two),
      under31: between(month, eight),
      more: between(undefined, month),
    })
    .from(tally)
    .where(and(like(tally.key, 'workSince:%'), inArray(source, [...sources])))
    .groupBy(source)
    .orderBy(source)
}

/** Reads throughput by day and the ages of open work from stored totals, for the sources that the asker may see. */
export const readFigures = async (
  db: Db,
  who: Who,
  { area, days = DAYS }: { area?: WorkArea | undefined; days?: number | undefined },
): Promise<WorkFigures> => {
  const sources = sourcesOf(who.permissions, { area }).filter(one => !isForOwner(one))
  return { byDay: await readDays(db, sources, days), ages: await readAges(db, sources) }
}
