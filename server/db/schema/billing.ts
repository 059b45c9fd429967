import { sql } from 'drizzle-orm'
import { bigint, check, index, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { declareTotals } from '../totalDeclarations'
import { account } from './accounts'
import { moment } from './moment'

const amount = (name: string) => numeric(name, { precision: 15, scale: 2 })

/** A payment for a service, under its payment reference number. */
export const payment = pgTable(
  'payment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    prn: text().notNull(),
    trackingNumber: text('tracking_number').notNull(),
    invoiceNo: text('invoice_no').notNull(),
    transactionRef: text('transaction_ref').notNull(),
    transactionType: text('transaction_type').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    subTotal: amount('sub_total').notNull(),
    totalTax: amount('total_tax').notNull(),
    grandTotal: amount('grand_total').notNull().generatedAlwaysAs(sql`sub_total + total_tax`),
    paymentMethod: text('payment_method', { enum: ['MOBILE_MONEY', 'ALREADY_PAID', 'COUNTER'] }).notNull(),
    msisdn: text(),
    /** Account that asked for the PRN. Absent where it was asked for at a counter without an account. */
    payerId: uuid('payer_id').references(() => account.id),
    status: text({ enum: ['PENDING', 'COMPLETED', 'CANCELLED', 'FAILED'] })
      .notNull()
      .default('PENDING'),
    prnStatus: text('prn_status', { enum: ['PENDING', 'CREDITED', 'FAILED'] })
      .notNull()
      .default('PENDING'),
    /** Set by a trigger when the status becomes COMPLETED; absent for payments that were added as completed. */
    completedAt: moment('completed_at'),
    /** Set once: a released PRN is never released again. */
    releasedAt: moment('released_at'),
  },
  table => [
    uniqueIndex('payment_prn').on(table.prn.op('text_pattern_ops')),
    index('payment_tracking').on(table.trackingNumber.op('text_pattern_ops')),
    // Day and choices follow the order, so that a page of rare ones is found in the index alone.
    index('payment_newest').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.status,
      table.prnStatus,
      table.paymentMethod,
    ),
    index('payment_cell').on(
      table.status,
      table.prnStatus,
      table.paymentMethod,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('payment_by_prn').on(
      table.prn,
      table.id,
      table.createdAt,
      table.status,
      table.prnStatus,
      table.paymentMethod,
    ),
    index('payment_by_amount').on(
      table.grandTotal,
      table.id,
      table.createdAt,
      table.status,
      table.prnStatus,
      table.paymentMethod,
    ),
    index('payment_telephone').on(sql`national_number(${table.msisdn})`),
    index('payment_payer').on(table.payerId).where(sql`payer_id IS NOT NULL`),
    check('payment_amounts', sql`sub_total >= 0 AND total_tax >= 0`),
  ],
)

const paymentCell = [payment.status, payment.prnStatus, payment.paymentMethod]

/**
 * A payment counts in one cell only, that of its status, PRN status and method; the total of any choice among the three
 * is the sum of its cells, 36 at most. The number of payments of a service tells whether its price may be deleted.
 */
export const paymentTotals = declareTotals(payment, [
  { key: 'payment', by: paymentCell },
  { key: 'paymentCents', by: paymentCell, sum: payment.grandTotal },
  { key: 'paymentOf', by: [sql`lower(${payment.transactionType})`] },
])

/** Money received under a PRN. The PRN is the key, so that no payment is credited twice. */
export const paymentCredit = pgTable('payment_credit', {
  prn: text().primaryKey(),
  amount: amount('amount').notNull(),
  gatewayReference: text('gateway_reference').notNull(),
  creditedAt: moment('credited_at').notNull().defaultNow(),
})

/** A used PRN: no new payment can be made under it. */
export const usedPrn = pgTable(
  'used_prn',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    prn: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('used_prn_prn').on(table.prn.op('text_pattern_ops')),
    index('used_prn_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const usedPrnTotals = declareTotals(usedPrn, [{ key: 'usedPrn' }])

/** A request to the payment gateway about a PRN, with its state. A PRN has at most one open request. */
export const gatewayRequest = pgTable(
  'gateway_request',
  {
    id: uuid().primaryKey().defaultRandom(),
    kind: text({ enum: ['VERIFY', 'RELEASE'] }).notNull(),
    prn: text().notNull(),
    state: text({ enum: ['WAITING', 'ANSWERED', 'UNANSWERED'] })
      .notNull()
      .default('WAITING'),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    address: text().notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  table => [
    uniqueIndex('gateway_request_open').on(table.prn).where(sql`state = 'WAITING'`),
    index('gateway_request_prn').on(table.prn, table.askedAt.desc().nullsFirst()),
  ],
)
