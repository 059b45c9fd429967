import { z } from 'zod'
import { defineQueue } from '../jobs/queue'

/** Requests to the payment gateway about a PRN, or to release one. The request itself is in `gateway_request`. */
export const gatewayRequests = defineQueue('gateway-requests', z.object({ request: z.uuid() }), {
  retries: 6,
  retryAfterSeconds: 2,
  seconds: 30,
})
