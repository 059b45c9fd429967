import { randomUUID } from 'node:crypto'
import type { CallFacts } from '@contract/call'
import { fieldRefusal, Refusal } from '@contract/errors'
import {
  reservationPush as contract,
  MOST_PUSHED,
  type NamePush,
  type PushedName,
  type PushService,
} from '@contract/processes/reservationPush'
import { and, asc, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { columnNames } from '../db/columnNames'
import type { Db } from '../db/database'
import { dayOf } from '../db/days'
import { readPage } from '../db/page'
import { entity, namePush, namePushTotals } from '../db/schema'
import type { AroundWaiting, Handlers } from '../http/serve'
import { enqueueMany } from '../jobs/enqueue'
import type { WorkEnds } from '../jobs/workEnds'
import { refuseFlagged } from '../notes/refuseFlagged'
import { namePushes } from './repairQueues'

type NameFilter = { brn: string | undefined; from: SQL | undefined; to: SQL | undefined }
type RegisteredName = Pick<typeof entity.$inferSelect, 'brn' | 'name' | 'kind' | 'subType'>

/** Register that holds the names of a service. */
const registers = { BUSINESS_NAME: 'BUSINESS_NAME', COMPANY: 'COMPANY' } as const satisfies Record<PushService, string>

const calls = { BUSINESS_NAME: contract.businessNames, COMPANY: contract.companies } as const satisfies Record<
  PushService,
  CallFacts
>

const instant = (typed: string) => dayOf(sql`${typed}::timestamptz`)
const local = (typed: string) => sql`${typed}::timestamp::date`

/** Reads the requested names from the register. */
const findNames = async (db: Db, service: PushService, { brn, from, to }: NameFilter): Promise<RegisteredName[]> => {
  if (!brn && !from && !to) throw new Refusal('nothing-to-push')
  const named = and(eq(entity.register, registers[service]), brn ? eq(entity.brn, brn) : undefined)
  const names = await db
    .select({ brn: entity.brn, name: entity.name, kind: entity.kind, subType: entity.subType })
    .from(entity)
    .where(and(named, from && gte(entity.registeredOn, from), to && lte(entity.registeredOn, to)))
    .orderBy(desc(entity.registeredOn), entity.brn)
    .limit(MOST_PUSHED + 1)
  if (names.length > MOST_PUSHED) throw new Refusal('too-many-to-push', { most: MOST_PUSHED })
  if (brn && !names.length) {
    const registered = await db.$count(entity, named)
    throw new Refusal(registered ? 'not-registered-then' : 'unknown-brn', { brn })
  }
  return names
}

const pushedColumns = columnNames(
  namePush.push,
  namePush.service,
  namePush.brn,
  namePush.name,
  namePush.kind,
  namePush.subType,
  namePush.pushedBy,
)

/** Queues names that are not on their way yet; returns the newest push of each. */
const begin = async (db: Db, push: string, service: PushService, who: string, names: readonly RegisteredName[]) => {
  const namesAsRows = sql`jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS registered (brn text, name text, kind text, "subType" text)`
  const { rows: begun } = await db.execute<{ id: string; brn: string }>(sql`
    INSERT INTO ${namePush} (${pushedColumns})
    SELECT ${push}, ${service}, brn, name, kind, "subType", ${who} FROM ${namesAsRows}
    ON CONFLICT (${columnNames(namePush.brn)}) WHERE ${namePush.status} = 'PENDING' DO NOTHING
    RETURNING ${namePush.id}, ${namePush.brn}`)
  await enqueueMany(
    db,
    namePushes,
    begun.map(({ id }) => ({ id, payload: { name: id } })),
  )
  const newest = await db
    .selectDistinctOn([namePush.brn], { id: namePush.id })
    .from(namePush)
    .innerJoin(namesAsRows, sql`registered.brn = ${namePush.brn}`)
    .orderBy(namePush.brn, desc(namePush.pushedAt))
  return { begun: begun.map(({ brn }) => brn), ids: newest.map(({ id }) => id) }
}

// One parameter for a thousand ids, which PostgreSQL joins instead of comparing row by row.
const inList = (column: PgColumn, ids: readonly string[]) =>
  sql`${column} IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`

const readOpen = async (db: Db, ids: readonly string[]) => {
  const open = await db
    .select({ id: namePush.id })
    .from(namePush)
    .where(and(inList(namePush.id, ids), eq(namePush.status, 'PENDING')))
  return open.map(({ id }) => id)
}

const { id, push, service, brn, name, kind: type, subType, status, cause, pushedBy, pushedAt } = namePush

const readPushed = (db: Db, ids: readonly string[]): Promise<PushedName[]> =>
  db.select({ brn, name, type, subType, status, push, cause }).from(namePush).where(inList(id, ids)).orderBy(name, brn)

const pushNames = async (
  ends: WorkEnds,
  { db, who, write }: Pick<AroundWaiting, 'db' | 'who' | 'write'>,
  service: PushService,
  nameFilter: NameFilter,
) => {
  const push = randomUUID()
  const ids = await write(async ({ db: tx, record }) => {
    const names = await findNames(tx, service, nameFilter)
    await refuseFlagged(
      tx,
      calls[service],
      names.map(name => ({ kind: 'ENTITY', key: name.brn })),
    )
    const { begun, ids } = await begin(tx, push, service, who.name, names)
    const [only] = names
    if (begun.length)
      record({
        subject: names.length === 1 && only ? `${only.brn} ${only.name}` : `${begun.length} names`,
        after: { service, push, pushed: begun },
      })
    return ids
  })
  await ends.wait(() => readOpen(db, ids))
  return readPushed(db, ids)
}

const refuseBackwards = (start: string | undefined, end: string | undefined) => {
  if (!start || !end || Date.parse(start) <= Date.parse(end)) return
  throw fieldRefusal('endDate', 'dates-reversed', { from: start.slice(0, 10), to: end.slice(0, 10) })
}

const newestFirst = [desc(pushedAt), asc(id)]
const pushFields = { id, push, service, brn, name, type, subType, status, cause, pushedBy, pushedAt }

/** Handlers that push registered names to the name search, which reservations use to find taken names. */
export const reservationPushHandlers = (ends: WorkEnds): Handlers<typeof contract> => ({
  businessNames({ body: { brn, startDate, endDate }, ...asking }) {
    refuseBackwards(startDate, endDate)
    return pushNames(ends, asking, 'BUSINESS_NAME', {
      brn,
      from: startDate ? instant(startDate) : undefined,
      to: endDate ? instant(endDate) : undefined,
    })
  },

  companies({ body: { brn, startDate, endDate }, ...asking }) {
    refuseBackwards(startDate, endDate)
    return pushNames(ends, asking, 'COMPANY', {
      brn,
      from: startDate ? local(startDate) : undefined,
      to: endDate ? local(endDate) : undefined,
    })
  },

  pushed: ({ db, filter, page }) =>
    readPage<NamePush>(db, {
      table: namePush,
      key: id,
      order: newestFirst,
      row: pushFields,
      total: namePushTotals.of('namePush'),
      sought: filter.push && inList(push, filter.push),
      page,
    }),
})
