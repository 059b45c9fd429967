import { randomUUID } from 'node:crypto'
import type { Db } from '../db/database'
import { enqueueMany } from '../jobs/enqueue'
import { broadcastParts } from './queues'

/** Number of recipients per job. */
const PART = 100

/** Queues the jobs that mail a message. Queued twice, it still reaches every recipient once. */
export const queueBroadcast = async (tx: Db, broadcast: number, recipients: number) => {
  const parts = Array.from({ length: Math.ceil(recipients / PART) }, (_, part) => {
    const from = part * PART + 1
    return { broadcast, from, to: Math.min(recipients, from + PART - 1) }
  })
  await enqueueMany(
    tx,
    broadcastParts,
    parts.map(payload => ({ id: randomUUID(), payload })),
  )
}
