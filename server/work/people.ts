import { offsetOf, type Page } from '@contract/dialects'
import type { WorkArea } from '@contract/portal/workSources'
import { registryToday } from '@contract/registryDay'
import { and, asc, count, desc, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { activeStaff } from '../auth/activeStaff'
import type { Db } from '../db/database'
import { isoMoment } from '../db/isoMoment'
import { account, workAbsence, workDone, workItem } from '../db/schema'
import { likeSearch, searchFold } from '../db/search'
import type { Who } from '../http/serve'
import { isLeased } from './items'
import { holdersOf, isForOwner, sourcesOf } from './sourcesOf'
import { backlogEnd } from './urgency'

const number = (value: SQL) => sql<number>`coalesce(${value}, 0)::int`

type Filter = { area?: WorkArea | undefined; q?: string | undefined }

/**
 * Lists the staff who may do work that the asker may see, with their items, lease, throughput and absence. Those who own
 * items are listed even when they may not do them any more, or have left.
 */
export const listPeople = async (db: Db, who: Who, { area, q }: Filter, page: Page) => {
  const today = registryToday()
  const sources = sourcesOf(who.permissions, { area }).filter(source => !isForOwner(source))
  const ofArea = inArray(workItem.source, sources)
  const own = db
    .select({
      personId: workItem.ownerId,
      owned: sql<number>`count(*)`.as('owned'),
      overdue:
        sql<number>`count(*) FILTER (WHERE ${workItem.stage} = 0 AND ${workItem.due} < ${today} AND ${workItem.due} >= ${backlogEnd(today)})`.as(
          'overdue',
        ),
      oldest: sql<string>`min(${workItem.since})`.as('oldest'),
    })
    .from(workItem)
    .where(and(ofArea, isNotNull(workItem.ownerId)))
    .groupBy(workItem.ownerId)
    .as('own')
  const open = db
    .select({ personId: workItem.holderId, held: sql<number>`count(*)`.as('held') })
    .from(workItem)
    .where(and(ofArea, isNotNull(workItem.holderId), isLeased))
    .groupBy(workItem.holderId)
    .as('open')
  const done = db
    .select({
      personId: workDone.personId,
      week: sql<number>`count(*) FILTER (WHERE ${workDone.endedAt} > now() - interval '7 days')`.as('week'),
      month: sql<number>`count(*)`.as('month'),
    })
    .from(workDone)
    .where(
      and(
        inArray(workDone.source, sources),
        isNotNull(workDone.personId),
        sql`${workDone.endedAt} > now() - interval '30 days'`,
      ),
    )
    .groupBy(workDone.personId)
    .as('done')
  const absence = db
    .selectDistinctOn([workAbsence.personId], {
      personId: workAbsence.personId,
      from: workAbsence.from,
      until: workAbsence.until,
    })
    .from(workAbsence)
    .where(sql`${workAbsence.until} >= ${today}`)
    .orderBy(workAbsence.personId, workAbsence.from)
    .as('absence')
  const where = and(
    eq(account.accountType, 'BACKOFFICE'),
    or(isNotNull(own.owned), and(activeStaff, or(...sources.map(holdersOf)) ?? sql`false`)),
    q ? sql`${searchFold(account.displayName)} LIKE ${likeSearch(q)}` : undefined,
  )
  const columns = {
    owned: number(sql`${own.owned}`),
    overdue: number(sql`${own.overdue}`),
    doneWeek: number(sql`${done.week}`),
  }
  const sortable: Record<string, SQL> = { ...columns, name: sql`${account.displayName}` }
  const sortBy = sortable[page.sort?.field ?? ''] ?? columns.overdue
  const direction = page.sort ? (page.sort.order === 'ASC' ? asc : desc) : desc
  const rows = await db
    .select({
      id: account.id,
      name: sql<string>`${account.displayName}`,
      ...columns,
      held: number(sql`${open.held}`),
      oldest: own.oldest,
      doneMonth: number(sql`${done.month}`),
      absentFrom: absence.from,
      absentUntil: absence.until,
      total: sql<number>`count(*) OVER ()::int`,
    })
    .from(account)
    .leftJoin(own, eq(own.personId, account.id))
    .leftJoin(open, eq(open.personId, account.id))
    .leftJoin(done, eq(done.personId, account.id))
    .leftJoin(absence, eq(absence.personId, account.id))
    .where(where)
    .orderBy(direction(sortBy), asc(account.displayName), asc(account.id))
    .limit(page.perPage)
    .offset(offsetOf(page))
  const [counted] =
    rows.length || !offsetOf(page)
      ? rows
      : await db.select({ total: count() }).from(account).leftJoin(own, eq(own.personId, account.id)).where(where)
  return {
    rows: rows.map(({ total: _, oldest, ...row }) => ({ ...row, oldest: oldest && isoMoment(oldest) })),
    total: counted?.total ?? 0,
  }
}
