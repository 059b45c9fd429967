import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/**
 * Work on loads: a check, a writing or a taking back, as the state of the load says. One try may take hours; a server that is
 * gone is noticed by its missing signs of life (`resumeLoads`), long before the time limit. One load at a time uses one
 * connection of a server.
 */
export const loadWork = defineQueue('loads', z.object({ load: z.number().int(), job: z.guid() }), {
  retries: 8,
  retryAfterSeconds: 2,
  seconds: 43_200,
  atOnce: 1,
})
