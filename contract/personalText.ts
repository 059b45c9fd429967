import { masked, type PersonalKind } from './personal'

/**
 * Names under which the contract marks personal data, and names that partners and other systems use for them. A test
 * compares them with the marks. Letters and digits count, in any case: `id_number` is `idNumber`.
 */
export const personalNames: Readonly<Record<string, PersonalKind>> = {
  address: 'address',
  addressOfAcceptor: 'address',
  addressOfHolder: 'address',
  age: 'birthDate',
  backOfficeEmail: 'email',
  backOfficePhone: 'telephone',
  born: 'birthDate',
  contactEmail: 'email',
  contactNin: 'idNumber',
  contactPhone: 'telephone',
  dateOfBirth: 'birthDate',
  debtorAddress: 'address',
  dob: 'birthDate',
  email: 'email',
  emailAddress: 'email',
  idNumber: 'idNumber',
  individualEmail: 'email',
  individualPhone: 'telephone',
  msisdn: 'telephone',
  nin: 'idNumber',
  oneBorn: 'birthDate',
  oneNumber: 'idNumber',
  otherBorn: 'birthDate',
  otherNumber: 'idNumber',
  phone: 'telephone',
  phoneNumber: 'telephone',
  physicalAddress: 'address',
  plot: 'address',
  plotNumber: 'address',
  postalAddress: 'address',
  shareHolderAddress: 'address',
  street: 'address',
  villageId: 'address',
}

const plain = (name: string) => name.toLowerCase().replace(/[^a-z\d]/g, '')
const kinds = new Map(Object.entries(personalNames).map(([name, kind]) => [plain(name), kind]))
const kindOf = (name: string) => kinds.get(plain(name))

/** Masks all texts and numbers of a value, however deep they stand in it. Nulls and booleans stay. */
export const maskParts = (kind: PersonalKind, value: unknown): unknown => {
  if (typeof value === 'string' || typeof value === 'number') return masked(kind, value)
  if (value instanceof Date) return masked(kind, value.toISOString())
  if (Array.isArray(value)) return value.map(part => maskParts(kind, part))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, maskParts(kind, part)]))
}

// Signs that help to read the digits of a telephone: `(0772) 123.456`, `0772 - 123456`.
const BETWEEN_DIGITS = '[ ().-]{0,3}'
const LOCAL_TELEPHONE = String.raw`0[1-9]\d(?:${BETWEEN_DIGITS}\d){7}(?![\p{L}\p{N}])`
// The end of a NIN that was written in groups.
const MIXED_GROUP = String.raw`[ -]?(?=\d{0,11}[a-z])(?=[a-z]{0,11}\d)`
// Two letters and twelve letters or digits, most of them digits, in any case, with or without spaces or dashes between. A
// telephone among words is none: `call 0772 123 456`.
const NIN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[a-z]{2}(?:(?![ -]${LOCAL_TELEPHONE}(?!${MIXED_GROUP}))[ -]?[a-z\d]){12}(?![\p{L}\p{N}])`,
  'giu',
)
const LEAST_DIGITS = 4
// Bounded, so that a long text without spaces is read in one pass.
const EMAIL =
  /[^\s@"'<>,;:()[\]{}\\/=]{1,64}@[^\s@"'<>,;:()[\]{}\\/=.]{1,63}(?:\.[^\s@"'<>,;:()[\]{}\\/=.]{1,63}){1,8}/gu
const TELEPHONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}+])(?:(?:\+\d|00[1-9])(?:${BETWEEN_DIGITS}\d){8,20}(?![\p{L}\p{N}])|${LOCAL_TELEPHONE})`,
  'gu',
)

/** Returns a text with the middle of whatever looks like a NIN replaced: its first two and last four letters stay. */
export const maskNins = (text: string): string =>
  text.replace(NIN, found => {
    const nin = found.replace(/[ -]/g, '')
    return nin.replace(/\D/g, '').length < LEAST_DIGITS ? found : masked('idNumber', nin)
  })

const maskForms = (text: string) =>
  maskNins(text)
    .replace(EMAIL, email => masked('email', email))
    .replace(TELEPHONE, telephone => masked('telephone', telephone))

// A name in JSON and its colon. In JSON that is text of JSON, backslashes stand before the quotes.
const NAME = /(?<!\\)(\\*)"([\w-]+)\1"\s*:\s*/g

/** Returns the value that begins a text and its length in the text; undefined for null and booleans. */
const valueIn = (text: string, slashes: string) => {
  const quote = `${slashes}"`
  if (text.startsWith(quote)) {
    const end = new RegExp(`(?<!\\\\)\\\\{${slashes.length}}"`, 'g')
    end.lastIndex = quote.length
    const { index = text.length } = end.exec(text) ?? {}
    return { value: text.slice(quote.length, index), length: index + quote.length }
  }
  const [digits] = /^-?\d[\d.]*/.exec(text) ?? []
  if (digits) return { value: digits, length: digits.length }
  return /^[[{]/.test(text) ? { value: 'list or object', length: text.length } : undefined
}

/** Masks JSON that was cut and cannot be parsed. A list or object under a personal name hides the rest of the text. */
const maskCut = (text: string): string => {
  const parts: string[] = []
  let done = 0
  for (const { 0: start, 1: slashes = '', 2: name = '', index } of text.matchAll(NAME)) {
    const kind = index < done ? undefined : kindOf(name)
    if (!kind) continue
    const begin = index + start.length
    const found = valueIn(text.slice(begin), slashes)
    if (!found) continue
    parts.push(text.slice(done, begin), `${slashes}"${masked(kind, found.value)}${slashes}"`)
    done = begin + found.length
  }
  return [...parts, text.slice(done)].join('')
}

const parsed = (text: string): unknown => {
  if (!/^\s*[[{]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const maskText = (text: string): string => {
  const json = parsed(text)
  if (typeof json !== 'object' || json === null) return maskForms(maskCut(text))
  return JSON.stringify(maskAnywhere(json), null, text.includes('\n') ? 2 : undefined)
}

/** Masks personal data in free text, or in JSON without a schema: by the names of fields, and by the form of values. */
export const maskAnywhere = (value: unknown): unknown => {
  if (typeof value === 'string') return maskText(value)
  if (Array.isArray(value)) return value.map(maskAnywhere)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const kind = kindOf(name)
      return [name, kind ? maskParts(kind, part) : maskAnywhere(part)]
    }),
  )
}
