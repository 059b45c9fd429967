import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/** Bringing a registered name to the name search. It stands in `name_push`. */
export const namePushes = defineQueue('name-pushes', z.object({ name: z.uuid() }), {
  retries: 4,
  retryAfterSeconds: 1,
  seconds: 20,
  atOnce: 8,
})

/** Bringing the attachment of a legal document into EDMS. The attempt stands in `attachment_retry`. */
export const attachmentRetries = defineQueue('attachment-retries', z.object({ retry: z.uuid() }), {
  retries: 4,
  retryAfterSeconds: 2,
  seconds: 30,
})

/** Agreeing a correction with the central registry, and making it. It stands in `data_correction`. */
export const dataCorrectionRuns = defineQueue(
  'data-corrections',
  z.object({ correction: z.number().int(), run: z.uuid() }),
  { retries: 4, retryAfterSeconds: 2, seconds: 30 },
)

export const repairQueues = [namePushes, attachmentRetries, dataCorrectionRuns]
