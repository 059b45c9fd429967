import { offsetOf, type Page } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import type { WorkSource } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { account, workAbsence } from '../db/schema'
import { likeSearch } from '../db/search'
import { activeStaff, holdersOf } from './sourcesOf'

/** Returns the last day of the absence in which a person is today, as SQL; null for everybody else. */
const absentUntil = () => {
  const today = registryToday()
  const last = sql`SELECT max(${workAbsence.until})::text FROM ${workAbsence}
    WHERE ${workAbsence.personId} = ${account.id} AND ${today} BETWEEN ${workAbsence.from} AND ${workAbsence.until}`
  // Nested: the query builder strips the tables from columns that stand directly in a selected expression.
  return sql<string | null>`(${last})`
}

type Sought = { source?: WorkSource | undefined; q?: string | undefined; id?: string | undefined }

/** Lists the staff who may do the work of a source, by name. */
export const listColleagues = async (db: Db, { source, q, id }: Sought, page: Page) => {
  const where: SQL | undefined = and(
    activeStaff,
    source && holdersOf(source),
    id ? eq(account.id, id) : undefined,
    q ? sql`${account.searchText} LIKE ${likeSearch(q)}` : undefined,
  )
  const rows = await db
    .select({ id: account.id, name: sql<string>`${account.displayName}`, absentUntil: absentUntil() })
    .from(account)
    .where(where)
    .orderBy(asc(account.displayName), asc(account.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  return { rows, total: await db.$count(account, where) }
}

/** Returns the colleague whose work items of these sources become. Refuses whoever may not do it, or is absent. */
export const getColleague = async (db: Db, id: string, sources: readonly WorkSource[]) => {
  const [person] = await db
    .select({
      id: account.id,
      name: sql<string>`${account.displayName}`,
      mayDo: sql<boolean>`coalesce(${and(activeStaff, ...sources.map(holdersOf))}, false)`,
      absentUntil: absentUntil(),
    })
    .from(account)
    .where(eq(account.id, id))
  if (!person) throw new Refusal('no-such-person')
  const { name, mayDo, absentUntil: day } = person
  if (!mayDo) throw new Refusal('colleague-not-permitted', { name })
  if (day) throw new Refusal('colleague-absent', { name, day })
  return { id: person.id, name }
}
