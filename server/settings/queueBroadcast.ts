import type { Db } from '../db/database'
import { enqueue } from '../jobs/enqueue'
import { broadcastParts } from './queues'

/** Number of recipients per job. */
const PART = 100

/** Queues the jobs that mail a message. Queued twice, it still reaches every recipient once. */
export const queueBroadcast = async (tx: Db, broadcast: number, recipients: number) => {
  for (let from = 1; from <= recipients; from += PART)
    await enqueue(tx, broadcastParts, { broadcast, from, to: Math.min(recipients, from + PART - 1) })
}
