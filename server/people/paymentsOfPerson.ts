import { type HeldData, MOST_PAYMENTS } from '@contract/portal/personData'
import { desc, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { payment } from '../db/schema'
import { isSameTelephone, nationalNumber } from './contacts'

/** Telephone of a person, and the moment since when it is known to be theirs: before, it may have been another one's. */
export type OwnTelephone = { telephone: string; since: string }

/**
 * Reads the payments of a person, the latest first: those that their accounts asked for, from a telephone since it is
 * theirs alone, and for applications of theirs. The telephone of a payment may be another one's and is left out then.
 */
export const readPayments = async (
  db: Db,
  {
    accounts,
    telephones,
    applications,
  }: { accounts: readonly string[]; telephones: readonly OwnTelephone[]; applications: readonly string[] },
): Promise<Pick<HeldData, 'payments' | 'morePayments'>> => {
  const { msisdn, trackingNumber, createdAt, id, payerId } = payment
  // Payments that another one made from the telephone before are not read: they would take the places of the person's.
  const ofTelephones = telephones.flatMap(({ telephone, since }) => {
    const number = nationalNumber(telephone)
    return number ? sql`(national_number(${msisdn}) = ${number}::text AND ${createdAt} >= ${since}::timestamptz)` : []
  })
  if (!accounts.length && !ofTelephones.length && !applications.length) return { payments: [], morePayments: false }
  const rows = await db
    .select({
      payerId,
      prn: payment.prn,
      trackingNumber,
      invoiceNo: payment.invoiceNo,
      transactionRef: payment.transactionRef,
      transactionType: payment.transactionType,
      createdAt,
      subTotal: payment.subTotal,
      totalTax: payment.totalTax,
      grandTotal: sql<string>`${payment.grandTotal}`,
      paymentMethod: payment.paymentMethod,
      msisdn,
      status: payment.status,
      prnStatus: payment.prnStatus,
      releasedAt: payment.releasedAt,
    })
    .from(payment)
    .where(
      or(
        ...ofTelephones,
        sql`${payerId} = ANY(${sql.param([...accounts])}::uuid[])`,
        sql`${trackingNumber} = ANY(${sql.param([...applications])}::text[])`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(MOST_PAYMENTS + 1)
  const payments = rows.flatMap(({ payerId, ...row }): HeldData['payments'] => {
    const isTheirs = telephones.some(
      ({ telephone, since }) => isSameTelephone(telephone, row.msisdn) && row.createdAt >= since,
    )
    if (isTheirs) return [{ linkedBy: 'ACCOUNT_TELEPHONE', ...row }]
    if (payerId && accounts.includes(payerId)) return [{ linkedBy: 'ID_NUMBER', ...row, msisdn: null }]
    return applications.includes(row.trackingNumber) ? [{ linkedBy: 'APPLICATION', ...row, msisdn: null }] : []
  })
  return { payments: payments.slice(0, MOST_PAYMENTS), morePayments: rows.length > MOST_PAYMENTS }
}
