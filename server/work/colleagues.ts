import { offsetOf, type Page } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import type { WireId } from '@contract/id'
import type { WorkSource } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { and, asc, eq, or, sql } from 'drizzle-orm'
import { activeStaff } from '../auth/activeStaff'
import type { Db } from '../db/database'
import { account, workAbsence } from '../db/schema'
import { likeSearch, searchFold } from '../db/search'
import type { Who } from '../http/serve'
import { visibleItem } from './items'
import { mayOwn } from './owners'
import { holdersOf, isForOwner, SUPERVISES, sourcesOf } from './sourcesOf'

/** Returns the last day of the absence in which a person is today, as SQL; null for everybody else. */
const absentUntil = () => {
  const today = registryToday()
  const last = sql`SELECT max(${workAbsence.until})::text FROM ${workAbsence}
    WHERE ${workAbsence.personId} = ${account.id} AND ${today} BETWEEN ${workAbsence.from} AND ${workAbsence.until}`
  // Nested: the query builder strips the tables from columns that stand directly in a selected expression.
  return sql<string | null>`(${last})`
}

type Sought = {
  item?: WireId | undefined
  source?: WorkSource | undefined
  q?: string | undefined
  id?: string | undefined
}

/**
 * Lists by name the staff who may own an item, or who may do some of the work of the asker. Absences are for those who
 * pass an item on, and for supervisors.
 */
export const listColleagues = async (db: Db, who: Who, { item, source, q, id }: Sought, page: Page) => {
  const sources = sourcesOf(who.permissions, { source }).filter(one => !isForOwner(one))
  const fitting =
    item === undefined ? or(...sources.map(holdersOf)) : await mayOwn(db, [await visibleItem(db, item, who)])
  if (!fitting) return { rows: [], total: 0 }
  const where = and(
    activeStaff,
    fitting,
    id ? eq(account.id, id) : undefined,
    q ? sql`${searchFold(account.displayName)} LIKE ${likeSearch(q)}` : undefined,
  )
  const seesAbsences = item !== undefined || who.permissions.has(SUPERVISES)
  const rows = await db
    .select({ id: account.id, name: sql<string>`${account.displayName}`, absentUntil: absentUntil() })
    .from(account)
    .where(where)
    .orderBy(asc(account.displayName), asc(account.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  return {
    rows: seesAbsences ? rows : rows.map(({ absentUntil: _, ...row }) => row),
    total: await db.$count(account, where),
  }
}

type Row = { source: WorkSource; record: string }

/** Returns the colleague whose work these items become. Refuses whoever may not do it, or is absent. */
export const getColleague = async (db: Db, id: string, items: readonly Row[]) => {
  const [person] = await db
    .select({
      id: account.id,
      name: sql<string>`${account.displayName}`,
      mayDo: sql<boolean>`coalesce(${await mayOwn(db, items)}, false)`,
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
