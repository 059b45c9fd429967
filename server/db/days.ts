import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Returns the local time of the registry at a moment, as SQL. */
export const clockAt = (moment: SQLWrapper) => sql`(${moment} AT TIME ZONE interval '3 hours')`

/** Returns the registry's calendar day of a moment, as SQL, whatever its time zone. */
export const dayOf = (moment: SQLWrapper) => sql`registry_day(${moment})`

/** Returns the registry's month of a moment, as SQL of YYYY-MM. */
export const monthOf = (moment: SQLWrapper) => sql`to_char(${dayOf(moment)}, 'YYYY-MM')`

/** Today at the registry, as SQL; `registryToday` is the same in JavaScript. */
export const today = dayOf(sql`now()`)

/** Returns the moment at which a day begins at the registry, as SQL. */
export const startOf = (day: SQLWrapper) => sql`((${day})::timestamp AT TIME ZONE interval '3 hours')`

/** Span of days, both included; either end may be open. */
type Span = { from?: string | undefined; to?: string | undefined }

/** Returns conditions for a day within a span of days. */
export const daysWithin = (day: SQLWrapper, { from, to }: Span): SQL[] => [
  ...(from ? [sql`${day} >= ${from}::date`] : []),
  ...(to ? [sql`${day} <= ${to}::date`] : []),
]

/** Returns conditions for a moment within a span of days. */
export const within = (moment: SQLWrapper, { from, to }: Span): SQL[] => [
  ...(from ? [sql`${moment} >= ${startOf(sql`${from}::date`)}`] : []),
  ...(to ? [sql`${moment} < ${startOf(sql`${to}::date + 1`)}`] : []),
]
