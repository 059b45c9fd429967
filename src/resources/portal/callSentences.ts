import type { AuditEntry } from '@contract/portal/audit'
import { siteMap } from '@/definition/siteMap'

/**
 * Sentences of the audit trail by call, or by what an entry of the call tells: %{who} is the person, %{what} the record, and
 * %{place} the list or page. A call without a sentence has that of its act, if the manifest of an area names it in `writes`,
 * else OTHER, which names the call by its words.
 */
export const callSentences = {
  OTHER: '%{who} · %{action} · %{what}',
  BLOCKED: 'Sign-in was blocked for a time: %{what}',
  LOCKED: 'The account of %{what} was locked after wrong codes',
  MANY_REASONS: '%{who} gave many reasons for personal data; the supervisors were told',
  MANY_BIRTH_DAYS: '%{who} tried many days of birth; the supervisors were told',
  EXPORTED: '%{who} exported the list %{place}',
  PRINTED: '%{who} printed %{place}',
  ADDED: '%{who} added %{what} to %{place}',
  EDITED: '%{who} edited %{what} in %{place}',
  DELETED: '%{who} deleted %{what} from %{place}',
  'PORTAL-NOTE-ADD': '%{who} added a note to %{what}',
  'PORTAL-NOTE-EDIT': '%{who} edited a note on %{what}',
  'PORTAL-NOTE-REMOVE': '%{who} removed a note from %{what}',
  'PORTAL-REMINDER': '%{who} set a reminder for %{what}',
  'PORTAL-REMINDER-DONE': '%{who} marked a reminder of %{what} as done',
  'PORTAL-FLAG-SET': '%{who} set a flag on %{what}',
  'PORTAL-FLAG-LIFT': '%{who} lifted a flag from %{what}',
  'PORTAL-FLAG-LIFT-KIND': '%{who} lifted a flag from %{what}',
  'PORTAL-FLAG-KIND-ADD': '%{who} added the kind of flag %{what}',
  'PORTAL-FLAG-KIND-EDIT': '%{who} changed the kind of flag %{what}',
  'PORTAL-PERSON-DATA': '%{who} gave %{what} all data that is held about them',
  'PORTAL-PERSON-DECIDE': '%{who} decided about %{what}',
  'PORTAL-PERSON-UNDO': '%{who} undid a decision about %{what}',
  'PORTAL-WORK-PASS': '%{who} passed on the work %{what}',
  'PORTAL-WORK-SNOOZE': '%{who} snoozed the work %{what}',
  'PORTAL-WORK-REASSIGN': '%{who} reassigned work: %{what}',
  'PORTAL-WORK-UNDO': '%{who} undid a reassignment of work: %{what}',
  'PORTAL-EXTRACT-ISSUE': '%{who} issued an extract of %{what}',
  'PORTAL-EXTRACT-WITHDRAW': '%{who} withdrew an extract of %{what}',
  'PORTAL-DOCUMENT-FILE': '%{who} filed the missing document %{what}',
  'PORTAL-FILING': '%{who} filed changes of %{what}',
  'PORTAL-FILING-DOCUMENT': '%{who} uploaded a document for a filing: %{what}',
  'PORTAL-LOAD-START': '%{who} started the load %{what}',
  'PORTAL-LOAD-FILE': '%{who} added a file to the load %{what}',
  'PORTAL-LOAD-FILE-REMOVE': '%{who} removed a file from the load %{what}',
  'PORTAL-LOAD-MAPPING': '%{who} corrected the mapping of the load %{what}',
  'PORTAL-LOAD-CHECK': '%{who} let the load %{what} be checked',
  'PORTAL-LOAD-WRITE': '%{who} let the load %{what} be written',
  'PORTAL-LOAD-CANCEL': '%{who} cancelled the work on the load %{what}',
  'PORTAL-LOAD-TAKE-BACK': '%{who} let the load %{what} be taken back',
  'PORTAL-LOAD-DISCARD': '%{who} discarded the load %{what}',
  'PORTAL-LOAD-REFUSED': '%{who} fetched the refused rows of the load %{what}',
  'PORTAL-WORK-ABSENCE-ADD': '%{who} recorded an absence of %{what}',
  'PORTAL-WORK-ABSENCE-END': '%{who} ended an absence of %{what}',
  'PORTAL-CALENDAR-ADD': '%{who} added the closing day %{what}',
  'PORTAL-CALENDAR-REMOVE': '%{who} removed the closing day %{what}',
  'PORTAL-CALENDAR-TOGGLE': '%{who} opened or closed the registry on %{what}',
  'BODY-CREATE': '%{who} added the professional body %{what}',
  'PROFQUAL-CREATE': '%{who} added the professional qualification %{what}',
  'PRN-ADD': '%{who} added used PRNs: %{what}',
  'MANUAL-ADD': '%{who} added the user manual %{what}',
  'ACADEMIC-CREATE': '%{who} added the academic qualification %{what}',
  'PERMISSIONS-ADDED': 'An update added permissions: %{what}',
  'RECEIVER-CREATE': '%{who} appointed %{what} an official receiver',
  'BLACKLIST-ADD': '%{who} blacklisted %{what}',
  'CONTACT-PERSON': '%{who} changed the contact person of %{what}',
  'ACTION-STATUS': '%{who} changed the status of the process action %{what}',
  'BODY-UPDATE': '%{who} changed the professional body %{what}',
  'PROFQUAL-UPDATE': '%{who} changed the professional qualification %{what}',
  'ROLE-UPDATE': '%{who} changed the role %{what}',
  'STAFF-DEPARTMENT': '%{who} changed the department of %{what}',
  'STAFF-SIGNATURE-UPDATE': '%{who} changed the signature of %{what}',
  'ACADEMIC-UPDATE': '%{who} changed the academic qualification %{what}',
  'USER-CONTACTS': '%{who} changed the contacts of %{what}',
  'USER-STATUS': '%{who} changed the status of the account of %{what}',
  'CF-CORRECT-COMPLIANCE': '%{who} corrected the compliance of a form of %{what}',
  'INSOLVENCY-FIX-DATE': '%{who} corrected the publication date of the insolvency application of %{what}',
  'PERMISSION-CREATE': '%{who} created the permission %{what}',
  'PGROUP-CREATE': '%{who} created the permission group %{what}',
  'ROLE-CREATE': '%{who} created the role %{what}',
  'ACCESS-LEVEL-CREATE': '%{who} created the access level %{what}',
  'ADMIN-CREATE': '%{who} created the administrator %{what}',
  'MANUAL-DELETE': '%{who} deleted the user manual %{what}',
  'AUTHORITY-EXTEND': '%{who} extended the authority of %{what}',
  DEMONSTRATION: '%{who} filled the demonstration: %{what}',
  'PORTAL-REASON': '%{who} gave a reason to see the personal data of %{what}',
  'ROLE-ASSIGN': '%{who} gave %{what} a role',
  'BLACKLIST-UPLOAD': '%{who} imported blacklisted BRNs from %{what}',
  'DEREG-UPLOAD': '%{who} imported de-registrations from %{what}',
  'NAMES-UPLOAD': '%{who} imported names from %{what}',
  'PRN-UPLOAD': '%{who} imported used PRNs from %{what}',
  'COMPLAINT-LOG': '%{who} logged a complaint about %{what}',
  'ANNUAL-RETURNS-MARK': '%{who} marked annual returns of %{what} as filed',
  'PUSH-BUSINESS-NAME': '%{who} pushed the business name %{what}',
  'PUSH-COMPANY': '%{who} pushed the company name %{what}',
  'PARTNER-REGISTER': '%{who} registered the partner %{what}',
  'STAFF-REGISTER': '%{who} registered %{what} as a member of staff',
  'MDA-REGISTER': '%{who} registered the MDA account %{what}',
  'TXN-RELEASE': '%{who} released the PRN %{what}',
  'PRN-REMOVE': '%{who} removed the used PRN %{what}',
  'BN-RESEND-CERTIFICATE': '%{who} resent the certificate of %{what}',
  'CF-RESEND': '%{who} resent a document of %{what}',
  'BN-RESEND-COPY': '%{who} resent a copy of a document of %{what}',
  'RECONCILE-RETRY': '%{who} retried the data correction of %{what}',
  'SYNC-RETRY': '%{who} retried the registration process of %{what}',
  'TXN-RETRY': '%{who} retried the transaction %{what}',
  'LEGAL-RETRY': '%{who} retried the legal document %{what}',
  'BLACKLIST-REVERSE': '%{who} reversed the blacklisting of %{what}',
  'DEREG-REVERSE': '%{who} reversed the de-registration of %{what}',
  'PORTAL-ACCESS-MARK': '%{who} reviewed a reveal of %{what}',
  'RECEIVER-REVOKE': '%{who} ended the office of receiver of %{what}',
  'ACCESS-REVOKE': '%{who} revoked the API access of %{what}',
  'INSOLVENCY-ROLLBACK': '%{who} rolled back the insolvency application of %{what}',
  'ACTION-RUN': '%{who} ran the process action %{what}',
  'COUNTRY-CREATE': '%{who} saved the country %{what}',
  'DEPARTMENT-CREATE': '%{who} saved the department %{what}',
  'NOTIFICATION-CREATE': '%{who} saved the notification period %{what}',
  'REASON-SAVE': '%{who} saved the winding-up reason %{what}',
  'EXPIRY-CREATE': '%{who} saved the expiry period %{what}',
  'ISIC-CREATE': '%{who} saved the ISIC activity %{what}',
  'OCCUPATION-CREATE': '%{who} saved the occupation %{what}',
  'MESSAGE-SEND': '%{who} sent a message to users: %{what}',
  'USER-REACTIVATION': '%{who} sent an activation link to %{what}',
  'AUTH-REQUEST-RESET': 'A link for a new password was sent to %{what}',
  'PORTAL-ACCESS-ASK': '%{who} asked for access',
  'PORTAL-PASSWORD': '%{who} changed their own password',
  'PORTAL-GUIDE-END': '%{who} hid a guide of the first days',
  'PORTAL-PHONE': '%{who} changed their own telephone',
  'AUTH-SET-PASSWORD': '%{who} set a password',
  'ACCESS-SETUP': '%{who} set up the API access of %{what}',
  'AUTH-VALIDATE-CODE': '%{who} signed in',
  'AUTH-SIGNIN': '%{what} gave the password of the sign-in',
  'AUTH-LOGOUT': '%{who} signed out',
  'AUTH-LOGOUT-AT-LOGIN': '%{who} ended an earlier session',
  'ROLE-REMOVE': '%{who} took a role from %{what}',
  'ACCESS-GO-LIVE': '%{who} took the API access of %{what} live',
  'ADMIN-UNLOCK': '%{who} unlocked the account of %{what}',
}

type Sentence = keyof typeof callSentences

/** Sentences of the calls that write to lists, by their act. */
const actSentences = { add: 'ADDED', edit: 'EDITED', delete: 'DELETED' } as const

/** Sentences that a recorded value decides, whatever the call: property of the new values, and the sentence. */
const byValue: readonly [property: string, sentence: Sentence][] = [
  ['blocked', 'BLOCKED'],
  ['locked', 'LOCKED'],
  ['reasonsWithinHour', 'MANY_REASONS'],
  ['daysOfBirthTried', 'MANY_BIRTH_DAYS'],
]
const signInCalls = new Set(['AUTH-VALIDATE-CODE'])

/** Returns the key of the sentence of an entry. */
export const sentenceOf = ({ call, after }: Pick<AuditEntry, 'call' | 'after'>): Sentence => {
  const values = typeof after === 'object' && after !== null ? after : {}
  if (call === 'PORTAL-TOOK') return 'kind' in values && values.kind === 'print' ? 'PRINTED' : 'EXPORTED'
  const [, decided] =
    byValue.find(([property]) => property in values && (property !== 'locked' || signInCalls.has(call))) ?? []
  const { act } = siteMap().writes.get(call) ?? {}
  const general = act ? actSentences[act] : 'OTHER'
  return decided ?? Object.keys(callSentences).find((key): key is Sentence => key === call) ?? general
}

/** Returns the record of an entry: its name with what else its subject holds, such as its number. */
export const whatOf = ({ subject, subjectName }: Pick<AuditEntry, 'subject' | 'subjectName'>): string => {
  if (!subject || !subjectName) return subject ?? ''
  const rest = subject.replace(subjectName, '').trim()
  return rest ? `${subjectName} (${rest})` : subjectName
}
