import { randomUUID } from 'node:crypto'
import { Refusal } from '@contract/errors'
import {
  type CorrectionStatus,
  type dataCorrections as contract,
  correctionStatuses,
  type DataCorrection,
  type DataCorrectionFilter,
  retriedCorrections,
  statusesIn,
} from '@contract/processes/dataCorrections'
import { normalBrn } from '@contract/registry/brn'
import { successMessage } from '@contract/successMessages'
import { type SQL, sql } from 'drizzle-orm'
import { within } from '../db/days'
import { readPage } from '../db/page'
import { likePrefix } from '../db/search'
import type { Handlers } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import { dataCorrectionRuns } from './repairQueues'

/** Characters of a payload that a list carries; the dialog loads the rest. */
const BEGINNING = 4000

const row = sql`'id', id::text, 'brn', brn, 'type', type, 'retries', retries, 'status', status, 'createdAt', created_at,
  'updatedAt', updated_at, 'payload', left(payload, ${BEGINNING}), 'payloadSize', length(payload), 'cause', cause`

const chosen = (status: string | undefined): readonly string[] => (status ? statusesIn(status) : correctionStatuses)

const soughtIn = ({ search, start_date: start, end_date: end }: DataCorrectionFilter): SQL | undefined => {
  if (start && end && end < start) throw new Refusal('dates-reversed', { from: start, to: end })
  const terms = [
    ...(search && normalBrn(search) ? [sql`brn LIKE ${likePrefix(normalBrn(search))}`] : []),
    ...within(sql`created_at`, { from: start, to: end }),
  ]
  return terms.length ? sql.join(terms, sql` AND `) : undefined
}

const all = (statuses: readonly string[]) => correctionStatuses.every(status => statuses.includes(status))

/** Returns the number of a correction; 0, which none has, for text that the column could not hold. */
const numberOf = (id: string) => (/^\d{1,15}$/.test(id) ? Number(id) : 0)

export const dataCorrectionHandlers: Handlers<typeof contract> = {
  list({ db, filter, page }) {
    const statuses = chosen(filter.status)
    const among = sql.join(
      statuses.map(status => sql`${status}`),
      sql`, `,
    )
    return readPage<DataCorrection>(db, {
      table: sql`data_correction`,
      key: sql`id`,
      sortKeys: sql`created_at, id`,
      order: sql`created_at DESC, id DESC`,
      row,
      ...(!all(statuses) && { where: sql`status IN (${among})` }),
      totalKey: statuses.map(status => `dataCorrection:${status}`),
      page,
      sought: soughtIn(filter),
    })
  },

  async payload({ db, path: { id = '' } }) {
    const { rows } = await db.execute<{ text: string }>(
      sql`SELECT payload AS text FROM data_correction WHERE id = ${numberOf(id)}`,
    )
    const found = rows[0]
    if (!found) throw new Refusal('no-such-process')
    return found
  },

  async reconcile({ db, who, address, path: { id = '' }, record }) {
    const number = numberOf(id)
    const { rows } = await db.execute<{ brn: string; status: CorrectionStatus }>(
      sql`SELECT brn, status FROM data_correction WHERE id = ${number} FOR UPDATE`,
    )
    const process = rows[0]
    if (!process) throw new Refusal('no-such-process')
    if (process.status === 'PENDING') throw new Refusal('correction-queued', { id })
    if (!retriedCorrections.includes(process.status)) throw new Refusal('correction-done', { id })
    const run = randomUUID()
    await db.execute(sql`
      UPDATE data_correction SET status = 'PENDING', cause = NULL, run = ${run}, retries = retries + 1, updated_at = now(),
        actor_id = ${who.accountId}, actor_name = ${who.name}, address = ${address}
      WHERE id = ${number}`)
    await enqueue(db, dataCorrectionRuns, { correction: number, run }, { id: run })
    record({
      subject: `${process.brn} process ${id}`,
      before: { status: process.status },
      after: { status: 'PENDING' },
    })
    return successMessage('correction-returned')
  },
}
