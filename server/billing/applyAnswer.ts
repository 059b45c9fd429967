import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { addToTrail } from '../portal/auditTrail'
import type { GatewayAnswer } from './gateway'

export type AskedRequest = {
  id: string
  kind: 'VERIFY' | 'RELEASE'
  prn: string
  state: 'WAITING' | 'ANSWERED' | 'UNANSWERED'
  actorId: string
  actorName: string
  address: string
}

type Payment = { prnStatus: string; status: string; releasedAt: string | null; grandTotal: string }

const columns = sql`id, kind, prn, state, actor_id AS "actorId", actor_name AS "actorName", address`

export const findRequest = async (db: Db, id: string): Promise<AskedRequest | undefined> =>
  (await db.execute<AskedRequest>(sql`SELECT ${columns} FROM gateway_request WHERE id = ${id}`)).rows[0]

const credit = async (tx: Db, { prn }: AskedRequest, reference: string, { grandTotal }: Payment) => {
  await tx.execute(sql`
    INSERT INTO payment_credit (prn, amount, gateway_reference) VALUES (${prn}, ${grandTotal}, ${reference})`)
  await tx.execute(sql`UPDATE payment SET prn_status = 'CREDITED', status = 'COMPLETED' WHERE prn = ${prn}`)
  await tx.execute(sql`INSERT INTO used_prn (prn) VALUES (${prn}) ON CONFLICT (prn) DO NOTHING`)
}

/** Applies an answer to its payment and returns the changed values; undefined when the answer changes nothing. */
const change = async (tx: Db, request: AskedRequest, { outcome, reference }: GatewayAnswer, before: Payment) => {
  const { prn, kind } = request
  if (kind === 'RELEASE') {
    if (outcome !== 'RELEASED' || before.releasedAt) return undefined
    await tx.execute(sql`UPDATE payment SET released_at = now() WHERE prn = ${prn}`)
    await tx.execute(sql`DELETE FROM used_prn WHERE prn = ${prn}`)
    return { released: true }
  }
  if (before.releasedAt || before.prnStatus === 'CREDITED' || before.prnStatus === outcome) return undefined
  if (outcome === 'CREDITED') {
    await credit(tx, request, reference, before)
    return { status: 'COMPLETED', prnStatus: 'CREDITED', credited: before.grandTotal, reference }
  }
  if (outcome !== 'FAILED') return undefined
  await tx.execute(sql`
    UPDATE payment SET prn_status = 'FAILED', status = CASE status WHEN 'PENDING' THEN 'FAILED' ELSE status END
    WHERE prn = ${prn}`)
  return { prnStatus: 'FAILED', reference }
}

/**
 * Records an answer of the gateway once: a request that is settled ignores every later answer. A lock lets only one
 * answer for a PRN be processed at a time.
 */
export const settle = async (tx: Db, answer: GatewayAnswer): Promise<void> => {
  const { rows } = await tx.execute<AskedRequest>(sql`
    UPDATE gateway_request SET state = 'ANSWERED', ended_at = now()
    WHERE id = ${answer.request} AND state = 'WAITING' RETURNING ${columns}`)
  const request = rows[0]
  if (!request) return
  const { rows: payments } = await tx.execute<Payment>(sql`
    SELECT prn_status AS "prnStatus", status, released_at AS "releasedAt", grand_total AS "grandTotal"
    FROM payment WHERE prn = ${request.prn} FOR UPDATE`)
  const before = payments[0]
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
export const giveUp = (tx: Db, id: string) =>
  tx.execute(sql`
    UPDATE gateway_request SET state = 'UNANSWERED', ended_at = now() WHERE id = ${id} AND state = 'WAITING'`)
