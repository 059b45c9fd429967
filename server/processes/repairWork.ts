import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import { enqueue } from '../jobs/enqueue'
import { dataCorrectionWorker } from './dataCorrectionWork'
import type { Downstream } from './downstream'
import { legalRetryWorker } from './legalRetryWork'
import { namePushWorker } from './namePushWork'
import { attachmentRetries, dataCorrectionRuns, namePushes } from './repairQueues'

// Longer than all tries of a job together.
const FORGOTTEN = sql`interval '15 minutes'`
const AT_ONCE = 200

/** Queues waiting work again that has no job left: after a restore, or when a server died in the last try. */
export const takeUpForgotten = (database: Database) =>
  database.write(async tx => {
    const { rows: names } = await tx.execute<{ id: string }>(sql`
      UPDATE name_push SET pushed_at = now() WHERE id IN (SELECT id FROM name_push
        WHERE status = 'PENDING' AND pushed_at < now() - ${FORGOTTEN} LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING id`)
    for (const { id } of names) await enqueue(tx, namePushes, { name: id })
    const { rows: retries } = await tx.execute<{ id: string }>(sql`
      UPDATE attachment_retry SET asked_at = now()
      WHERE state = 'WAITING' AND asked_at < now() - ${FORGOTTEN} RETURNING id`)
    for (const { id } of retries) await enqueue(tx, attachmentRetries, { retry: id })
    const { rows: corrections } = await tx.execute<{ id: number }>(sql`
      SELECT id::int FROM data_correction WHERE status = 'PENDING' AND updated_at < now() - ${FORGOTTEN}
      ORDER BY created_at DESC LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`)
    for (const { id } of corrections) {
      const run = randomUUID()
      await tx.execute(sql`UPDATE data_correction SET run = ${run}, updated_at = now() WHERE id = ${id}`)
      await enqueue(tx, dataCorrectionRuns, { correction: id, run }, { id: run })
    }
  })

/** Returns the workers for repairs that staff start by hand. */
export const repairWorkers = (downstream: Downstream) => [
  namePushWorker(downstream),
  legalRetryWorker(downstream),
  dataCorrectionWorker(downstream),
]
