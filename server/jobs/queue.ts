import type { ZodType } from 'zod'

/** A queue of background work: the schema of its payload, and its limits. */
export type Queue<Payload = unknown> = {
  name: string
  payload: ZodType<Payload>
  /** Number of retries after the first try. */
  retries: number
  /** Delay before the first retry; it doubles each time. */
  retryAfterSeconds: number
  /** Time limit of one try. A job that outlasts it is taken from its server, which is presumed dead. */
  seconds: number
  /** Number of jobs that one server runs at the same time. */
  atOnce: number
}

/** Declares a queue. It must also be listed in `server/queues.ts`, from which the database is prepared. */
export const defineQueue = <Payload>(
  name: string,
  payload: ZodType<Payload>,
  patience: Partial<Omit<Queue, 'name' | 'payload'>> = {},
): Queue<Payload> => ({ name, payload, retries: 5, retryAfterSeconds: 2, seconds: 60, atOnce: 4, ...patience })
