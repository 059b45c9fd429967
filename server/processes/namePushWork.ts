import { sql } from 'drizzle-orm'
import { announceEnd } from '../jobs/workEnds'
import { type Worker, worker } from '../jobs/workers'
import type { Downstream } from './downstream'
import { namePushes } from './repairQueues'
import { causeOf, sendMessage } from './sendMessage'

type Name = { brn: string; name: string; type: string; subType: string | null }

/**
 * Returns the worker that sends names to the name search of the national registry; it ignores a push that is not open.
 */
export const namePushWorker = (downstream: Downstream): Worker =>
  worker(namePushes, async step => {
    const { name: id } = step.payload
    const { rows } = await step.db.execute<Name>(sql`
      SELECT brn, name, kind AS type, sub_type AS "subType" FROM name_push WHERE id = ${id} AND status = 'PENDING'`)
    const name = rows[0]
    if (!name) return
    const outcome = await sendMessage(downstream, step, {
      system: 'REGISTRY',
      token: id,
      kind: 'NAME',
      endPoint: '/name-search/names',
      body: name,
      before: 0,
    })
    const status = outcome.outcome === 'TAKEN' ? 'SENT' : 'FAILED'
    await step.finish(async tx => {
      await tx.execute(sql`
        UPDATE name_push SET status = ${status}, cause = ${causeOf(outcome)}, ended_at = now()
        WHERE id = ${id} AND status = 'PENDING'`)
      await announceEnd(tx, id)
    })
  })
