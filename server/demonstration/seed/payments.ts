import { payment, paymentCredit, usedPrn } from '../../db/schema'
import { createRandom, type Random } from '../random'
import { type Batch, CopyText, loadedTable } from './copyRows'
import type { PaidFiling } from './entityFiles'
import { services } from './prices'

const PAYMENT_SEED = 20_264
/** Number of payments in a batch. */
const BATCH = 10_000

/** Paid services by code, with whether they carry tax, and their percentage of all payments. */
const paidFor: readonly [code: string, taxed: boolean, share: number][] = [
  ['INC-003', true, 14],
  ['BN-001', false, 22],
  ['INC-001', false, 20],
  ['AR-001', true, 18],
  ['CER-002', false, 10],
  ['CER-001', true, 7],
  ['LD-003', true, 6],
  ['IP-002', true, 3],
]
const filedKinds = ['COMPANY', 'BUSINESS_NAME'] as const
type FiledKind = (typeof filedKinds)[number]
/** Kind of the entity whose filing a service is paid for; the others are paid without one. */
const paidBy: Partial<Record<string, FiledKind>> = {
  'INC-003': 'COMPANY',
  'AR-001': 'COMPANY',
  'BN-001': 'BUSINESS_NAME',
}
const deck = paidFor.flatMap(([service, taxed, share]) => {
  const [, name = '', cost = 0] = services.find(([code]) => code === service) ?? []
  return Array.from({ length: share }, () => [name, cost, taxed, paidBy[service]] as const)
})

/** Outcomes of a payment: [its status, its PRN's status, its percentage]. */
const courses: readonly [status: string, prnStatus: string, share: number][] = [
  ['COMPLETED', 'CREDITED', 82],
  ['PENDING', 'PENDING', 8],
  ['COMPLETED', 'PENDING', 2],
  ['FAILED', 'FAILED', 4],
  ['CANCELLED', 'PENDING', 3],
  ['CANCELLED', 'FAILED', 1],
]

const ways = courses.flatMap(course => Array.from({ length: course[2] }, () => course))

const methodOf = (random: Random) =>
  random.chance(0.68) ? 'MOBILE_MONEY' : random.chance(0.85) ? 'COUNTER' : 'ALREADY_PAID'

const digits = (number: number, length: number) => String(number).padStart(length, '0')

/** Returns a unique PRN: 7919 shares no factor with ten thousand million. */
const prnOf = (index: number) => `224${digits((index * 7919 + 104_729) % 10_000_000_000, 10)}`

/** Longest times that a filing waits for its payment, and that it comes after it. */
const WAITS = 60 * 86_400_000
const LATEST_FILING = 30 * 86_400_000

/**
 * Returns a function that finds the oldest unpaid filing of a kind around a payment. Payments come in the order of their
 * moments, and each filing is paid for once.
 */
const filingsToPay = (filings: readonly PaidFiling[]) => {
  const latestFirst = filings.toSorted((one, other) => other.at - one.at)
  const ofKinds = new Map(filedKinds.map(kind => [kind, latestFirst.filter(one => one.kind === kind)]))
  return (kind: FiledKind, paidAt: number) => {
    const ofKind = ofKinds.get(kind) ?? []
    while ((ofKind.at(-1)?.at ?? paidAt) < paidAt - WAITS) ofKind.pop()
    const next = ofKind.at(-1)
    return next && next.at < paidAt + LATEST_FILING ? ofKind.pop()?.trackingNo : undefined
  }
}

const ticketAt = (index: number, amount: number, random: Random, today: Date) => {
  const [service, cost, taxed, filedBy] = random.pick(deck)
  const [status, prnStatus] = random.pick(ways)
  const method = methodOf(random)
  const often = service.startsWith('Annual Return') ? 1 + random.below(4) : 1
  const subTotal = cost * often
  // Spread over three years, the newest last; more than half of them lie in the last year.
  const back = (1 - (index + 1) / (amount + 1)) ** 2 * 3 * 365 * 86_400_000
  const at = new Date(today.getTime() - 3_600_000 - back)
  return {
    prn: prnOf(index),
    tracking: `TRK${digits((index * 104_729 + 7919) % 1_000_000_000, 9)}`,
    invoice: `INV-${at.getUTCFullYear()}-${digits(index + 1, 7)}`,
    reference: `TX${digits((index * 65_537 + 17) % 10_000_000_000, 10)}`,
    service,
    filedBy,
    at: at.toISOString(),
    subTotal: subTotal.toFixed(2),
    tax: (taxed ? subTotal * 0.18 : 0).toFixed(2),
    method,
    msisdn: method === 'MOBILE_MONEY' ? `2567${digits(random.below(100_000_000), 8)}` : null,
    status,
    prnStatus,
  }
}

/** Payments, their credits, and the PRNs they used. */
export const paymentTables = [
  loadedTable(payment, [
    'prn',
    'trackingNumber',
    'invoiceNo',
    'transactionRef',
    'transactionType',
    'createdAt',
    'subTotal',
    'totalTax',
    'paymentMethod',
    'msisdn',
    'status',
    'prnStatus',
    'payerId',
  ]),
  loadedTable(paymentCredit, ['prn', 'amount', 'gatewayReference', 'creditedAt']),
  loadedTable(usedPrn, ['prn', 'createdAt']),
]

type PaymentOptions = { today: Date; payers: readonly string[]; filings: readonly PaidFiling[] }

/** Generates payments of three years, with their credits and the PRNs they used. */
export function* paymentBatches(amount: number, { today, payers, filings }: PaymentOptions): Generator<Batch> {
  const filingToPay = filingsToPay(filings)
  const random = createRandom(PAYMENT_SEED)
  const [payments, credits, used] = [new CopyText(), new CopyText(), new CopyText()]
  for (let index = 0; index < amount; index++) {
    const one = ticketAt(index, amount, random, today)
    const { prn, at, subTotal, tax, prnStatus } = one
    const filing = one.filedBy && filingToPay(one.filedBy, Date.parse(at))
    payments.add([
      prn,
      filing ?? one.tracking,
      one.invoice,
      one.reference,
      one.service,
      at,
      subTotal,
      tax,
      one.method,
      one.msisdn,
      one.status,
      prnStatus,
      one.method === 'ALREADY_PAID' ? null : (payers[(index * 7919) % payers.length] ?? null),
    ])
    if (prnStatus === 'CREDITED') {
      credits.add([prn, (Number(subTotal) + Number(tax)).toFixed(2), `GW-${prn}`, at])
      used.add([prn, at])
    }
    if ((index + 1) % BATCH === 0) yield [payments.take(), credits.take(), used.take()]
  }
  yield [payments.take(), credits.take(), used.take()]
}
