import { randomUUID } from 'node:crypto'
import { Refusal } from '@contract/errors'
import {
  type reservationPush as contract,
  MOST_PUSHED,
  type NamePush,
  type PushedName,
  type PushService,
} from '@contract/processes/reservationPush'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { dayOf } from '../db/days'
import type { AroundWaiting, Handlers } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import type { WorkEnds } from '../jobs/workEnds'
import { namePushes } from './repairQueues'

type Asked = { brn: string | undefined; from: SQL | undefined; to: SQL | undefined }
type Found = { brn: string; name: string; kind: string; subType: string | null }

/** Register that holds the names of a service. */
const registers = { BUSINESS_NAME: 'BUSINESS_NAME', COMPANY: 'COMPANY' } as const satisfies Record<PushService, string>

const instant = (typed: string) => dayOf(sql`${typed}::timestamptz`)
const local = (typed: string) => sql`${typed}::timestamp::date`

/** Reads the requested names from the register. */
const findNames = async (db: Db, service: PushService, { brn, from, to }: Asked): Promise<Found[]> => {
  if (!brn && !from && !to) throw new Refusal('nothing-to-push')
  const register = sql`register = ${registers[service]}`
  const terms = [
    register,
    ...(brn ? [sql`brn = ${brn}`] : []),
    ...(from ? [sql`registered_on >= ${from}`] : []),
    ...(to ? [sql`registered_on <= ${to}`] : []),
  ]
  const { rows } = await db.execute<Found>(sql`
    SELECT brn, name, kind, sub_type AS "subType" FROM entity WHERE ${sql.join(terms, sql` AND `)}
    ORDER BY registered_on DESC, brn LIMIT ${MOST_PUSHED + 1}`)
  if (rows.length > MOST_PUSHED) throw new Refusal('too-many-to-push', { most: MOST_PUSHED })
  if (brn && !rows.length) {
    const known = await db.execute(sql`SELECT FROM entity WHERE ${register} AND brn = ${brn}`)
    throw new Refusal(known.rows.length ? 'not-registered-then' : 'unknown-brn', { brn })
  }
  return rows
}

/** Queues names that are not on their way yet; returns the newest push of each. */
const begin = async (db: Db, push: string, service: PushService, who: string, names: readonly Found[]) => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(names)}::jsonb) AS given (brn text, name text, kind text, "subType" text)`
  const { rows: begun } = await db.execute<{ id: string; brn: string }>(sql`
    INSERT INTO name_push (push, service, brn, name, kind, sub_type, pushed_by)
    SELECT ${push}, ${service}, brn, name, kind, "subType", ${who} FROM ${given}
    ON CONFLICT (brn) WHERE status = 'PENDING' DO NOTHING RETURNING id, brn`)
  for (const { id } of begun) await enqueue(db, namePushes, { name: id }, { id })
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT ON (p.brn) p.id FROM name_push p JOIN ${given} USING (brn) ORDER BY p.brn, p.pushed_at DESC`)
  return { begun: begun.map(({ brn }) => brn), ids: rows.map(({ id }) => id) }
}

const inList = (ids: readonly string[]) =>
  sql`id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`

const readOpen = async (db: Db, ids: readonly string[]) => {
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM name_push WHERE ${inList(ids)} AND status = 'PENDING'`,
  )
  return rows.map(({ id }) => id)
}

const readPushed = async (db: Db, ids: readonly string[]): Promise<PushedName[]> => {
  const { rows } = await db.execute<PushedName>(sql`
    SELECT brn, name, kind AS type, sub_type AS "subType", status, push, cause FROM name_push WHERE ${inList(ids)}
    ORDER BY name, brn`)
  return rows
}

const pushNames = async (
  ends: WorkEnds,
  { db, who, write }: Pick<AroundWaiting, 'db' | 'who' | 'write'>,
  service: PushService,
  asked: Asked,
) => {
  const push = randomUUID()
  const ids = await write(async ({ db: tx, record }) => {
    const names = await findNames(tx, service, asked)
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
  const refusal = new Refusal('dates-reversed', { from: start.slice(0, 10), to: end.slice(0, 10) })
  throw new Refusal('dates-reversed', refusal.params, { endDate: refusal.message })
}

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

  async pushed({ db, filter, page }) {
    const where = filter.push
      ? sql`push IN (SELECT jsonb_array_elements_text(${JSON.stringify(filter.push)}::jsonb)::uuid)`
      : sql`true`
    const { rows } = await db.execute<{ total: number; rows: NamePush[] }>(sql`
      SELECT (SELECT count(*)::int FROM name_push WHERE ${where}) AS total, coalesce((SELECT json_agg(p) FROM (
        SELECT id, push, service, brn, name, kind AS type, sub_type AS "subType", status, cause,
          pushed_by AS "pushedBy", pushed_at AS "pushedAt"
        FROM name_push WHERE ${where} ORDER BY pushed_at DESC, id
        LIMIT ${page.perPage} OFFSET ${(page.page - 1) * page.perPage}) p), '[]') AS rows`)
    return { rows: rows[0]?.rows ?? [], total: rows[0]?.total ?? 0 }
  },
})
