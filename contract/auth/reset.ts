import { z } from 'zod'
import { get, post } from '../call'

/**
 * The catalogue names the calls of a forgotten password without payloads and without screens (decision A17, stubs S3
 * and S6). The password itself is set as after an activation.
 */
export const reset = {
  /**
   * Requests a link for a new password. The answer is the same for every address. The portal sends it to a host whose
   * `passwordReset` or `switches.requestReset` is on.
   */
  request: post('AUTH-REQUEST-RESET', '/request-reset', {
    permit: 'public',
    assumed: 'The payload is not shown (decision A17).',
    body: z.strictObject({ email: z.string().trim().min(1).max(320) }),
  }),
}

/**
 * Checks that a reset token is still valid. No screen makes this call; it stays in the published catalogue.
 *
 * @public
 */
export const validateToken = get('AUTH-VALIDATE-TOKEN', '/validate-token', {
  permit: 'public',
  assumed: 'The answer is not shown (decision A17).',
  query: z.strictObject({ token: z.string() }),
})
