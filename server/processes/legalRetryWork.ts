import { createHash } from 'node:crypto'
import { and, count, eq, isNull, lt, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import { addToTrail } from '../audit/auditTrail'
import type { Db } from '../db/database'
import { attachmentRetry, legalDocument } from '../db/schema'
import { announceEnd } from '../jobs/workEnds'
import { type Worker, worker } from '../jobs/workers'
import type { Downstream } from './downstream'
import { attachmentRetries } from './repairQueues'
import { causeOf, type MessageOutcome, sendMessage } from './sendMessage'

type Row = typeof attachmentRetry.$inferSelect
type Attempt = Pick<Row, 'actorId' | 'actorName' | 'address'> & { number: string }

const earlier = alias(attachmentRetry, 'earlier')
const attemptsBefore = new QueryBuilder()
  .select({ attempts: count() })
  .from(earlier)
  .where(
    and(eq(earlier.instrumentNumber, attachmentRetry.instrumentNumber), lt(earlier.askedAt, attachmentRetry.askedAt)),
  )

const { actorId, actorName, address, instrumentNumber } = attachmentRetry
const attemptFields = {
  actorId,
  actorName,
  address,
  number: instrumentNumber,
  before: sql`${attemptsBefore}`.mapWith(Number),
}

const isWaiting = (id: string) => and(eq(attachmentRetry.id, id), eq(attachmentRetry.state, 'WAITING'))

/** Returns the handle of an instrument's attachment: always the same, so that filing it twice is harmless. */
const handleOf = (number: string) => createHash('sha256').update(`instrument/${number}`).digest('hex').slice(0, 32)

const settle = async (
  tx: Db,
  id: string,
  { number, actorId, actorName, address }: Attempt,
  outcome: MessageOutcome,
) => {
  const isTaken = outcome.outcome === 'TAKEN'
  const { rowCount } = await tx
    .update(attachmentRetry)
    .set({ state: isTaken ? 'FILED' : 'FAILED', cause: causeOf(outcome), endedAt: sql`now()` })
    .where(isWaiting(id))
  if (!rowCount) return
  await announceEnd(tx, id)
  if (!isTaken) return
  const edmsId = handleOf(number)
  const { rowCount: filings } = await tx
    .update(legalDocument)
    .set({ edmsId })
    .where(and(eq(legalDocument.instrumentNumber, number), isNull(legalDocument.edmsId)))
  if (!filings) return
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
    const [attempt] = await step.db.select(attemptFields).from(attachmentRetry).where(isWaiting(id))
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
