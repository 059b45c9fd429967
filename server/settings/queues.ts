import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/** A range of a message's recipients, by number. Recipients who already received it are skipped. */
export const broadcastParts = defineQueue(
  'broadcast-parts',
  z.object({ broadcast: z.number().int(), from: z.number().int(), to: z.number().int() }),
  { retries: 8, retryAfterSeconds: 5, seconds: 300, atOnce: 2 },
)
