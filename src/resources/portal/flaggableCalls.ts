import { ALL_CALLS } from '@contract/portal/flags'

/**
 * Ids of the calls that change a record, in the order of the contract. The whole contract is not loaded for them: a test
 * compares the list with it.
 */
export const flaggableIds = [
  'PORTAL-PERSON-DECIDE',
  'PORTAL-PERSON-UNDO',
  'USER-STATUS',
  'USER-CONTACTS',
  'CONTACT-PERSON',
  'STAFF-DEPARTMENT',
  'STAFF-SIGNATURE-UPDATE',
  'USER-REACTIVATION',
  'RECEIVER-CREATE',
  'RECEIVER-REVOKE',
  'ACCESS-SETUP',
  'ACCESS-GO-LIVE',
  'ACCESS-REVOKE',
  'ROLE-ASSIGN',
  'ROLE-REMOVE',
  'BLACKLIST-ADD',
  'BLACKLIST-REVERSE',
  'BLACKLIST-UPLOAD',
  'COMPLAINT-LOG',
  'DEREG-REVERSE',
  'DEREG-UPLOAD',
  'CF-RESEND',
  'BN-RESEND-CERTIFICATE',
  'BN-RESEND-COPY',
  'PORTAL-EDMS-ASK',
  'PORTAL-DOCUMENT-FILE',
  'PORTAL-FILING',
  'CF-CORRECT-COMPLIANCE',
  'SYNC-RETRY',
  'ACTION-STATUS',
  'ACTION-RUN',
  'PUSH-BUSINESS-NAME',
  'PUSH-COMPANY',
  'LEGAL-RETRY',
  'ANNUAL-RETURNS-MARK',
  'RECONCILE-RETRY',
  'TXN-RETRY',
  'TXN-RELEASE',
  'PRN-ADD',
  'PRN-REMOVE',
  'PRN-UPLOAD',
  'INSOLVENCY-ROLLBACK',
  'INSOLVENCY-FIX-DATE',
] as const

/** Returns the calls that a kind of flag may refuse, each with its words; `ALL_CALLS` stands for all of them. */
export const flaggableCalls = (words: Readonly<Record<string, string>>, every: string): Record<string, string> => ({
  [ALL_CALLS]: every,
  ...Object.fromEntries(flaggableIds.map(id => [id, words[id] ?? id])),
})
