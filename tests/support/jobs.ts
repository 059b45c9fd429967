import { defineQueue } from '@server/jobs/queue'
import { z } from 'zod'

const Named = z.object({ name: z.string() })

/** Queues used only by tests. */
export const quick = defineQueue('test-quick', Named, { retries: 2, retryAfterSeconds: 0, atOnce: 3 })
export const slow = defineQueue('test-slow', Named, { retries: 3, retryAfterSeconds: 0, seconds: 2, atOnce: 1 })
