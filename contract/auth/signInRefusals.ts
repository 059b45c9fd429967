/**
 * Refusals that the pages before the sign-in can meet: those of the calls that need no session, and those of every call,
 * which the portal tells without a host too. See contract/errors.ts.
 */
export const signInRefusals = {
  'signed-out': [401, 'Your session has ended. Sign in again.'],
  'session-taken-over': [
    401,
    'Your session has ended because you signed in on another device or browser. Sign in again.',
  ],
  'wrong-credentials': [400, 'The username or password is not correct.'],
  'too-many-tries': [429, 'Too many attempts. Wait %{minutes} min and try again.'],
  'wrong-code': [400, 'The code is not correct.'],
  'code-expired': [400, 'The code has expired. Go back and sign in again for a new code.'],
  'code-not-sent': [503, 'The code could not be sent. Try again shortly.'],
  'account-locked': [400, 'This account is locked. Ask an administrator to unlock it.'],
  'signed-in-elsewhere': [406, 'You are signed in elsewhere.'],
  forbidden: [403, 'You do not have permission to do this.'],
  'not-found': [404, 'This address does not exist.'],
  'malformed-request': [400, 'The request could not be read.'],
  'invalid-fields': [400, 'Some fields are not valid: %{fields}. Correct them and try again.'],
  'reset-not-offered': [409, 'This registry sends no links for a new password. Ask an administrator for help.'],
  'link-unknown': [404, 'This link is not valid. Open it again from the message, or ask for a new one.'],
  'link-used': [410, 'This link has already been used. Sign in with the password that was chosen.'],
  'link-replaced': [410, 'This link has been replaced. Use the newest one you received, or ask for a new one.'],
  'link-expired': [410, 'This link has expired. Ask for a new one.'],
  'reader-missing': [
    503,
    'The portal was updated since this page was opened, or the connection failed. Reload the page and try again. What you typed in a form is kept.',
  ],
  'body-too-large': [413, 'The request is too large.'],
  'file-too-large': [413, 'The file is larger than %{megabytes} MB.'],
  'too-many-requests': [429, 'Too many requests. Wait a moment and try again.'],
  busy: [503, 'The registry is busy. Try again in a moment.'],
  'database-unavailable': [503, 'The registry cannot be reached at the moment. Try again shortly.'],
  unexpected: [500, 'Something went wrong try again later'],
} as const satisfies Record<string, readonly [status: number, message: string]>
