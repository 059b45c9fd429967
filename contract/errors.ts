import { z } from 'zod'

/**
 * Every refusal of our API: its status and its sentence. A sentence tells staff the problem and the next step, and
 * reveals nothing to an attacker. `%{name}` is replaced by a parameter of the refusal; other languages translate by
 * code.
 */
export const refusals = {
  'signed-out': [401, 'Your session has ended. Sign in again.'],
  'wrong-credentials': [400, 'The username or password is not correct.'],
  'too-many-tries': [429, 'Too many attempts. Wait %{minutes} min and try again.'],
  'wrong-code': [400, 'The code is not correct.'],
  'code-expired': [400, 'The code is no longer valid. Go back and sign in again for a new code.'],
  'code-not-sent': [503, 'The code could not be sent. Try again shortly.'],
  'account-locked': [400, 'This account is locked. Ask an administrator to unlock it.'],
  'signed-in-elsewhere': [406, 'You are signed in elsewhere.'],
  forbidden: [403, 'You do not have permission to do this.'],
  'not-found': [404, 'There is nothing at this address.'],
  'malformed-request': [400, 'The request could not be read.'],
  'invalid-fields': [400, 'Some of what was sent is not valid: %{fields}.'],
  'page-out-of-range': [400, '%{key} must be a whole number from %{least} to %{most}.'],
  'unknown-brn': [404, 'No entity is registered under BRN %{brn}.'],
  'unknown-instrument': [404, 'No legal document is filed under the number %{number}.'],
  'unknown-village': [404, 'No village is known under this number.'],
  'unknown-practitioner': [404, 'No insolvency practitioner is registered under number %{number}.'],
  'no-certificate': [
    409,
    '%{number} has no certificate in force: only an active practitioner with an approved application has one.',
  ],
  'already-listed': [409, '%{brn} is already on the list.'],
  'not-listed': [409, '%{brn} is not on the list. Someone may have reversed it already.'],
  'changed-meanwhile': [409, 'Someone else changed this meanwhile. Reload and try again.'],
  'name-taken': [409, 'An entry named %{name} already exists.'],
  'no-such-entry': [404, 'This entry does not exist any more.'],
  'no-such-role': [404, 'This role does not exist any more. Reload and try again.'],
  'no-such-permission': [404, 'A permission named here does not exist any more. Reload and try again.'],
  'no-such-group': [404, 'This permission group does not exist any more. Reload and try again.'],
  'no-such-person': [404, 'There is no account under this number any more. Reload and try again.'],
  'not-yours-to-give': [403, 'You cannot give what you do not hold yourself: %{permissions}.'],
  'role-held-already': [409, '%{name} holds this role already.'],
  'role-not-held': [409, '%{name} does not hold %{role} any more. Someone may have removed it already.'],
  'baseline-role': [409, 'Every account has the role %{role}. It is neither given nor taken away nor changed.'],
  'self-demotion': [409, 'You would lose %{permissions} yourself. Ask another administrator to do this.'],
  'last-administrator': [
    409,
    'Nobody would be left who can manage permissions. Make someone else an administrator first.',
  ],
  'permission-unreachable': [
    409,
    'No administrator would hold %{permissions} any more, so nobody could give it again. Give it to another administrator first.',
  ],
  'email-taken': [409, 'Another account uses this email address.'],
  'id-taken': [409, 'Another account of this kind has this ID number.'],
  'unknown-nin': [404, 'Nobody is registered under this NIN.'],
  'no-such-department': [404, 'This department does not exist any more. Reload and try again.'],
  'status-already': [409, 'The account of %{name} is %{status} already. Someone may have changed it.'],
  'active-account': [409, 'The account of %{name} is active: its owner changes the contacts.'],
  'inactive-account': [409, 'The account of %{name} is not active.'],
  'not-a-client': [409, '%{name} is no individual client.'],
  'receiver-already': [409, '%{name} is an official receiver already.'],
  'receiver-staff-taken': [409, 'Another official receiver has the backoffice account of %{name}.'],
  'receiver-gone': [409, 'This official receiver does not exist any more. Someone may have revoked it already.'],
  'not-staff': [409, '%{name} has no staff account.'],
  'not-a-partner': [409, '%{name} is no organisation with a contact person.'],
  'holds-more': [403, '%{name} may do more than you. Ask somebody who may do as much.'],
  'no-signature': [404, 'This account has no signature yet.'],
  'no-id-attachment': [404, 'No copy of an identity document is on file.'],
  'link-unknown': [404, 'This link is not known. Open it from the message once more, or ask for a new one.'],
  'link-used': [410, 'This link has been used already. Sign in with the password that was chosen.'],
  'link-replaced': [410, 'This link is no longer good. Use the newest one that you were sent, or ask for a new one.'],
  'link-expired': [410, 'This link is too old. Ask for a new one.'],
  'file-of-other-kind': [400, 'The file is none of the kinds taken here: %{kinds}.'],
  'picture-broken': [400, 'The picture is damaged and cannot be read.'],
  'unknown-prn': [404, 'No transaction has the PRN %{prn}.'],
  'prn-not-used': [404, 'PRN %{prn} is not on the list of used PRNs. Someone may have removed it already.'],
  'prns-used-already': [409, 'Every PRN you sent is on the list already.'],
  'malformed-prns': [400, 'These are not PRNs: %{prns}. A PRN has letters and digits only, 13 at most.'],
  'prn-credited': [409, 'PRN %{prn} is credited already. There is nothing to retry.'],
  'prn-released': [409, 'PRN %{prn} was released already. A PRN is released once.'],
  'prn-in-question': [409, 'The payment gateway is being asked about PRN %{prn} at this moment. Try again shortly.'],
  'no-payment-gateway': [503, 'No payment gateway is connected to this registry.'],
  'nothing-to-push': [400, 'Enter a BRN, or choose the dates between which the names were registered.'],
  'too-many-to-push': [
    400,
    'More than %{most} names were registered between these dates. Choose fewer days, or enter a BRN.',
  ],
  'not-registered-then': [404, 'BRN %{brn} was not registered between these dates.'],
  'attachment-filed-already': [409, 'The attachment of %{number} is in EDMS already. There is nothing to retry.'],
  'attachment-not-taken': [502, 'EDMS did not take the attachment of %{number}. Nothing was changed; try again later.'],
  'years-before-registration': [400, '%{name} was registered in %{first}: it owes no return for %{years}.'],
  'correction-done': [409, 'Process %{id} has come to its end already. There is nothing to retry.'],
  'correction-queued': [409, 'Process %{id} is in the queue already.'],
  'word-taken': [409, '%{word} is in the dictionary %{dictionary} already.'],
  'word-of-no-letters': [400, '%{word} has no letter or digit that a name could be compared by.'],
  'no-such-dictionary': [404, 'This dictionary does not exist any more. Reload and choose again.'],
  'reason-taken': [409, 'A template for the reason %{reason} exists already.'],
  'isic-its-own-parent': [400, 'The category %{code} cannot stand below itself.'],
  'no-such-isic-parent': [404, 'There is no category %{parent} to stand below. Reload and choose again.'],
  'file-missing': [400, 'Choose a file to upload.'],
  'file-too-large': [413, 'The file is larger than %{megabytes} MB.'],
  'too-many-uploads': [429, 'You are sending %{most} files already. Wait until one of them has arrived.'],
  'upload-too-slow': [
    408,
    'The file arrives too slowly: less than %{kilobytes} kB a second. Try again on a better line.',
  ],
  'file-not-spreadsheet': [400, 'The file is not a spreadsheet.'],
  'file-encrypted': [400, 'The spreadsheet is protected with a password. Save it without one and try again.'],
  'file-broken': [400, 'The spreadsheet is damaged and cannot be read.'],
  'file-suspicious': [400, 'The spreadsheet unpacks to far more than it holds and was not read.'],
  'unpacks-too-large': [400, 'The spreadsheet unpacks to more than %{megabytes} MB: split it.'],
  'too-many-rows': [400, 'This file has more than %{most} rows: split it.'],
  'too-many-columns': [400, 'This file has more than %{most} columns. Delete those that are not needed.'],
  'no-rows': [400, 'The spreadsheet has no rows to import.'],
  'column-missing': [400, 'The spreadsheet has no column %{column}.'],
  'reading-too-long': [400, 'The spreadsheet took too long to read: split it.'],
  'reading-too-large': [400, 'The spreadsheet needs too much memory to be read: split it.'],
  'too-many-readings': [429, 'You have %{most} spreadsheets waiting to be read. Send this one when they are done.'],
  'no-such-document': [404, 'This document does not exist.'],
  'not-in-edms': [409, 'This document is not yet in EDMS.'],
  'document-lost': [500, 'The file of this document is missing in EDMS. Tell whoever looks after EDMS.'],
  'document-damaged': [500, 'The file in EDMS is not the one that was filed. Tell whoever looks after EDMS.'],
  'store-unavailable': [503, 'EDMS cannot be reached at the moment. Try again shortly.'],
  'no-client-email': [409, 'No email address of the client is on record.'],
  'mail-not-sent': [503, 'The message could not be sent. Try again shortly.'],
  'code-taken': [409, 'The code %{code} is in use already, by %{name}.'],
  'tax-head-taken': [409, 'Tax head %{taxHeadId} exists already: %{name}.'],
  'unknown-tax-head': [404, 'No tax head is known under %{taxHeadId}. Reload and choose again.'],
  'tax-head-off': [409, 'The tax head %{name} is not active. Choose another one.'],
  'tax-head-in-use': [
    409,
    'The tax head %{name} is used by %{services}. Its code stays as it is, and it stays active, as long as it is.',
  ],
  'service-paid-for': [
    409,
    '%{name} stays on the list: payments under it, %{payments} so far, would name a service that is not there.',
  ],
  'unknown-currency': [404, 'This currency is not known. Reload and choose again.'],
  'unknown-country-code': [400, 'No country has the code %{code}. Choose it from the list of ISO 3166.'],
  'unknown-application': [404, 'No insolvency application has the tracking number %{number}.'],
  'rolled-back-already': [409, 'Application %{number} is not approved any more: %{name} rolled it back already.'],
  'application-not-approved': [409, 'Application %{number} is not approved. Only an approved one can be changed here.'],
  'publication-date-not-past': [400, 'The date of publication must lie before today.'],
  'unknown-attachment': [404, 'This attachment does not exist any more. Reload and choose again.'],
  'unknown-professional-body': [404, 'This professional body does not exist any more. Reload and choose again.'],
  'no-such-process': [404, 'This process does not exist any more. Reload the list.'],
  'process-not-failed': [
    409,
    'The process of %{brn} is %{status} by now: only a failed one is returned to the queue. Reload to see it.',
  ],
  'process-not-waiting': [
    409,
    'The process of %{brn} is %{status} by now: only an expired or a paused one is returned to the queue. Reload to see it.',
  ],
  'process-over': [409, 'The process of %{brn} has been sent already. Nothing is left to run.'],
  'process-running': [409, 'The process of %{brn} is running already. Reload in a moment to see how it went.'],
  'dates-reversed': [400, 'The end date %{to} is before the start date %{from}.'],
  'message-repeated': [409, 'You sent this message a moment ago. It is on its way.'],
  'nobody-to-reach': [409, 'None of these accounts is active and has an email address.'],
  'not-an-organisation': [409, '%{name} is no organisation. API access is given to organisations alone.'],
  'no-api-access': [409, '%{name} has no API access. Someone may have revoked it already.'],
  'live-already': [409, '%{name} has production keys already. Someone may have made them.'],
  'no-such-end-point': [404, 'An access area named here does not exist any more. Reload and try again.'],
  'wrong-api-key': [401, 'The API key or its secret is not valid, or the access was revoked.'],
  'wrong-api-mode': [403, 'This is a key of the mode %{mode}. It is taken at the address of that mode alone.'],
  'key-in-address': [
    400,
    'Nothing is said in the address: it is written down on its way. Send keys in the Authorization header, and have a key that stood in an address revoked.',
  ],
  'authority-expired': [
    403,
    'The authority of %{name} ended on %{date}. The registry has to extend it before the organisation is served again.',
  ],
  'outside-api-access': [403, 'This key does not give access to %{endPoint}.'],
  'balance-too-low': [402, 'The balance does not cover this call, which costs UGX %{fee}.'],
  'body-too-large': [413, 'What was sent is too large.'],
  'too-many-requests': [429, 'Too many requests. Wait a moment and try again.'],
  busy: [503, 'The registry is busy. Try again in a moment.'],
  'database-unavailable': [503, 'The registry cannot be reached at the moment. Try again shortly.'],
  unexpected: [500, 'Something went wrong try again later'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type RefusalCode = keyof typeof refusals
export type RefusalParams = Record<string, string | number>

/** Body of every refusal on the wire. `fields` maps names of fields to their errors. */
export const ErrorBody = z.object({
  status: z.number(),
  code: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type ErrorBody = z.infer<typeof ErrorBody>

/** Error with a code and a sentence, thrown by contract and server code; one handler turns it into an ErrorBody. */
export class Refusal extends Error {
  readonly status: number
  constructor(
    readonly code: RefusalCode,
    readonly params: RefusalParams = {},
    readonly fields?: Record<string, string>,
  ) {
    super(fill(refusals[code][1], params))
    this.status = refusals[code][0]
  }

  toBody(): ErrorBody {
    const { status, code, message, params, fields } = this
    return { status, code, message, ...(Object.keys(params).length && { params }), ...(fields && { fields }) }
  }
}

/** Replaces the placeholders `%{name}` of a sentence with parameters. */
export const fill = (sentence: string, params: RefusalParams): string =>
  sentence.replace(/%\{(\w+)\}/g, (hole, name: string) => String(params[name] ?? hole))
