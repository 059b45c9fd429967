import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/** Names to send to the name search. The name itself is in `name_push`. */
export const namePushes = defineQueue('name-pushes', z.object({ name: z.uuid() }), {
  retries: 4,
  retryAfterSeconds: 1,
  seconds: 20,
  atOnce: 8,
})

/** Attachments of legal documents to send to the EDMS. The attempt itself is in `attachment_retry`. */
export const attachmentRetries = defineQueue('attachment-retries', z.object({ retry: z.uuid() }), {
  retries: 4,
  retryAfterSeconds: 2,
  seconds: 30,
})

/** Corrections to reconcile with the central registry and apply. The correction itself is in `data_correction`. */
export const dataCorrectionRuns = defineQueue(
  'data-corrections',
  z.object({ correction: z.number().int(), run: z.uuid() }),
  { retries: 4, retryAfterSeconds: 2, seconds: 30 },
)

export const repairQueues = [namePushes, attachmentRetries, dataCorrectionRuns]
