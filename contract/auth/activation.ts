import { z } from 'zod'
import { get, maybe, post } from '../call'
import { one } from '../dialects'

/** A password has at least so many characters; nothing else is asked of it (OWASP ASVS 5.0, 6.2). */
export const PASSWORD = { least: 12, longest: 200 } as const

const token = z.string().trim().min(20).max(200)
const assumed = 'Payload and answer are not shown, and neither is a screen.'

/** What an activation link opens: whose account it is, and a password of its owner's choice. */
export const activation = {
  check: get('AUTH-VALIDATE-TOKEN', '/validate-token', {
    permit: 'public',
    assumed,
    query: z.object({ token }),
    wrapping: one.data,
    answer: z.object({ name: maybe(z.string()), email: maybe(z.string()) }),
  }),
  setPassword: post('AUTH-SET-PASSWORD', '/set-password', {
    permit: 'public',
    assumed,
    body: z.strictObject({ token, password: z.string().min(PASSWORD.least).max(PASSWORD.longest) }),
  }),
}
