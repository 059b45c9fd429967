import { z } from 'zod'
import { maybe, post } from '../call'
import { one } from '../dialects'

/** Length of a password. No other rule applies (OWASP ASVS 5.0, 6.2). */
export const PASSWORD = { least: 12, longest: 200 } as const

const token = z.string().trim().min(1).max(200)

/**
 * Calls of a mailed link, for an activation or for a new password: show the account it belongs to, and set the password
 * that its owner chooses.
 */
export const activation = {
  /**
   * Ours, beside the catalogue's `GET /validate-token`: servers and proxies log query strings, so the token travels in
   * the body alone.
   */
  open: post('PORTAL-ACTIVATION', '/portal/activation', {
    extension: 'activation',
    permit: 'public',
    body: z.strictObject({ token }),
    wrapping: one.data,
    /** True for staff, who sign in to this portal. */
    answer: z.object({ name: maybe(z.string()), email: maybe(z.string()), staff: maybe(z.boolean()) }),
    changes: false,
  }),
  setPassword: post('AUTH-SET-PASSWORD', '/set-password', {
    permit: 'public',
    assumed: 'Payload and answer are not shown, and neither is a screen.',
    body: z.strictObject({ token, password: z.string().min(PASSWORD.least).max(PASSWORD.longest) }),
  }),
}
