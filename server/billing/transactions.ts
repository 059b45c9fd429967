import { normalPrn } from '@contract/billing/prns'
import {
  type transactions as contract,
  MOST_COUNTED,
  type Transaction,
  type TransactionFilter,
} from '@contract/billing/transactions'
import { Refusal } from '@contract/errors'
import { type SayingCode, successMessage } from '@contract/successMessages'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { type PageQuery, readPage } from '../db/page'
import { likePrefix } from '../db/search'
import type { AroundWaiting, Handlers } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import { findRequest } from './applyAnswer'
import type { PaymentGateway } from './gateway'
import { gatewayRequests } from './queues'
import { cells } from './totalKeys'

const row = sql`'prn', prn, 'trackingNumber', tracking_number, 'invoiceNo', invoice_no, 'transactionRef', transaction_ref,
  'transactionType', transaction_type, 'createdDate', created_at, 'grandTotal', grand_total, 'subTotal', sub_total,
  'totalTax', total_tax, 'paymentMethod', payment_method, 'msisdn', msisdn, 'status', status, 'prnStatus', prn_status,
  'releasedAt', released_at, 'gateway',
  (SELECT state FROM gateway_request g WHERE g.prn = payment.prn ORDER BY asked_at DESC LIMIT 1)`

const all = (conditions: SQL[]) => (conditions.length ? sql.join(conditions, sql` AND `) : undefined)

/** Returns the conditions of a filter: choices, which have stored totals, and numbers matched at their start. */
const conditionsOf = ({ trackingNumber, prn, status, prnStatus, paymentMethod }: TransactionFilter) => {
  const typed: SQL[] = []
  if (prn && normalPrn(prn)) typed.push(sql`prn LIKE ${likePrefix(normalPrn(prn))}`)
  if (trackingNumber?.trim()) typed.push(sql`tracking_number LIKE ${likePrefix(trackingNumber)}`)
  const chosen: SQL[] = []
  if (status) chosen.push(sql`status = ${status}`)
  if (prnStatus) chosen.push(sql`prn_status = ${prnStatus}`)
  if (paymentMethod) chosen.push(sql`payment_method = ${paymentMethod}`)
  return { where: all(chosen) ?? sql`true`, sought: all(typed) }
}

/** Payments have no currency column: all of them are in shillings. */
const CURRENCY = 'UGX'

/** Reads a page of the transactions that match a filter, newest first, with their exact number and sum. */
export const listTransactions = async (db: Db, filter: TransactionFilter, page: PageQuery['page']) => {
  const { sum, ...found } = await readPage<Transaction>(db, {
    table: sql`payment`,
    key: sql`id`,
    sortKeys: sql`created_at, id`,
    order: sql`created_at DESC, id DESC`,
    row,
    ...conditionsOf(filter),
    totalKey: cells('payment', filter),
    sum: { of: sql`grand_total`, keys: cells('paymentCents', filter) },
    countTo: MOST_COUNTED,
    page,
  })
  return { ...found, ...(sum !== undefined && { sums: [{ currency: CURRENCY, amount: sum }] }) }
}

type Kind = 'VERIFY' | 'RELEASE'
type Asking = Pick<AroundWaiting, 'who' | 'address' | 'write'>

/** Sends a request to the gateway unless one is open; returns the id of the open request. */
const ask = ({ who, address, write }: Asking, kind: Kind, prn: string) =>
  write(async ({ db, record }) => {
    const { rows: payments } = await db.execute<{ prnStatus: string; released: boolean }>(sql`
      SELECT prn_status AS "prnStatus", released_at IS NOT NULL AS released FROM payment WHERE prn = ${prn} FOR UPDATE`)
    const payment = payments[0]
    if (!payment) throw new Refusal('unknown-prn', { prn })
    if (payment.released) throw new Refusal('prn-released', { prn })
    if (kind === 'VERIFY' && payment.prnStatus === 'CREDITED') throw new Refusal('prn-credited', { prn })
    const { rows: open } = await db.execute<{ id: string; kind: Kind }>(sql`
      SELECT id, kind FROM gateway_request WHERE prn = ${prn} AND state = 'WAITING'`)
    const waiting = open[0]
    if (waiting && waiting.kind !== kind) throw new Refusal('prn-in-question', { prn })
    if (waiting) return { id: waiting.id, already: true }
    const { rows } = await db.execute<{ id: string }>(sql`
      INSERT INTO gateway_request (kind, prn, actor_id, actor_name, address)
      VALUES (${kind}, ${prn}, ${who.accountId}, ${who.name}, ${address}) RETURNING id`)
    const id = rows[0]?.id ?? ''
    await enqueue(db, gatewayRequests, { request: id }, { id })
    record({ subject: prn, after: { asked: kind } })
    return { id, already: false }
  })

const LOOK_EVERY = 100
const LOOKS = 25

/** Polls for the answer for a moment, so that a quick answer is returned at once. */
const outcome = async (db: Db, id: string) => {
  for (let look = 0; look < LOOKS; look++) {
    const request = await findRequest(db, id)
    if (request && request.state !== 'WAITING') return request.state
    await new Promise(later => setTimeout(later, LOOK_EVERY))
  }
  return 'WAITING'
}

const prnStatusOf = async (db: Db, prn: string) => {
  const { rows } = await db.execute<{ prnStatus: string; released: boolean }>(sql`
    SELECT prn_status AS "prnStatus", released_at IS NOT NULL AS released FROM payment WHERE prn = ${prn}`)
  return rows[0]
}

const verified: Record<string, SayingCode> = { CREDITED: 'prn-now-credited', FAILED: 'prn-now-failed' }

export const transactionHandlers = (gateway: PaymentGateway | undefined): Handlers<typeof contract> => ({
  list: ({ db, filter, page }) => listTransactions(db, filter, page),

  async retry({ body: { prn }, db, ...asking }) {
    if (!gateway) throw new Refusal('no-payment-gateway')
    const { id, already } = await ask(asking, 'VERIFY', prn)
    const state = await outcome(db, id)
    if (state === 'UNANSWERED') return successMessage('prn-unanswered', { prn })
    if (state === 'WAITING') return successMessage(already ? 'prn-asked-already' : 'prn-asked', { prn })
    return successMessage(verified[(await prnStatusOf(db, prn))?.prnStatus ?? ''] ?? 'prn-still-pending', { prn })
  },

  async release({ body: { prn }, db, ...asking }) {
    if (!gateway) throw new Refusal('no-payment-gateway')
    const { id, already } = await ask(asking, 'RELEASE', prn)
    const state = await outcome(db, id)
    if (state === 'WAITING') return successMessage(already ? 'prn-asked-already' : 'prn-release-asked', { prn })
    return successMessage((await prnStatusOf(db, prn))?.released ? 'prn-now-released' : 'prn-unanswered', { prn })
  },
})
