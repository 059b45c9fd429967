import { sql } from 'drizzle-orm'
import { payment, paymentCredit } from '../../db/schema'
import { declareWork } from './workRows'

const isPaid = sql`${payment.status} = 'COMPLETED' AND ${payment.prnStatus} <> 'CREDITED' AND ${payment.releasedAt} IS NULL`

/** Payments that were made and not credited, or whose crediting failed: see docs/decisions/063-journey-of-a-case.md. */
export const paymentWork = declareWork({
  source: 'PAYMENT',
  table: payment,
  record: payment.id,
  rows: sql`${isPaid} AND NOT EXISTS (SELECT FROM ${paymentCredit} WHERE ${paymentCredit.prn} = ${payment.prn})`,
  mayBe: isPaid,
  key: payment.prn,
  kind: payment.prnStatus,
  subject: payment.transactionType,
  about: payment.trackingNumber,
  since: sql`coalesce(${payment.completedAt}, ${payment.createdAt})`,
  days: 1,
})
