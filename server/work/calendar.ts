import { and, eq, notInArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, type Db, waitLong } from '../db/database'
import { calendarDay, closingDay, installation } from '../db/schema'
import { holidaysOf } from './holidays'

/** First day of the calendar; work that waits longer counts its working days from here. */
const FIRST_DAY = '1950-01-01'
/** First year whose public holidays are in the calendar, and years ahead of today that it covers. */
const FIRST_HOLIDAYS = 2000
const YEARS_AHEAD = 10

const Kept = z.object({ country: z.string(), weekend: z.array(z.number().int()), until: z.number().int() })
type CalendarSettings = { country: string; weekend: number[] }

const key = eq(installation.key, 'calendar')

const readKept = async (db: Db) => {
  const [row] = await db.select({ value: installation.value }).from(installation).where(key)
  return Kept.safeParse(row?.value).data
}

/** Waits for other changes of the calendar; a later one sees this one. */
const lockCalendar = async (tx: Db) => {
  await waitLong(tx)
  await tx.execute(sql`SELECT pg_advisory_xact_lock(7203115)`)
}

/**
 * Numbers the working days anew after a change of closing days, and computes the due days of all work, in the same
 * transaction. Returns how many due days changed. Call `lockCalendar` first.
 */
const numberDays = async (tx: Db, { weekend, until }: Omit<z.infer<typeof Kept>, 'country'>): Promise<number> => {
  const days = sql.param(weekend)
  const [row] = await tx
    .select({ moved: sql<number>`set_calendar(${days}::int[], ${FIRST_DAY}::date, ${`${until}-12-31`}::date)` })
    .from(sql`(SELECT 1) AS one`)
  return row?.moved ?? 0
}

/** Closes a day as the public holiday that it is. Nothing is added on any other day, nor while the calendar has no country. */
export const addHoliday = async (tx: Db, day: string) => {
  const kept = await readKept(tx)
  const year = Number(day.slice(0, 4))
  // A holiday over the new year began in the year before.
  const holidays = kept && (await holidaysOf(kept.country, [Math.max(year - 1, FIRST_HOLIDAYS), year]))
  const holiday = holidays?.find(one => one.day === day)
  if (holiday) await tx.insert(closingDay).values({ ...holiday, kind: 'HOLIDAY' })
}

/** Runs a change of closing days under the lock of the calendar. Returns its result and how many due days changed. */
export const changeCalendar = async <T>(tx: Db, change: () => Promise<T>): Promise<{ result: T; moved: number }> => {
  await lockCalendar(tx)
  const kept = await readKept(tx)
  const result = await change()
  return { result, moved: await numberDays(tx, kept ?? { weekend: [6, 7], until: new Date().getUTCFullYear() }) }
}

/** Replaces the public holidays; those on which the registry works stay open, and its own closing days stay. */
const replaceHolidays = async (tx: Db, holidays: readonly { day: string; name: string }[]) => {
  const days = holidays.map(({ day }) => day)
  await tx.delete(closingDay).where(and(eq(closingDay.kind, 'HOLIDAY'), notInArray(closingDay.day, days)))
  if (!holidays.length) return
  await tx
    .insert(closingDay)
    .values(holidays.map(({ day, name }) => ({ day, name, kind: 'HOLIDAY' as const })))
    .onConflictDoUpdate({
      target: closingDay.day,
      set: { name: sql`excluded.name` },
      setWhere: eq(closingDay.kind, 'HOLIDAY'),
    })
}

/** Writes the calendar of a country, for the years up to ten from now. Returns false for a country without holidays. */
export const setCalendar = async (tx: Db, { country, weekend }: CalendarSettings): Promise<boolean> => {
  const until = new Date().getUTCFullYear() + YEARS_AHEAD
  const holidays = await holidaysOf(country, [FIRST_HOLIDAYS, until])
  await lockCalendar(tx)
  await replaceHolidays(tx, holidays ?? [])
  await numberDays(tx, { weekend, until })
  const value = { country, weekend, until }
  await tx
    .insert(installation)
    .values({ key: 'calendar', value })
    .onConflictDoUpdate({ target: installation.key, set: { value } })
  return holidays !== undefined
}

/**
 * Brings the calendar in line with the settings when the server starts; does nothing while neither they nor the year
 * changed. Due days of all work follow. Warns of a country whose public holidays are not known.
 */
export const keepCalendar = async (database: Database, settings: CalendarSettings, warn: (message: string) => void) => {
  const kept = await readKept(database.read)
  const isKept =
    kept?.country === settings.country &&
    `${kept.weekend}` === `${settings.weekend}` &&
    kept.until >= new Date().getUTCFullYear() + YEARS_AHEAD
  if (isKept) return
  const hasHolidays = await database.write(tx => setCalendar(tx, settings))
  if (!hasHolidays)
    warn(`No public holidays are known for ${settings.country}: set CALENDAR_COUNTRY, or add them as closing days.`)
}

/** Reads the first and the last day of the calendar. */
export const calendarRange = async (db: Db) => {
  const [row] = await db
    .select({ first: sql<string>`min(${calendarDay.day})::text`, last: sql<string>`max(${calendarDay.day})::text` })
    .from(calendarDay)
  return { first: row?.first ?? '', last: row?.last ?? '' }
}
