import { z } from 'zod'
import { get, post } from '../call'

/**
 * The catalogue names the calls of a forgotten password without payloads and without screens (decision A17, stubs S3
 * and S6). Our API does not serve them. The password itself is set as after an activation.
 */

/** The portal sends this only to a host whose `switches.requestReset` is on. */
export const requestReset = post('AUTH-REQUEST-RESET', '/request-reset', {
  permit: 'public',
  assumed: 'The payload is not shown (decision A17).',
  body: z.strictObject({ email: z.string() }),
})

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
