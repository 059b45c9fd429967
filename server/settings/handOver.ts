import type { Db } from '../db/database'
import { enqueue } from '../jobs/enqueue'
import { broadcastParts } from './queues'

/** So many recipients are one job. */
const PART = 100

/** Gives a message to the jobs that mail it. Given to them twice, it still goes to everybody once. */
export const handOver = async (tx: Db, broadcast: number, recipients: number) => {
  for (let from = 1; from <= recipients; from += PART)
    await enqueue(tx, broadcastParts, { broadcast, from, to: Math.min(recipients, from + PART - 1) })
}
