import type { ZodType } from 'zod'

/** A kind of work done after a request was answered: what it needs to know, and how patient it is. */
export type Queue<Payload = unknown> = {
  name: string
  payload: ZodType<Payload>
  /** How often it is tried again after the first time. */
  retries: number
  /** How long after a failure, doubling each time. */
  retryAfterSeconds: number
  /** How long one try may take. A server that dies in the middle is believed dead after this. */
  seconds: number
  /** Steps one server does at the same time. */
  atOnce: number
}

/** Declares a queue. It also has to be named in `queues.ts`, from which the database is prepared. */
export const defineQueue = <Payload>(
  name: string,
  payload: ZodType<Payload>,
  patience: Partial<Omit<Queue, 'name' | 'payload'>> = {},
): Queue<Payload> => ({ name, payload, retries: 5, retryAfterSeconds: 2, seconds: 60, atOnce: 4, ...patience })
