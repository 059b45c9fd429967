import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/** Bulk acts whose rows wait. Rows that were reached already are skipped. */
export const bulkActs = defineQueue('bulk-acts', z.object({ act: z.string() }), {
  retries: 8,
  retryAfterSeconds: 2,
  seconds: 600,
  atOnce: 2,
})
