import { z } from 'zod'
import { maybe, post } from '../call'
import { one } from '../dialects'

/** A password has at least so many characters; nothing else is asked of it (OWASP ASVS 5.0, 6.2). */
export const PASSWORD = { least: 12, longest: 200 } as const

const token = z.string().trim().min(1).max(200)

/** What an activation link opens: whose account it is, and a password of its owner's choice. */
export const activation = {
  /**
   * Ours, beside the catalogue's `GET /validate-token`: what stands in a query is written down by every server on the
   * way, so the token travels in the body alone.
   */
  open: post('PORTAL-ACTIVATION', '/portal/activation', {
    extension: 'activation',
    permit: 'public',
    body: z.strictObject({ token }),
    wrapping: one.data,
    /** Whether the owner is one of the staff, who sign in here. */
    answer: z.object({ name: maybe(z.string()), email: maybe(z.string()), staff: maybe(z.boolean()) }),
    changes: false,
  }),
  setPassword: post('AUTH-SET-PASSWORD', '/set-password', {
    permit: 'public',
    assumed: 'Payload and answer are not shown, and neither is a screen.',
    body: z.strictObject({ token, password: z.string().min(PASSWORD.least).max(PASSWORD.longest) }),
  }),
}
