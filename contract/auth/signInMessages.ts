/** Messages of the steps of signing in, by code: the sign-in page has no others of `successMessages`. */
export const signInMessages = {
  'code-sent': 'A one-time code was sent to %{to}.',
  'old-session-ended': 'Logged out old session',
} as const
