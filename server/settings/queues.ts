import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/** A part of a message's recipients, from one number to another. Who has it already is not sent to again. */
export const broadcastParts = defineQueue(
  'broadcast-parts',
  z.object({ broadcast: z.number().int(), from: z.number().int(), to: z.number().int() }),
  { retries: 8, retryAfterSeconds: 5, seconds: 300, atOnce: 2 },
)
