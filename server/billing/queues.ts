import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/** Asking the payment gateway about a PRN, or to release one. What is asked stands in `gateway_request`. */
export const gatewayRequests = defineQueue('gateway-requests', z.object({ request: z.uuid() }), {
  retries: 6,
  retryAfterSeconds: 2,
  seconds: 30,
})
