/** Errors that checks in forms tell in the words of the documents, oddities included. */
export const documentFaults = {
  'nin-start': 'Invalid Nin [NIN starts with letters!]',
  'nin-length': 'Invalid Nin [NIN should be 14 characters!]',
  'isic-required': 'Field is required',
  'isic-too-long': 'Name must be less than 100 characters',
} as const

/**
 * Errors of single fields, by code, with their English sentences. `%{name}` is replaced by a parameter. Other languages
 * translate by code.
 */
export const fieldFaults = {
  'not-accepted': 'This field is not accepted',
  required: 'This field is required',
  'wrong-type': 'This must be a %{type}',
  empty: 'This must not be empty',
  'not-above': 'Enter more than %{least}',
  'too-small': 'At least %{least}',
  'too-short': 'At least %{least} characters',
  'too-long': 'At most %{most} characters',
  'too-big': 'At most %{most}',
  'bad-format': 'The format is not valid',
  'not-valid': 'This is not valid',
  'not-storable': 'This contains characters that cannot be stored',
  unchangeable: 'This cannot be changed',
  decimals: 'Use at most two decimals',
  'control-characters': 'Control characters are not allowed',
  'end-before-start': 'The end date is before the start date',
  'not-a-brn': 'Enter a BRN, for example 80020001234567',
  'other-brn': 'The BRN differs from the one in the address',
  'other-prn': 'The PRN differs from the one in the address',
  'not-a-prn': 'Enter a PRN: letters and digits only, 13 at most',
  'not-an-email': 'Enter an email address, for example name@office.example',
  'not-a-phone': 'Enter a phone number of 7 to 15 digits, for example 0700 123456 or +256 700 123456',
  'reason-reference': 'Enter the reference of the reason, for example the number of the letter or case',
  'request-reference': 'Enter the reference of the request',
  exists: '%{name} already exists',
  'not-registered': '%{number} is not registered',
  'changed-by-other': 'Someone else has changed this entry',
  'role-gone': 'This role does not exist any more',
  'group-gone': 'This group does not exist any more',
  'not-held': 'You do not hold %{permissions}',
  'would-lose': 'You would lose %{permissions} yourself',
  'nobody-left': 'No one would be left to manage permissions',
  'no-holder-left': 'No administrator would hold %{permissions}',
  ...documentFaults,
  'day-past': 'Choose today or a later date',
  'day-not-past': 'Choose a date before today',
  'question-missing': 'Write what is questioned',
  'value-masked': 'This value is masked. Enter the whole value',
  'not-an-amount': 'Enter an amount, for example 1,250,000',
  'not-a-moment': 'Enter a date and time',
  'not-a-person': 'Send the number of a person',
  'not-a-page': 'Send the address of a page below /home/',
  'not-a-list': 'Send the name of a list, such as registry/mda',
  'not-a-correction-status': 'This is not a status of a correction',
  'one-of': 'One of %{values}',
  'several-of': 'One or more of %{values}',
  'too-many-filters': 'At most %{most} filters are allowed',
  'not-json': 'This must be JSON',
  'not-a-range': 'This must be the numbers of two rows from 0, such as [0, 9]',
  'not-an-order': 'This must be a field and ASC or DESC, such as ["id", "ASC"]',
  'orders-known': 'This list can be sorted by: %{fields}',
  'one-order': 'This list has one order: leave sort out',
  'not-in-address': 'Send this in the body of the request, not in its address',
} as const

export type FieldFaultCode = keyof typeof fieldFaults

/** Error of one field as the wire carries it beside its sentence. */
export type FieldFault = { code: string; params?: Record<string, string | number> | undefined }
