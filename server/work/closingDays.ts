import { offsetOf, type Page } from '@contract/dialects'
import { fieldRefusal, Refusal } from '@contract/errors'
import type { ClosingDay, closingDays as contract } from '@contract/portal/closingDays'
import { registryToday } from '@contract/registryDay'
import { successMessage } from '@contract/successMessages'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import { closingDay } from '../db/schema'
import type { Handlers } from '../http/serve'
import { singleLine } from '../http/singleLine'
import { addHoliday, calendarRange, changeCalendar } from './calendar'

type Filter = { year?: number | undefined; kind?: ClosingDay['kind'] | undefined }

/** Returns the order of days around the given one: those to come, then the past ones, the nearest first. */
const nearestFirst = (today: string) => [
  sql`${closingDay.day} < ${today}`,
  sql`abs(${closingDay.day} - ${today}::date)`,
]

const listDays = async (db: Db, { year, kind }: Filter, page: Page) => {
  const where = and(
    year === undefined ? undefined : sql`${closingDay.day} BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`}`,
    kind ? eq(closingDay.kind, kind) : undefined,
  )
  const rows = await db
    .select()
    .from(closingDay)
    .where(where)
    .orderBy(...(year === undefined ? nearestFirst(registryToday()) : [asc(closingDay.day)]))
    .limit(page.perPage)
    .offset(offsetOf(page))
  return { rows: rows.map(({ id, ...row }) => ({ ...row, id: String(id) })), total: await db.$count(closingDay, where) }
}

/** Returns a closing day, locked until the end of the transaction. */
const lockDay = async (tx: Db, id: string | undefined) => {
  const [day] = await tx
    .select()
    .from(closingDay)
    .where(eq(closingDay.id, rowNumber(id)))
    .for('update')
  if (!day) throw new Refusal('no-such-closing-day')
  return day
}

/** Handlers of the calendar. Every change computes the due days of all work anew, in the same transaction. */
export const closingDayHandlers: Handlers<typeof contract> = {
  list: ({ db, filter, page }) => listDays(db, filter, page),

  async add({ db, who, body, record }) {
    const name = singleLine(body.name, 'name')
    const { day } = body
    const { moved } = await changeCalendar(db, async () => {
      const { first, last } = await calendarRange(db)
      if (day < first || day > last) throw fieldRefusal('day', 'closing-day-outside', { first, last })
      const [added] = await db
        .insert(closingDay)
        .values({ day, name, kind: 'OWN', addedBy: who.name })
        .onConflictDoNothing()
        .returning({ id: closingDay.id })
      if (added) return record({ subject: day, after: { day, name } })
      const [earlier] = await db.select().from(closingDay).where(eq(closingDay.day, day))
      if (earlier?.kind !== 'OWN' || earlier.name !== name)
        throw fieldRefusal('day', 'closing-day-taken', { day, name: earlier?.name ?? '' })
    })
    return successMessage('closing-day-added', { name, moved })
  },

  async remove({ db, path, record }) {
    const { result, moved } = await changeCalendar(db, async () => {
      const day = await lockDay(db, path.id)
      if (day.kind === 'HOLIDAY') throw new Refusal('public-holiday', { name: day.name })
      await db.delete(closingDay).where(eq(closingDay.id, day.id))
      await addHoliday(db, day.day)
      record({ subject: day.day, before: { day: day.day, name: day.name } })
      return day
    })
    return successMessage('closing-day-removed', { name: result.name, moved })
  },

  async toggle({ db, path, body: { open }, record }) {
    const { result, moved } = await changeCalendar(db, async () => {
      const day = await lockDay(db, path.id)
      if (day.kind === 'OWN') throw new Refusal('own-closing-day', { name: day.name })
      if (day.open === open) return day
      await db.update(closingDay).set({ open }).where(eq(closingDay.id, day.id))
      record({ subject: `${day.day} ${day.name}`, before: { open: day.open }, after: { open } })
      return day
    })
    return successMessage(open ? 'holiday-opened' : 'holiday-closed', { name: result.name, moved })
  },
}
