import { signInRefusals } from './auth/signInRefusals'
import type { FieldFaultCode } from './fieldFaults'
import { fill } from './fill'
import { filingRefusals } from './portal/filingRefusals'
import { historyRefusals } from './portal/historyRefusals'
import { jobRefusals } from './portal/jobRefusals'
import { loadRefusals } from './portal/loadRefusals'
import { noteRefusals } from './portal/noteRefusals'
import { viewRefusals } from './portal/viewRefusals'
import { workRefusals } from './portal/workRefusals'

/** Refusals that only the pages behind the sign-in meet. */
export const adminRefusals = {
  ...noteRefusals,
  'masked-value': [400, 'These fields hold masked values: %{fields}. Show the personal data first, or enter it whole.'],
  'no-such-file': [404, 'This file does not exist any more. Reload and try again.'],
  'page-out-of-range': [400, '%{key} must be a whole number from %{least} to %{most}.'],
  'page-contradiction': [400, 'These parameters name different pages: %{keys}. Send values that agree.'],
  'unknown-brn': [404, 'No entity is registered under BRN %{brn}.'],
  'unknown-case': [404, 'No case has the number %{number}.'],
  'no-giver': [409, 'This person cannot give access any more. Choose another one.'],
  'too-many-access-requests': [409, 'You have %{most} open requests for access, the most that one person may have.'],
  'wrong-password': [400, 'The present password is not correct.'],
  'own-reveal': [409, 'You made this reveal yourself. Ask another supervisor to review it.'],
  'too-many-reasons': [
    429,
    'You gave %{most} reasons within one hour, the most that one person may give. Try again in %{minutes} minutes, or ask a colleague.',
  ],
  'too-many-birth-days': [
    429,
    'You tried %{most} days of birth for this name today, the most that one person may try. Search by the ID number, or ask a supervisor.',
  ],
  'question-without-note': [400, 'Write in the note what is questioned.'],
  'unknown-person': [404, 'No natural person has this number in the register. Search for the person again.'],
  'no-such-day': [400, '%{day} is not a day of the calendar. Enter the day, month and year of birth again.'],
  'no-name-words': [400, 'Enter a name with at least two letters in a row.'],
  'same-person': [409, 'Both are the same person already.'],
  'people-merged': [409, '%{name} decided that these two are one person (“%{reason}”). Undo that decision first.'],
  'people-apart': [409, '%{name} decided that these two stay apart (“%{reason}”). Undo that decision first.'],
  'no-such-decision': [404, 'This decision does not exist. Reload and try again.'],
  'decision-undone': [409, '%{name} has already undone this decision (“%{reason}”).'],
  ...workRefusals,
  ...filingRefusals,
  ...historyRefusals,
  ...viewRefusals,
  ...jobRefusals,
  ...loadRefusals,
  'no-such-page': [404, 'This page is not among your last ones any more. Open it once, then pin it.'],
  'too-many-pins': [409, 'At most %{most} pages can be pinned. Unpin one first.'],
  'unknown-instrument': [404, 'No legal document is filed under the number %{number}.'],
  'no-such-extract': [404, 'This extract does not exist. Reload and try again.'],
  'extract-withdrawn': [409, '%{name} has already withdrawn this extract.'],
  'unknown-village': [404, 'No village has this number.'],
  'unknown-practitioner': [404, 'No insolvency practitioner is registered under number %{number}.'],
  'no-certificate': [
    409,
    '%{number} has no valid certificate. Only an active practitioner with an approved application has one.',
  ],
  'already-listed': [409, '%{brn} is already on the list.'],
  'not-listed': [409, '%{brn} is not on the list. Someone may have reversed it already.'],
  'write-unknown': [
    503,
    'The connection to the database was lost while this was being saved. It may be saved or not: look before you send it again.',
  ],
  'database-read-only': [
    503,
    'The registry can be read at the moment and not changed. Nothing was saved. Try again shortly.',
  ],
  'changed-meanwhile': [409, 'Someone else has changed this entry. Reload and try again.'],
  'name-taken': [409, 'An entry named %{name} already exists.'],
  'no-such-entry': [404, 'This entry does not exist any more.'],
  'no-such-role': [404, 'This role does not exist any more. Reload and try again.'],
  'no-such-permission': [404, 'A permission named here does not exist any more. Reload and try again.'],
  'no-such-group': [404, 'This permission group does not exist any more. Reload and try again.'],
  'no-such-person': [404, 'There is no account under this number any more. Reload and try again.'],
  'not-yours-to-give': [403, 'You cannot grant permissions that you do not hold: %{permissions}.'],
  'role-held-already': [409, '%{name} already has this role.'],
  'role-not-held': [409, '%{name} no longer has the role %{role}. Someone may have removed it already.'],
  'baseline-role': [409, 'Every account has the role %{role}. It cannot be assigned, removed or changed.'],
  'self-demotion': [409, 'You would lose %{permissions} yourself. Ask another administrator to do this.'],
  'last-administrator': [409, 'No one would be left to manage permissions. Make someone else an administrator first.'],
  'permission-unreachable': [
    409,
    'No administrator would hold %{permissions} any more, so no one could grant it again. Grant it to another administrator first.',
  ],
  'email-taken': [409, 'Another account uses this email address.'],
  'id-taken': [409, 'Another account of this kind has this ID number.'],
  'unknown-nin': [404, 'Nobody is registered under this NIN.'],
  'no-such-department': [404, 'This department does not exist any more. Reload and try again.'],
  'status-already': [409, 'The account of %{name} is already %{status}. Someone may have changed it.'],
  'active-account': [409, 'The account of %{name} is active. Only its owner can change the contacts.'],
  'inactive-account': [409, 'The account of %{name} is not active.'],
  'not-a-client': [409, '%{name} is not an individual client.'],
  'receiver-already': [409, '%{name} is already an official receiver.'],
  'receiver-staff-taken': [409, 'The backoffice account of %{name} is already linked to another official receiver.'],
  'receiver-gone': [409, 'This official receiver does not exist any more. Someone may have revoked it already.'],
  'not-staff': [409, '%{name} has no staff account.'],
  'not-a-partner': [409, '%{name} is not an organisation with a contact person.'],
  'holds-more': [403, '%{name} has permissions that you do not have. Ask someone who has them.'],
  'no-signature': [404, 'This account has no signature yet.'],
  'no-id-attachment': [404, 'No copy of an identity document is on file.'],
  'file-of-other-kind': [400, 'Choose a file of one of these types: %{kinds}.'],
  'picture-broken': [400, 'The picture is damaged and cannot be read.'],
  'unknown-prn': [404, 'No transaction has the PRN %{prn}.'],
  'prn-not-used': [404, 'PRN %{prn} is not on the list of used PRNs. Someone may have removed it already.'],
  'prns-used-already': [409, 'Every PRN you sent is already on the list.'],
  'malformed-prns': [400, 'These are not PRNs: %{prns}. A PRN has letters and digits only, 13 at most.'],
  'prn-credited': [409, 'PRN %{prn} is already credited. There is nothing to retry.'],
  'prn-released': [409, 'PRN %{prn} has already been released. A PRN can be released only once.'],
  'prn-in-question': [409, 'The payment gateway is already being asked about PRN %{prn}. Try again shortly.'],
  'no-payment-gateway': [503, 'No payment gateway is connected to this registry.'],
  'nothing-to-push': [400, 'Enter a BRN, or choose the dates between which the names were registered.'],
  'too-many-to-push': [
    400,
    'More than %{most} names were registered between these dates. Choose fewer days, or enter a BRN.',
  ],
  'not-registered-then': [404, 'BRN %{brn} was not registered between these dates.'],
  'attachment-filed-already': [409, 'The attachment of %{number} is already in EDMS. There is nothing to retry.'],
  'attachment-not-taken': [
    502,
    'EDMS did not accept the attachment of %{number}. Nothing was changed. Try again later.',
  ],
  'years-before-registration': [400, '%{name} was registered in %{first} and owes no return for %{years}.'],
  'correction-done': [409, 'Process %{id} is already complete. There is nothing to retry.'],
  'correction-queued': [409, 'Process %{id} is already in the queue.'],
  'word-taken': [409, '%{word} is already in the dictionary %{dictionary}.'],
  'word-of-no-letters': [400, 'Enter a word with at least one letter or digit. %{word} has none.'],
  'no-such-dictionary': [404, 'This dictionary does not exist any more. Reload and choose again.'],
  'reason-taken': [409, 'A template for the reason %{reason} already exists.'],
  'isic-its-own-parent': [400, 'Category %{code} cannot be its own parent.'],
  'no-such-isic-parent': [404, 'The parent category %{parent} does not exist. Reload and choose again.'],
  'file-missing': [400, 'Choose a file to upload.'],
  'too-many-uploads': [429, 'You are already sending %{most} files. Wait until one of them is complete.'],
  'upload-too-slow': [
    408,
    'The upload is too slow: less than %{kilobytes} kB per second. Try again on a faster connection.',
  ],
  'file-not-spreadsheet': [400, 'The file is not a spreadsheet.'],
  'file-is-pdf': [400, 'This is a PDF, not a spreadsheet. Choose a file of one of these types: %{endings}.'],
  'file-encrypted': [400, 'The spreadsheet is protected with a password. Save it without one and try again.'],
  'file-broken': [400, 'The spreadsheet is damaged and cannot be read.'],
  'file-suspicious': [400, 'The spreadsheet expands to far more data than it should, and was not read.'],
  'unpacks-too-large': [400, 'The spreadsheet expands to more than %{megabytes} MB. Split it and try again.'],
  'too-many-rows': [400, 'This file has more than %{most} rows. Split it and try again.'],
  'too-many-columns': [400, 'This file has more than %{most} columns. Delete the columns you do not need.'],
  'no-rows': [400, 'The spreadsheet has no rows to import.'],
  'column-missing': [400, 'The spreadsheet has no column %{column}.'],
  'column-twice': [400, 'The spreadsheet has several columns with the name of %{column}. Rename all but one of them.'],
  'column-hidden': [
    400,
    'The column %{column} is hidden in the spreadsheet. Show it, save the file and send it again.',
  ],
  'reading-too-long': [400, 'The spreadsheet took too long to read. Split it and try again.'],
  'reading-too-large': [400, 'The spreadsheet needs too much memory. Split it and try again.'],
  'too-many-readings': [429, 'You already have %{most} spreadsheets waiting. Send this one when they are done.'],
  'no-such-document': [404, 'This document does not exist.'],
  'not-in-edms': [409, 'This document is not yet in EDMS.'],
  'document-lost': [500, 'The file of this document is missing in EDMS. Contact the EDMS administrator.'],
  'document-damaged': [500, 'The file in EDMS is not the one that was filed. Contact the EDMS administrator.'],
  'store-unavailable': [503, 'EDMS cannot be reached at the moment. Try again shortly.'],
  'no-client-email': [409, 'No email address of the client is on record.'],
  'mail-not-sent': [503, 'The message could not be sent. Try again shortly.'],
  'code-taken': [409, 'The code %{code} is already used by %{name}.'],
  'tax-head-taken': [409, 'Tax head %{taxHeadId} already exists: %{name}.'],
  'unknown-tax-head': [404, 'Tax head %{taxHeadId} does not exist. Reload and choose again.'],
  'tax-head-off': [409, 'The tax head %{name} is not active. Choose another one.'],
  'tax-head-in-use': [
    409,
    'The tax head %{name} is used by %{services}. While it is in use, its code cannot change and it must stay active.',
  ],
  'service-paid-for': [409, '%{name} cannot be removed. Payments that refer to it: %{payments}.'],
  'unknown-currency': [404, 'This currency does not exist. Reload and choose again.'],
  'unknown-country-code': [400, 'No country has the code %{code}. Choose a country from the list.'],
  'unknown-application': [404, 'No insolvency application has the tracking number %{number}.'],
  'rolled-back-already': [409, 'Application %{number} is no longer approved: %{name} has already rolled it back.'],
  'application-not-approved': [
    409,
    'Application %{number} is not approved. Only approved applications can be changed here.',
  ],
  'publication-date-not-past': [400, 'Enter a date of publication before today.'],
  'unknown-attachment': [404, 'This attachment does not exist any more. Reload and choose again.'],
  'unknown-professional-body': [404, 'This professional body does not exist any more. Reload and choose again.'],
  'no-such-process': [404, 'This process does not exist any more. Reload the list.'],
  'process-not-failed': [
    409,
    'The process of %{brn} is now %{status}. Only failed processes can be returned to the queue. Reload to see it.',
  ],
  'process-not-waiting': [
    409,
    'The process of %{brn} is now %{status}. Only expired or paused processes can be returned to the queue. Reload to see it.',
  ],
  'process-over': [409, 'The process of %{brn} has already been sent. There is nothing left to run.'],
  'process-running': [409, 'The process of %{brn} is already running. Reload in a moment to see the result.'],
  'dates-reversed': [400, 'The end date %{to} is before the start date %{from}.'],
  'message-repeated': [409, 'You sent this message a moment ago. It is on its way.'],
  'nobody-to-reach': [409, 'None of these accounts is active and has an email address.'],
  'not-an-organisation': [409, '%{name} is not an organisation. Only organisations can have API access.'],
  'no-api-access': [409, '%{name} has no API access. Someone may have revoked it already.'],
  'live-already': [409, '%{name} already has production keys. Someone may have created them.'],
  'no-such-end-point': [404, 'One of the access areas does not exist any more. Reload and try again.'],
  'wrong-api-key': [401, 'The API key or its secret is not valid, or the access was revoked.'],
  'wrong-api-mode': [403, 'This key is for the mode %{mode} and is accepted only at the address of that mode.'],
  'key-in-address': [
    400,
    'Addresses are logged: send keys in the Authorization header, and have the exposed key revoked.',
  ],
  'authority-expired': [
    403,
    'The authority of %{name} ended on %{date}. The registry must extend it before the organisation is served again.',
  ],
  'outside-api-access': [403, 'This key does not give access to %{endPoint}.'],
  'balance-too-low': [402, 'The balance does not cover this call, which costs %{currency} %{fee}.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

/**
 * Every refusal of our API: its status and its sentence. A sentence tells staff the problem and the next step, and
 * reveals nothing to an attacker. `%{name}` is replaced by a parameter of the refusal; other languages translate by
 * code.
 */
export const refusals = { ...signInRefusals, ...adminRefusals } as const

export { fill }

export type RefusalCode = keyof typeof refusals
export type RefusalParams = Record<string, string | number>

/** Error of one field as the server makes it: always with a code, of a fault or of a refusal, by which it is translated. */
export type FieldError = { code: FieldFaultCode | RefusalCode; params?: RefusalParams | undefined }

/** Error with a code and a sentence, thrown by contract and server code; one handler turns it into an ErrorBody. */
export class Refusal extends Error {
  readonly status: number
  constructor(
    readonly code: RefusalCode,
    readonly params: RefusalParams = {},
    /** Errors of fields, by the names of these. */
    readonly faults?: Record<string, FieldError>,
  ) {
    super(fill(refusals[code][1], params))
    this.status = refusals[code][0]
  }
}

/** Returns a refusal that is the error of a field of the call too, in the same words. */
export const fieldRefusal = (field: string, code: RefusalCode, params: RefusalParams = {}): Refusal =>
  new Refusal(code, params, { [field]: { code, params } })
