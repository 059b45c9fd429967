import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { announceEnd } from '../jobs/workEnds'
import { type Worker, worker } from '../jobs/workers'
import { addToTrail } from '../portal/auditTrail'
import type { Downstream } from './downstream'
import { attachmentRetries } from './repairQueues'
import { causeOf, type MessageOutcome, sendMessage } from './sendMessage'

type Attempt = { number: string; before: number; actorId: string; actorName: string; address: string }

/** Returns the handle of an instrument's attachment: always the same, so that filing it twice is harmless. */
const handleOf = (number: string) => createHash('sha256').update(`instrument/${number}`).digest('hex').slice(0, 32)

const settle = async (
  tx: Db,
  id: string,
  { number, actorId, actorName, address }: Attempt,
  outcome: MessageOutcome,
) => {
  const taken = outcome.outcome === 'TAKEN'
  const { rowCount } = await tx.execute(sql`
    UPDATE attachment_retry SET state = ${taken ? 'FILED' : 'FAILED'}, cause = ${causeOf(outcome)}, ended_at = now()
    WHERE id = ${id} AND state = 'WAITING'`)
  if (!rowCount) return
  await announceEnd(tx, id)
  if (!taken) return
  const edmsId = handleOf(number)
  const filed = await tx.execute(sql`
    UPDATE legal_document SET edms_id = ${edmsId} WHERE instrument_number = ${number} AND edms_id IS NULL`)
  if (!filed.rowCount) return
  await addToTrail(tx, {
    actor: { accountId: actorId, name: actorName },
    address,
    call: 'LEGAL-RETRY',
    subject: number,
    before: { edmsId: null },
    after: { edmsId },
  })
}

/** Returns the worker that sends attachments of legal documents to the EDMS. */
export const legalRetryWorker = (downstream: Downstream): Worker =>
  worker(attachmentRetries, async step => {
    const { retry: id } = step.payload
    const { rows } = await step.db.execute<Attempt>(sql`
      SELECT instrument_number AS number, actor_id AS "actorId", actor_name AS "actorName", address,
        (SELECT count(*)::int FROM attachment_retry b WHERE b.instrument_number = a.instrument_number
          AND b.asked_at < a.asked_at) AS before
      FROM attachment_retry a WHERE id = ${id} AND state = 'WAITING'`)
    const attempt = rows[0]
    if (!attempt) return
    const { number, before } = attempt
    const outcome = await sendMessage(downstream, step, {
      system: 'EDMS',
      token: handleOf(number),
      kind: 'LEGAL_DOCUMENT',
      endPoint: '/documents',
      body: { instrumentNumber: number, handle: handleOf(number) },
      before,
    })
    await step.finish(tx => settle(tx, id, attempt, outcome))
  })
