import { locales } from '@contract/portalConfig'
import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/**
 * Requests for a new password: the account, or null when the typed address belongs to none, the caller's address, and the
 * language of the page.
 * Both kinds are queued, so that a request takes the same time.
 */
export const resetRequests = defineQueue(
  'reset-requests',
  z.object({ accountId: z.uuid().nullable(), address: z.string(), language: z.enum(locales).optional() }),
  { retries: 6, retryAfterSeconds: 5, seconds: 60 },
)
