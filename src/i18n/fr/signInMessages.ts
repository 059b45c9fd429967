/** Messages of the steps of signing in, by code; English is in contract/auth/signInMessages. */
export default {
  'code-sent': 'Un code à usage unique a été envoyé à %{to}.',
  'old-session-ended': 'Ancienne session fermée',
}
