import { and, eq, sql } from 'drizzle-orm'
import { namePush } from '../db/schema'
import { announceEnd } from '../jobs/workEnds'
import { type Worker, worker } from '../jobs/workers'
import type { Downstream } from './downstream'
import { namePushes } from './repairQueues'
import { causeOf, sendMessage } from './sendMessage'

const { brn, name, kind: type, subType } = namePush

const isPending = (id: string) => and(eq(namePush.id, id), eq(namePush.status, 'PENDING'))

/**
 * Returns the worker that sends names to the name search of the national registry; it ignores a push that is not open.
 */
export const namePushWorker = (downstream: Downstream): Worker =>
  worker(namePushes, async step => {
    const { name: id } = step.payload
    const [body] = await step.db.select({ brn, name, type, subType }).from(namePush).where(isPending(id))
    if (!body) return
    const outcome = await sendMessage(downstream, step, {
      system: 'REGISTRY',
      token: id,
      kind: 'NAME',
      endPoint: '/name-search/names',
      body,
      before: 0,
    })
    const status = outcome.outcome === 'TAKEN' ? 'SENT' : 'FAILED'
    await step.finish(async tx => {
      await tx
        .update(namePush)
        .set({ status, cause: causeOf(outcome), endedAt: sql`now()` })
        .where(isPending(id))
      await announceEnd(tx, id)
    })
  })
