import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, lt, notExists, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { attachmentRetry, dataCorrection, namePush } from '../db/schema'
import { enqueue } from '../jobs/enqueue'
import { openJob } from '../jobs/openJob'
import { dataCorrectionWorker } from './dataCorrectionWork'
import type { Downstream } from './downstream'
import { legalRetryWorker } from './legalRetryWork'
import { namePushWorker } from './namePushWork'
import { attachmentRetries, dataCorrectionRuns, namePushes } from './repairQueues'

const AT_ONCE = 200

/** Condition of a moment further back than all tries of a job together take. */
const isForgotten = (moment: SQLWrapper) => lt(moment, sql`now() - interval '15 minutes'`)

/** Queues waiting work again that has no job left: after a restore, or when a server died in the last try. */
export const takeUpForgotten = (database: Database) =>
  database.write(async tx => {
    const names = await tx
      .select({ id: namePush.id })
      .from(namePush)
      .where(
        and(
          eq(namePush.status, 'PENDING'),
          isForgotten(namePush.pushedAt),
          notExists(openJob(namePushes, 'name', namePush.id)),
        ),
      )
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id } of names) await enqueue(tx, namePushes, { name: id })
    const retries = await tx
      .update(attachmentRetry)
      .set({ askedAt: sql`now()` })
      .where(
        and(
          eq(attachmentRetry.state, 'WAITING'),
          isForgotten(attachmentRetry.askedAt),
          notExists(openJob(attachmentRetries, 'retry', attachmentRetry.id)),
        ),
      )
      .returning({ id: attachmentRetry.id })
    for (const { id } of retries) await enqueue(tx, attachmentRetries, { retry: id })
    const corrections = await tx
      .select({ id: dataCorrection.id })
      .from(dataCorrection)
      .where(
        and(
          inArray(dataCorrection.status, ['PENDING', 'IN_PROGRESS']),
          isForgotten(dataCorrection.updatedAt),
          notExists(openJob(dataCorrectionRuns, 'run', dataCorrection.run)),
        ),
      )
      .orderBy(desc(dataCorrection.createdAt))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { id } of corrections) {
      const run = randomUUID()
      await tx.update(dataCorrection).set({ run, updatedAt: sql`now()` }).where(eq(dataCorrection.id, id))
      await enqueue(tx, dataCorrectionRuns, { correction: id, run }, { id: run })
    }
  })

/** Returns the workers for repairs that staff start by hand. */
export const repairWorkers = (downstream: Downstream) => [
  namePushWorker(downstream),
  legalRetryWorker(downstream),
  dataCorrectionWorker(downstream),
]
