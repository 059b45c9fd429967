import type { WorkSource } from '@contract/portal/workSources'
import { and, asc, desc, eq, getTableName, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { account, calendarDay, workAbsence, workDone, workItem } from '../../db/schema'
import { isDated } from '../../work/urgency'
import { createRandom } from '../random'
import { copyRows } from './copyRows'
import { makeMorning } from './morning'

const WORK_SEED = 20_268
/** Items of each kind that a member of the staff owns, the most urgent ones and the ones due last. */
const OWNED = 1
/** Days of finished work for the charts, and most items of one person on one day. */
const DONE_DAYS = 30
const MOST_DONE = 4
/** Days that most finished items had waited. */
const WAITED = 6

/** Staff who own work and finished some, with their sources. */
const workers: readonly [username: string, sources: readonly WorkSource[]][] = [
  ['admin', ['PROCESS', 'CORRECTION', 'GO_LIVE']],
  ['billing', ['PAYMENT']],
  ['clerk', ['COMPLAINT', 'DOCUMENT']],
  ['insolvency', ['INSOLVENCY_APPLICATION', 'PRACTITIONER_APPLICATION']],
  ['registrar', ['DOCUMENT', 'PRACTITIONER_APPLICATION']],
]

type Worker = { id: string; name: string; sources: readonly WorkSource[] }

const readWorkers = async (tx: Db): Promise<Worker[]> => {
  const names = workers.map(([username]) => username)
  const rows = await tx
    .select({ id: account.id, name: sql<string>`${account.displayName}`, username: account.username })
    .from(account)
    .where(inArray(account.username, names))
    .orderBy(account.username)
  return rows.map(({ username, ...person }) => ({
    ...person,
    sources: workers.find(([name]) => name === username)?.[1] ?? [],
  }))
}

/** Makes a person the owner of the first free items of a source in an order, backlog left out. */
const own = async (tx: Db, { id }: Worker, source: WorkSource, today: string, order: SQL) => {
  const free = tx
    .select({ id: workItem.id })
    .from(workItem)
    .where(and(eq(workItem.source, source), isDated(today), isNull(workItem.ownerId)))
    .orderBy(order, asc(workItem.id))
    .limit(OWNED)
  await tx.update(workItem).set({ ownerId: id }).where(inArray(workItem.id, free))
}

/** Snoozes one item of a person and passes another one on to them. */
const markItems = async (tx: Db, { id, name }: Worker, day: string) => {
  const [snoozed, passed] = await tx
    .select({ id: workItem.id })
    .from(workItem)
    .where(eq(workItem.ownerId, id))
    .orderBy(asc(workItem.due), asc(workItem.id))
    .limit(2)
  if (snoozed)
    await tx
      .update(workItem)
      .set({ snoozedUntil: day, snoozedBy: name, snoozeReason: 'The applicant comes to the counter that day.' })
      .where(eq(workItem.id, snoozed.id))
  if (passed)
    await tx
      .update(workItem)
      .set({ passedBy: 'Grace Nakato', passedNote: 'You spoke to them last week.' })
      .where(eq(workItem.id, passed.id))
}

/** Adds items that were finished in the days before today, most of them in time. */
const addDone = async (tx: Db, staff: readonly Worker[], today: string) => {
  const random = createRandom(WORK_SEED)
  const past = await tx
    .select({ day: calendarDay.day, number: calendarDay.number })
    .from(calendarDay)
    .where(and(eq(calendarDay.open, true), lte(calendarDay.day, today)))
    .orderBy(desc(calendarDay.day))
    .limit(DONE_DAYS + WAITED * 3)
  const [{ first } = { first: 0 }] = await tx
    .select({
      first: sql<number>`nextval(pg_get_serial_sequence(${getTableName(workItem)}, ${workItem.id.name}))::int`,
    })
    .from(sql`(SELECT 1) AS one`)
  let number = first
  const rows = past.slice(1, DONE_DAYS).flatMap(({ day }, back) =>
    staff.flatMap(person =>
      Array.from({ length: random.below(MOST_DONE + 1) }, () => {
        const since = past[1 + back + random.below(WAITED)]
        const due = past[Math.max(0, back - 1 + random.below(WAITED) - 1)]
        number++
        const hour = String(6 + random.below(8)).padStart(2, '0')
        return [
          number,
          random.pick(person.sources),
          `DONE-${number}`,
          `${since?.day ?? day}T06:00:00Z`,
          due?.day ?? day,
          `${day}T${hour}:30:00Z`,
          person.id,
        ] as const
      }),
    ),
  )
  await copyRows(tx, workDone, ['itemId', 'source', 'key', 'since', 'due', 'endedAt', 'personId'], rows)
  await tx.execute(
    sql`SELECT setval(pg_get_serial_sequence(${getTableName(workItem)}, ${workItem.id.name}), ${number + 1})`,
  )
}

/** Makes today's work a morning's, gives some of it to the staff, snoozes an item, records an absence, and adds the work that was done before today. */
export const addWork = async (tx: Db, at: Date) => {
  const today = new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)
  await makeMorning(tx, today)
  const staff = await readWorkers(tx)
  for (const person of staff)
    for (const source of person.sources) {
      await own(tx, person, source, today, sql`${workItem.due} ASC`)
      await own(tx, person, source, today, sql`${workItem.due} DESC`)
    }
  const [next] = await tx.select({ day: sql<string>`max(ahead.day)::text` }).from(
    tx
      .select({ day: calendarDay.day })
      .from(calendarDay)
      .where(and(eq(calendarDay.open, true), gt(calendarDay.day, today)))
      .orderBy(asc(calendarDay.day))
      .limit(3)
      .as('ahead'),
  )
  const officer = staff.find(({ sources }) => sources.includes('INSOLVENCY_APPLICATION'))
  if (officer && next) await markItems(tx, officer, next.day)
  const away = staff.find(({ sources }) => sources.includes('COMPLAINT'))
  if (away && next) await tx.insert(workAbsence).values({ personId: away.id, from: today, until: next.day })
  await addDone(tx, staff, today)
}
