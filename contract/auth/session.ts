import { z } from 'zod'
import { get, maybe, post, word } from '../call'
import { one } from '../dialects'
import { Id } from '../id'
import { DefaultView } from '../portal/viewState'

/** A permission with its group, as pairs of (action, resource) for the guard (decision A5). */
const HeldPermission = z.object({
  permission: z.string(),
  group: z
    .union([z.string(), z.object({ name: z.string() }).transform(group => group.name)])
    .nullish()
    .transform(group => group ?? 'general'),
  active: maybe(z.boolean()),
  enabled: maybe(z.boolean()),
})
const HeldRole = z.object({ name: z.string(), permissions: z.array(HeldPermission).nullish() })

/** The signed-in person (docs/requirements/sign-in.md). */
export const CurrentUser = z.object({
  userId: Id,
  givenName: maybe(z.string()),
  surName: maybe(z.string()),
  email: maybe(z.string()),
  phoneNumber: maybe(word),
  idType: maybe(z.string()),
  idNumber: maybe(word),
  accountType: maybe(z.string()),
  type: maybe(z.string()),
  department: maybe(z.object({ departmentName: maybe(z.string()) })),
  roles: maybe(z.array(HeldRole)),
  permissions: maybe(z.array(HeldPermission)),
  /** Views with which lists open; only our API sends them. */
  defaultViews: maybe(z.array(DefaultView)),
  /** Guides of the first days that the person has not hidden; only our API sends them. */
  guides: maybe(z.string().array()),
})
export type CurrentUser = z.infer<typeof CurrentUser>

const Credentials = z.strictObject({
  usernameOrEmail: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(1000),
})
export type Credentials = z.infer<typeof Credentials>

export const session = {
  /** Step one: the right password opens a challenge and sends a code; 406 when the person is signed in elsewhere. */
  signIn: post('AUTH-SIGNIN', '/auth/api/auth/signin/backoffice', {
    permit: 'public',
    body: Credentials,
    answer: z.object({ message: maybe(z.string()), code: maybe(word), data: z.string().min(1) }),
  }),
  /** Step two: the code, against the challenge it was sent for. */
  validateCode: post('AUTH-VALIDATE-CODE', '/auth/api/auth/validate-login-code', {
    permit: 'public',
    body: z.strictObject({ token: z.string().min(1).max(200), otp: z.string().regex(/^\d{4}$/) }),
    answer: z.object({ accessToken: z.string().min(1), user: CurrentUser }),
  }),
  endOldSession: post('AUTH-LOGOUT-AT-LOGIN', '/auth/api/auth/logout/at-login', {
    permit: 'public',
    assumed: 'The payload is not shown; the credentials are the only identity there is at that moment (decision A14).',
    body: Credentials,
  }),
  signOut: get('AUTH-LOGOUT', '/auth/api/auth/logout', { permit: 'signed-in', changes: true }),
  profile: get('AUTH-PROFILE', '/profile', { permit: 'signed-in', wrapping: one.data, answer: CurrentUser }),
}

/** Messages of the steps of signing in, by code: the sign-in page has no others of `successMessages`. */
export const signInMessages = {
  'code-sent': 'A one-time code was sent to %{to}.',
  'old-session-ended': 'Logged out old session',
} as const
