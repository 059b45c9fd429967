import { and, eq, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { Db } from '../db/database'
import { gatewayRequest, payment, paymentCredit, usedPrn } from '../db/schema'
import { toStorable } from '../db/storableText'
import { announceEnd } from '../jobs/workEnds'
import type { GatewayAnswer } from './gateway'

type AskedRequest = typeof gatewayRequest.$inferSelect
type Payment = Pick<typeof payment.$inferSelect, 'prnStatus' | 'status' | 'releasedAt' | 'grandTotal'>

export const findRequest = async (db: Db, id: string): Promise<AskedRequest | undefined> =>
  (await db.select().from(gatewayRequest).where(eq(gatewayRequest.id, id)))[0]

const credit = async (tx: Db, { prn }: AskedRequest, reference: string, { grandTotal }: Payment) => {
  await tx.insert(paymentCredit).values({ prn, amount: grandTotal, gatewayReference: reference })
  await tx.update(payment).set({ prnStatus: 'CREDITED', status: 'COMPLETED' }).where(eq(payment.prn, prn))
  await tx.insert(usedPrn).values({ prn }).onConflictDoNothing({ target: usedPrn.prn })
}

const waiting = (id: string) => and(eq(gatewayRequest.id, id), eq(gatewayRequest.state, 'WAITING'))

/** Applies an answer to its payment and returns the changed values; undefined when the answer changes nothing. */
const change = async (tx: Db, request: AskedRequest, { outcome, reference }: GatewayAnswer, before: Payment) => {
  const { prn, kind } = request
  if (kind === 'RELEASE') {
    if (outcome !== 'RELEASED' || before.releasedAt) return undefined
    await tx.update(payment).set({ releasedAt: sql`now()` }).where(eq(payment.prn, prn))
    await tx.delete(usedPrn).where(eq(usedPrn.prn, prn))
    return { released: true }
  }
  if (before.releasedAt || before.prnStatus === 'CREDITED' || before.prnStatus === outcome) return undefined
  if (outcome === 'CREDITED') {
    await credit(tx, request, reference, before)
    return { status: 'COMPLETED', prnStatus: 'CREDITED', credited: before.grandTotal, reference }
  }
  if (outcome !== 'FAILED') return undefined
  await tx
    .update(payment)
    .set({
      prnStatus: 'FAILED',
      status: sql`CASE ${payment.status} WHEN 'PENDING' THEN 'FAILED' ELSE ${payment.status} END`,
    })
    .where(eq(payment.prn, prn))
  return { prnStatus: 'FAILED', reference }
}

/**
 * Records an answer of the gateway once: a request that is settled ignores every later answer. A lock lets only one
 * answer for a PRN be processed at a time.
 */
export const settle = async (tx: Db, { reference, ...told }: GatewayAnswer): Promise<void> => {
  const answer = { ...told, reference: toStorable(reference) }
  const [request] = await tx
    .update(gatewayRequest)
    .set({ state: 'ANSWERED', endedAt: sql`now()` })
    .where(waiting(answer.request))
    .returning()
  if (!request) return
  await announceEnd(tx, request.id)
  const [before] = await tx
    .select({
      prnStatus: payment.prnStatus,
      status: payment.status,
      releasedAt: payment.releasedAt,
      grandTotal: payment.grandTotal,
    })
    .from(payment)
    .where(eq(payment.prn, request.prn))
    .for('update')
  if (!before) return
  const after = await change(tx, request, answer, before)
  if (!after) return
  const { actorId: accountId, actorName: name, address, prn, kind } = request
  await addToTrail(tx, {
    actor: { accountId, name },
    address,
    call: kind === 'RELEASE' ? 'TXN-RELEASE' : 'TXN-RETRY',
    subject: prn,
    before: { status: before.status, prnStatus: before.prnStatus },
    after,
  })
}

/** Closes a request without an answer: the payment stays as it is, and a new request can follow. */
export const giveUp = async (tx: Db, id: string) => {
  await tx.update(gatewayRequest).set({ state: 'UNANSWERED', endedAt: sql`now()` }).where(waiting(id))
  await announceEnd(tx, id)
}
