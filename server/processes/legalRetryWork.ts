import { and, eq, lt, sql } from 'drizzle-orm'
import { addToTrail } from '../audit/auditTrail'
import type { Db } from '../db/database'
import { attachmentRetry } from '../db/schema'
import { announceEnd } from '../jobs/workEnds'
import { type Worker, worker } from '../jobs/workers'
import type { Downstream } from './downstream'
import { attemptsFor, type Filed, findFiled } from './filedDocuments'
import { attachmentRetries } from './repairQueues'
import { causeOf, type MessageOutcome, sendMessage } from './sendMessage'

type Attempt = typeof attachmentRetry.$inferSelect

const isWaiting = (id: string) => and(eq(attachmentRetry.id, id), eq(attachmentRetry.state, 'WAITING'))

const filedBy = ({ documentId, instrumentNumber }: Attempt): Filed =>
  documentId === null ? { instrumentNumber: instrumentNumber ?? '' } : { documentId }

const settle = async (tx: Db, attempt: Attempt, outcome: MessageOutcome) => {
  const { id, actorId, actorName, address } = attempt
  const isTaken = outcome.outcome === 'TAKEN'
  const { rowCount } = await tx
    .update(attachmentRetry)
    .set({ state: isTaken ? 'FILED' : 'FAILED', cause: causeOf(outcome), endedAt: sql`now()` })
    .where(isWaiting(id))
  if (!rowCount) return
  await announceEnd(tx, id)
  if (!isTaken) return
  const document = await findFiled(tx, filedBy(attempt))
  if (!document || !(await document.file(tx))) return
  await addToTrail(tx, {
    actor: { accountId: actorId, name: actorName },
    address,
    call: document.call,
    subject: document.subject,
    before: { edmsId: null },
    after: { edmsId: document.handle },
  })
}

/** Returns the worker that sends attachments of legal documents, and documents of entities, to the EDMS. */
export const legalRetryWorker = (downstream: Downstream): Worker =>
  worker(attachmentRetries, async step => {
    const [attempt] = await step.db.select().from(attachmentRetry).where(isWaiting(step.payload.retry))
    if (!attempt) return
    const filed = filedBy(attempt)
    const document = await findFiled(step.db, filed)
    if (!document) return
    const before = await step.db.$count(
      attachmentRetry,
      and(attemptsFor(filed), lt(attachmentRetry.askedAt, attempt.askedAt)),
    )
    const { handle, kind, body } = document
    const outcome = await sendMessage(downstream, step, {
      system: 'EDMS',
      token: handle,
      kind,
      endPoint: '/documents',
      body,
      before,
    })
    await step.finish(tx => settle(tx, attempt, outcome))
  })
