import { z } from 'zod'
import { list, maybe, post, word } from '../call'
import { content, paging } from '../dialects'
import { Id } from '../id'
import { personal } from '../personal'
import { dayFilter, sorting } from '../sorting'
import { PrnTyped } from './prns'

export const transactionStatuses = ['PENDING', 'COMPLETED', 'CANCELLED', 'FAILED'] as const
export const prnStatuses = ['PENDING', 'CREDITED', 'FAILED'] as const
/** A search counts and sums payments up to this number; see docs/decisions/018. */
export const MOST_COUNTED = 10_000

export const paymentMethods = ['MOBILE_MONEY', 'ALREADY_PAID', 'COUNTER'] as const

/** Amount in shillings: text when it is too long for an exact number. */
const amount = z.union([z.number(), z.string()])

/** Entity that a payment is for: that of the filing or application under its tracking number. */
const PaidEntity = z.object({ brn: word, name: z.string(), kind: maybe(z.string()) })

/** Account that asked for the PRN. */
const Payer = z.object({ id: Id, name: z.string() })

/** A payment for a service, under its payment reference number (docs/requirements/billing.md). */
export const Transaction = z.object({
  prn: word,
  trackingNumber: maybe(word),
  invoiceNo: maybe(word),
  transactionRef: maybe(word),
  transactionType: maybe(word),
  createdDate: maybe(z.string()),
  grandTotal: maybe(amount),
  subTotal: maybe(amount),
  totalTax: maybe(amount),
  paymentMethod: maybe(z.string()),
  msisdn: maybe(personal('telephone', word)),
  status: maybe(z.string()),
  prnStatus: maybe(z.string()),
  /** Ours: the time the PRN was released, and the state of the last request to the payment gateway. */
  releasedAt: maybe(z.string()),
  gateway: maybe(z.enum(['WAITING', 'ANSWERED', 'UNANSWERED'])),
  /** Ours: the entity that was paid for, and who paid. */
  entity: maybe(PaidEntity),
  payer: maybe(Payer),
})
export type Transaction = z.infer<typeof Transaction>

export const TransactionFilter = z.object({
  dir: z.literal('desc').optional(),
  trackingNumber: z.string().max(60).optional(),
  prn: z.string().max(60).optional(),
  status: z.enum(transactionStatuses).optional(),
  prnStatus: z.enum(prnStatuses).optional(),
  paymentMethod: z.enum(paymentMethods).optional(),
  ...dayFilter,
})
export type TransactionFilter = z.infer<typeof TransactionFilter>

/** A payment under a tracking number belongs to the filing or application of an entity, whose flags hold it too. */
const changesRecord = [
  { kind: 'PAYMENT', key: 'prn' },
  { kind: 'ENTITY', key: 'prn', by: 'payment' },
] as const

/** Our API takes the person from the session and ignores `userId`. */
const AboutPrn = z.strictObject({ userId: Id, prn: PrnTyped })

export const transactions = {
  list: list('TXN-LIST', '/billing/transaction/list', {
    permit: 'can_view_billing_settings',
    filter: TransactionFilter,
    row: Transaction,
    rowFile: { kind: 'PAYMENT', key: 'prn' },
    rowRecord: { kind: 'PAYMENT', key: 'prn' },
    paging: paging.perPage,
    envelope: content,
    countsTo: MOST_COUNTED,
    sums: true,
    ...sorting(['prn', 'grandTotal', 'createdDate']),
  }),
  /** Asks the payment gateway for the current state of a payment. */
  retry: post('TXN-RETRY', '/billing/transaction/query', {
    many: true,
    permit: 'can_view_billing_settings',
    body: AboutPrn,
    changesRecord,
    waits: true,
  }),
  release: post('TXN-RELEASE', '/billing/transaction/prn-release', {
    many: true,
    permit: 'can_release_prn',
    body: AboutPrn,
    changesRecord,
    waits: true,
  }),
}
