/** Messages of the steps of signing in, by code; English is in contract/auth/signInMessages. */
export default {
  'code-sent': 'Namba ya siri ya kutumika mara moja imetumwa kwa %{to}.',
  'old-session-ended': 'Kazi ya awali imefungwa',
}
