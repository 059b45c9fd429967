import { fill } from './fill'

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
  'not-a-prn': 'Enter a PRN: letters and digits only, 13 at most',
  'reason-reference': 'Enter the reference of the reason, for example the number of the letter or case',
  'request-reference': 'Enter the reference of the request',
} as const

type FieldFaultCode = keyof typeof fieldFaults

/** Error of one field as the wire carries it beside its sentence. */
export type FieldFault = { code: string; params?: Record<string, string | number> | undefined }

/** Error of one field as the server makes it. */
export type CodedFault = { code: FieldFaultCode; params?: FieldFault['params'] }

const codes = new Map(Object.entries(fieldFaults).map(([code, sentence]): [string, string] => [sentence, code]))

/** Returns the errors of fields as English sentences. */
export const sentencesOf = (fields: Record<string, string | CodedFault>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, fault]) => [
      name,
      typeof fault === 'string' ? fault : fill(fieldFaults[fault.code], fault.params ?? {}),
    ]),
  )

/**
 * Returns the codes of errors of fields, also of sentences without parameters, as the schemas of the contract have them;
 * undefined without any.
 */
export const faultsOf = (fields: Record<string, string | CodedFault>): Record<string, FieldFault> | undefined => {
  const coded = Object.entries(fields).flatMap(([name, fault]): [string, FieldFault][] => {
    if (typeof fault !== 'string') return [[name, fault]]
    const code = codes.get(fault)
    return code ? [[name, { code }]] : []
  })
  return coded.length ? Object.fromEntries(coded) : undefined
}
