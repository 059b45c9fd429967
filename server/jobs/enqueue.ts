import type { Db } from '../db/database'
import { createBoss, over } from './boss'
import type { Queue } from './queue'

type When = {
  /** The job's own number: sent again under the same one, it is one job. */
  id?: string
  /** Not before this moment. */
  after?: Date
}

// Only speaks through the connection it is handed with each job.
const sender = createBoss({
  async executeSql() {
    throw new Error('A job is sent in a transaction')
  },
})

/**
 * Puts work into a queue. In a transaction it is there when the transaction commits, and never otherwise: what a
 * request changed and the work that follows from it cannot come apart.
 */
export const enqueue = async <Payload extends object>(
  db: Db,
  queue: Queue<Payload>,
  payload: Payload,
  { id, after }: When = {},
): Promise<void> => {
  await sender.send(queue.name, queue.payload.parse(payload), {
    db: over(db.$client),
    ...(id && { id }),
    ...(after && { startAfter: after }),
  })
}

/** Puts many jobs into a queue at once, each under its own number. */
export const enqueueMany = async <Payload extends object>(
  db: Db,
  queue: Queue<Payload>,
  jobs: readonly { id: string; payload: Payload; after?: Date }[],
): Promise<void> => {
  if (!jobs.length) return
  await sender.insert(
    jobs.map(({ id, payload, after }) => ({
      id,
      name: queue.name,
      data: queue.payload.parse(payload),
      ...(after && { startAfter: after.toISOString() }),
    })),
    { db: over(db.$client) },
  )
}
