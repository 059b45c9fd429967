import { type SQL, sql } from 'drizzle-orm'

/** What the clocks of the registry show at a moment. */
export const clockAt = (moment: SQL) => sql`(${moment} AT TIME ZONE interval '3 hours')`

/** The day of a moment at the registry, whatever clock the moment was written on. */
export const dayOf = (moment: SQL) => sql`registry_day(${moment})`

/** The day it is at the registry; in JavaScript it is `registryToday`. */
export const today = dayOf(sql`now()`)

/** The moment a day begins at the registry. */
export const startOf = (day: SQL) => sql`((${day})::timestamp AT TIME ZONE interval '3 hours')`

/** Whether a moment lies in a span of days, both of them in it; either may be left open. */
export const within = (moment: SQL, { from, to }: { from?: string | undefined; to?: string | undefined }): SQL[] => [
  ...(from ? [sql`${moment} >= ${startOf(sql`${from}::date`)}`] : []),
  ...(to ? [sql`${moment} < ${startOf(sql`${to}::date + 1`)}`] : []),
]
