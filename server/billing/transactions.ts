import { normalPrn } from '@contract/billing/prns'
import {
  type transactions as contract,
  MOST_COUNTED,
  paymentMethods,
  prnStatuses,
  type Transaction,
  type TransactionFilter,
  transactionStatuses,
} from '@contract/billing/transactions'
import { Refusal } from '@contract/errors'
import { type SayingCode, successMessage } from '@contract/successMessages'
import { and, desc, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database'
import { within } from '../db/days'
import { jsonObject } from '../db/json'
import { bothWays, type Orders, orderOf } from '../db/orders'
import { type PageQuery, readPage } from '../db/page'
import { renderOnce } from '../db/renderOnce'
import { account, entity, filing, gatewayRequest, insolvencyApplication, payment, paymentTotals } from '../db/schema'
import { isNumber, likePrefix, spellingsOf } from '../db/search'
import type { AroundWaiting, Handlers } from '../http/serve'
import { enqueue } from '../jobs/enqueue'
import type { WorkEnds } from '../jobs/workEnds'
import { findRequest } from './applyAnswer'
import type { PaymentGateway } from './gateway'
import { gatewayRequests } from './queues'

const latestRequest = new QueryBuilder()
  .select({ state: gatewayRequest.state })
  .from(gatewayRequest)
  .where(eq(gatewayRequest.prn, payment.prn))
  .orderBy(desc(gatewayRequest.askedAt))
  .limit(1)

const { trackingNumber: ofApplication, brn: applicant } = insolvencyApplication

/** Entity of the filing or application under the payment's tracking number; each is one look-up in an index. */
const paidEntity = sql`(SELECT ${jsonObject({ brn: entity.brn, name: entity.name, kind: entity.kind })}
  FROM ${entity} WHERE ${entity.brn} = coalesce(
    (SELECT ${filing.brn} FROM ${filing} WHERE ${filing.trackingNo} = ${payment.trackingNumber}),
    (SELECT ${applicant} FROM ${insolvencyApplication} WHERE ${ofApplication} = ${payment.trackingNumber})))`

const payer = sql`(SELECT ${jsonObject({ id: account.id, name: account.displayName })}
  FROM ${account} WHERE ${account.id} = ${payment.payerId})`

const row = {
  prn: payment.prn,
  trackingNumber: payment.trackingNumber,
  invoiceNo: payment.invoiceNo,
  transactionRef: payment.transactionRef,
  transactionType: payment.transactionType,
  createdDate: payment.createdAt,
  grandTotal: payment.grandTotal,
  subTotal: payment.subTotal,
  totalTax: payment.totalTax,
  paymentMethod: payment.paymentMethod,
  msisdn: payment.msisdn,
  status: payment.status,
  prnStatus: payment.prnStatus,
  releasedAt: payment.releasedAt,
  gateway: renderOnce(sql`${latestRequest}`),
  entity: renderOnce(paidEntity),
  payer: renderOnce(payer),
}

const newestFirst = [desc(payment.createdAt), desc(payment.id)]
const orders: Orders = {
  prn: bothWays(payment.prn),
  grandTotal: bothWays(payment.grandTotal, payment.id),
  createdDate: bothWays(payment.createdAt, payment.id),
}

/** Returns the condition of the numbers that were typed as a whole; undefined where one of them was not. */
const wholeNumbers = (
  { trackingNumber = '', prn = '' }: TransactionFilter,
  days: Pick<TransactionFilter, 'from' | 'to'>,
) => {
  const typed = [
    { text: prn, column: payment.prn },
    { text: trackingNumber, column: payment.trackingNumber },
  ].filter(({ text }) => text.trim())
  const spelled = typed.map(({ text, column }) => ({ spellings: spellingsOf(text), column }))
  return spelled.length && spelled.every(({ spellings }) => spellings.length)
    ? and(...spelled.map(({ spellings, column }) => isNumber(column, spellings)), ...within(payment.createdAt, days))
    : undefined
}

/** Returns the conditions of a filter: choices, which have stored totals, and numbers matched whole or at their start. */
const conditionsOf = ({ trackingNumber, prn, status, prnStatus, paymentMethod, ...days }: TransactionFilter) => ({
  lookup: wholeNumbers({ trackingNumber, prn }, days),
  where: and(
    status && eq(payment.status, status),
    prnStatus && eq(payment.prnStatus, prnStatus),
    paymentMethod && eq(payment.paymentMethod, paymentMethod),
  ),
  sought: and(
    prn && normalPrn(prn) ? sql`${payment.prn} LIKE ${likePrefix(normalPrn(prn))}` : undefined,
    trackingNumber?.trim() ? sql`${payment.trackingNumber} LIKE ${likePrefix(trackingNumber)}` : undefined,
    ...within(payment.createdAt, days),
  ),
})

/** Returns the stored total of the cells that a choice covers: their payments, or the sum of their amounts. */
const storedTotal = (key: 'payment' | 'paymentCents', { status, prnStatus, paymentMethod }: TransactionFilter) =>
  paymentTotals.of(key, status ?? transactionStatuses, prnStatus ?? prnStatuses, paymentMethod ?? paymentMethods)

type Asked = { filter: TransactionFilter; page: PageQuery['page'] }

/**
 * Reads a page of the transactions that match a filter, newest first unless the page has another order, with their exact
 * number and sum. Payments have no currency of their own: the sum is in that of the registry.
 */
export const listTransactions = async (db: Db, currency: string, { filter, page }: Asked) => {
  const { sum, ...found } = await readPage<Transaction>(db, {
    table: payment,
    key: payment.id,
    order: orderOf(page, orders, newestFirst),
    row,
    ...conditionsOf(filter),
    total: storedTotal('payment', filter),
    sum: { of: payment.grandTotal, total: storedTotal('paymentCents', filter) },
    countTo: MOST_COUNTED,
    page,
  })
  return { ...found, ...(sum !== undefined && { sums: [{ currency, amount: sum }] }) }
}

type Kind = 'VERIFY' | 'RELEASE'
type Asking = Pick<AroundWaiting, 'who' | 'address' | 'write'>

const prnState = { prnStatus: payment.prnStatus, releasedAt: payment.releasedAt }

/** Sends a request to the gateway unless one is open; returns the id of the open request. */
const ask = ({ who, address, write }: Asking, kind: Kind, prn: string) =>
  write(async ({ db, record }) => {
    const [before] = await db.select(prnState).from(payment).where(eq(payment.prn, prn)).for('update')
    if (!before) throw new Refusal('unknown-prn', { prn })
    if (before.releasedAt) throw new Refusal('prn-released', { prn })
    if (kind === 'VERIFY' && before.prnStatus === 'CREDITED') throw new Refusal('prn-credited', { prn })
    const [waiting] = await db
      .select({ id: gatewayRequest.id, kind: gatewayRequest.kind })
      .from(gatewayRequest)
      .where(and(eq(gatewayRequest.prn, prn), eq(gatewayRequest.state, 'WAITING')))
    if (waiting && waiting.kind !== kind) throw new Refusal('prn-in-question', { prn })
    if (waiting) return { id: waiting.id, already: true }
    const [request] = await db
      .insert(gatewayRequest)
      .values({ kind, prn, actorId: who.accountId, actorName: who.name, address })
      .returning({ id: gatewayRequest.id })
    const id = request?.id ?? ''
    await enqueue(db, gatewayRequests, { request: id }, { id })
    record({ subject: prn, after: { asked: kind } })
    return { id, already: false }
  })

/** Waits a moment for the gateway, so that a quick answer is returned at once; returns the state of the request. */
const outcome = async (db: Db, ends: WorkEnds, id: string) => {
  const readState = async () => (await findRequest(db, id))?.state
  await ends.wait(async () => ((await readState()) === 'WAITING' ? [id] : []))
  return readState()
}

const prnStatusOf = async (db: Db, prn: string) =>
  (await db.select(prnState).from(payment).where(eq(payment.prn, prn)))[0]

const verified: Record<string, SayingCode> = { CREDITED: 'prn-now-credited', FAILED: 'prn-now-failed' }

type Parts = { gateway: PaymentGateway | undefined; ends: WorkEnds; currency: string }

export const transactionHandlers = ({ gateway, ends, currency }: Parts): Handlers<typeof contract> => ({
  list: ({ db, filter, page }) => listTransactions(db, currency, { filter, page }),

  async retry({ body: { prn }, db, ...asking }) {
    if (!gateway) throw new Refusal('no-payment-gateway')
    const { id, already } = await ask(asking, 'VERIFY', prn)
    const state = await outcome(db, ends, id)
    if (state === 'UNANSWERED') return successMessage('prn-unanswered', { prn })
    if (state === 'WAITING') return successMessage(already ? 'prn-asked-already' : 'prn-asked', { prn })
    return successMessage(verified[(await prnStatusOf(db, prn))?.prnStatus ?? ''] ?? 'prn-still-pending', { prn })
  },

  async release({ body: { prn }, db, ...asking }) {
    if (!gateway) throw new Refusal('no-payment-gateway')
    const { id, already } = await ask(asking, 'RELEASE', prn)
    const state = await outcome(db, ends, id)
    if (state === 'WAITING') return successMessage(already ? 'prn-asked-already' : 'prn-release-asked', { prn })
    if (state === 'UNANSWERED') return successMessage('prn-unanswered', { prn })
    return successMessage((await prnStatusOf(db, prn))?.releasedAt ? 'prn-now-released' : 'prn-not-released', { prn })
  },
})
