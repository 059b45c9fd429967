import { z } from 'zod'
import { post } from '../call'

/**
 * Asking for a new password: catalogued without a payload and without a screen that calls it (decision A17, stub S3).
 * Our API does not serve it; the portal sends it only to a host whose configuration says so.
 */
export const requestReset = post('AUTH-REQUEST-RESET', '/request-reset', {
  permit: 'public',
  assumed: 'The payload is not shown (decision A17).',
  body: z.strictObject({ email: z.string() }),
})
