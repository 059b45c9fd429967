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
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { within } from '../db/days'
import { bothWays, type Orders, orderOf } from '../db/orders'
import { readPage } from '../db/page'
import { rowNumber } from '../db/rowNumber'
import { dataCorrection, dataCorrectionTotals } from '../db/schema'
import { isNumber, likePrefix, spellingsOf } from '../db/search'
import type { Handlers } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import { dataCorrectionRuns } from './repairQueues'

/** Characters of a payload that a list carries; the dialog loads the rest. */
const BEGINNING = 4000

const row = {
  id: sql`${dataCorrection.id}::text`,
  brn: dataCorrection.brn,
  type: dataCorrection.type,
  retries: dataCorrection.retries,
  status: dataCorrection.status,
  createdAt: dataCorrection.createdAt,
  updatedAt: dataCorrection.updatedAt,
  payload: sql`left(${dataCorrection.payload}, ${BEGINNING})`,
  payloadSize: sql`length(${dataCorrection.payload})`,
  cause: dataCorrection.cause,
}

const orders: Orders = {
  brn: bothWays(dataCorrection.brn, dataCorrection.id),
  retries: bothWays(dataCorrection.retries, dataCorrection.id),
  createdAt: bothWays(dataCorrection.createdAt, dataCorrection.id),
}
const newestFirst = [desc(dataCorrection.createdAt), desc(dataCorrection.id)]

const chosen = (text: string | undefined): readonly CorrectionStatus[] =>
  text ? correctionStatuses.filter(status => statusesIn(text).includes(status)) : correctionStatuses

/** Returns the conditions of the days and of a BRN, whole or at its start. */
const soughtIn = ({ search = '', start_date: start, end_date: end }: DataCorrectionFilter) => {
  if (start && end && end < start) throw new Refusal('dates-reversed', { from: start, to: end })
  const days = within(dataCorrection.createdAt, { from: start, to: end })
  const brn = normalBrn(search)
  const numbers = spellingsOf(search)
  return {
    lookup: numbers.length ? and(isNumber(dataCorrection.brn, numbers), ...days) : undefined,
    sought: and(brn ? sql`${dataCorrection.brn} LIKE ${likePrefix(brn)}` : undefined, ...days),
  }
}

const all = (statuses: readonly CorrectionStatus[]) => correctionStatuses.every(status => statuses.includes(status))

export const dataCorrectionHandlers: Handlers<typeof contract> = {
  list({ db, filter, page }) {
    const statuses = chosen(filter.status)
    return readPage<DataCorrection>(db, {
      table: dataCorrection,
      key: dataCorrection.id,
      order: orderOf(page, orders, newestFirst),
      row,
      where: all(statuses) ? undefined : inArray(dataCorrection.status, statuses),
      total: dataCorrectionTotals.of('dataCorrection', statuses),
      page,
      ...soughtIn(filter),
    })
  },

  async payload({ db, path: { id = '' } }) {
    const [correction] = await db
      .select({ text: dataCorrection.payload })
      .from(dataCorrection)
      .where(eq(dataCorrection.id, rowNumber(id)))
    if (!correction) throw new Refusal('no-such-process')
    return correction
  },

  async reconcile({ db, who, address, path: { id = '' }, record }) {
    const number = rowNumber(id)
    const [process] = await db
      .select({ brn: dataCorrection.brn, status: dataCorrection.status })
      .from(dataCorrection)
      .where(eq(dataCorrection.id, number))
      .for('update')
    if (!process) throw new Refusal('no-such-process')
    if (process.status === 'PENDING') throw new Refusal('correction-queued', { id })
    if (!retriedCorrections.includes(process.status)) throw new Refusal('correction-done', { id })
    const run = randomUUID()
    await db
      .update(dataCorrection)
      .set({
        status: 'PENDING',
        cause: null,
        run,
        retries: sql`${dataCorrection.retries} + 1`,
        updatedAt: sql`now()`,
        stoppedAt: sql`CASE WHEN ${dataCorrection.status} = 'IN_PROGRESS' THEN ${dataCorrection.stoppedAt}
          ELSE coalesce(${dataCorrection.stoppedAt}, ${dataCorrection.updatedAt}) END`,
        actorId: who.accountId,
        actorName: who.name,
        address,
      })
      .where(eq(dataCorrection.id, number))
    await enqueue(db, dataCorrectionRuns, { correction: number, run }, { id: run })
    record({
      subject: `${process.brn} process ${id}`,
      before: { status: process.status },
      after: { status: 'PENDING' },
    })
    return successMessage('correction-returned')
  },
}
