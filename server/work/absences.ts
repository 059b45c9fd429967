import { offsetOf, type Page } from '@contract/dialects'
import { fieldRefusal, Refusal } from '@contract/errors'
import { registryToday } from '@contract/registryDay'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { rowNumber } from '../db/rowNumber'
import { account, workAbsence, workAbsenceTotals } from '../db/schema'
import { total } from '../db/totals'
import type { Writing } from '../http/serve'

const columns = {
  id: workAbsence.id,
  personId: workAbsence.personId,
  person: sql<string>`${account.displayName}`,
  from: workAbsence.from,
  until: workAbsence.until,
}

/** Lists absences, the latest first. */
export const listAbsences = async (db: Db, page: Page) => {
  const rows = await db
    .select(columns)
    .from(workAbsence)
    .innerJoin(account, eq(account.id, workAbsence.personId))
    .orderBy(desc(workAbsence.from), desc(workAbsence.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  return {
    rows: rows.map(row => ({ ...row, id: String(row.id) })),
    total: await total(db, workAbsenceTotals.of('workAbsence')),
  }
}

type Period = { personId: string; from: string; until: string }

/** Records an absence; the same sent twice is recorded once. Returns the name of the person. */
export const addAbsence = async ({ db, body, record }: Writing & { body: Period }): Promise<string> => {
  const { personId, from, until } = body
  if (until < from) throw fieldRefusal('until', 'dates-reversed', { from, to: until })
  if (until < registryToday()) throw fieldRefusal('until', 'absence-over', { until })
  const [person] = await db
    .select({ name: account.displayName })
    .from(account)
    .where(and(eq(account.id, personId), eq(account.accountType, 'BACKOFFICE')))
    .for('update')
  if (!person?.name) throw fieldRefusal('personId', 'no-such-person')
  const [earlier] = await db
    .select({ from: workAbsence.from, until: workAbsence.until })
    .from(workAbsence)
    .where(
      and(eq(workAbsence.personId, personId), sql`${workAbsence.from} <= ${until} AND ${workAbsence.until} >= ${from}`),
    )
  if (earlier?.from === from && earlier.until === until) return person.name
  if (earlier) throw fieldRefusal('from', 'absence-overlaps', { name: person.name, ...earlier })
  await db.insert(workAbsence).values(body)
  record({ subject: person.name, after: { absentFrom: from, absentUntil: until } })
  return person.name
}

/** Ends an absence today, or removes one that has not begun. Returns the name of the person. */
export const endAbsence = async ({ db, path, record }: Writing & { path: Record<string, string> }): Promise<string> => {
  const today = registryToday()
  const isThis = eq(workAbsence.id, rowNumber(path.id))
  const [one] = await db
    .select(columns)
    .from(workAbsence)
    .innerJoin(account, eq(account.id, workAbsence.personId))
    .where(isThis)
    .for('update', { of: workAbsence })
  if (!one) throw new Refusal('no-such-absence')
  const { person, from, until } = one
  if (until < today) return person
  if (from >= today) await db.delete(workAbsence).where(isThis)
  else
    await db
      .update(workAbsence)
      .set({ until: sql`${today}::date - 1` })
      .where(isThis)
  record({ subject: person, before: { absentFrom: from, absentUntil: until }, after: { endedOn: today } })
  return person
}
