import type { Db } from '../db/database'
import { createBoss, over } from './boss'
import type { Queue } from './queue'

type When = {
  /** Id of the job: a second job with the same id is ignored. */
  id?: string
  /** Earliest time to run the job. */
  after?: Date
}

// Uses only the connection that is passed with each job.
const sender = createBoss({
  async executeSql() {
    throw new Error('A job is sent in a transaction')
  },
})

/**
 * Adds a job to a queue. In a transaction the job exists only if the transaction commits, so that a change and its
 * follow-up work cannot be separated.
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

/** Adds many jobs to a queue at once, each with its own id. */
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
