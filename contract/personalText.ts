import { foldSigns } from './fold'
import { masked, type PersonalKind } from './personal'
import { DEFAULT_CURRENCY } from './portalConfig'

/**
 * Names under which the contract marks personal data, and names that partners and other systems use for them. A test
 * compares them with the marks. Letters and digits count, in any case: `id_number` is `idNumber`.
 */
export const personalNames: Readonly<Record<string, PersonalKind>> = {
  address: 'address',
  addressInCountryOfOrigin: 'address',
  addressOfAcceptor: 'address',
  addressOfHolder: 'address',
  age: 'birthDate',
  backOfficeEmail: 'email',
  backOfficePhone: 'telephone',
  birthDate: 'birthDate',
  born: 'birthDate',
  chargeeNumber: 'idNumber',
  contactEmail: 'email',
  contactNin: 'idNumber',
  contactPhone: 'telephone',
  dateOfBirth: 'birthDate',
  debtorAddress: 'address',
  dob: 'birthDate',
  email: 'email',
  emailAddress: 'email',
  homeAddress: 'address',
  idNumber: 'idNumber',
  individualEmail: 'email',
  individualPhone: 'telephone',
  mobile: 'telephone',
  mobileNumber: 'telephone',
  msisdn: 'telephone',
  nationalId: 'idNumber',
  nationalIdNumber: 'idNumber',
  nin: 'idNumber',
  oneBorn: 'birthDate',
  oneNumber: 'idNumber',
  otherBorn: 'birthDate',
  otherNumber: 'idNumber',
  passportNumber: 'idNumber',
  phone: 'telephone',
  phoneNumber: 'telephone',
  physicalAddress: 'address',
  plot: 'address',
  plotNumber: 'address',
  postalAddress: 'address',
  residentialAddress: 'address',
  shareHolderAddress: 'address',
  street: 'address',
  streetAddress: 'address',
  telephone: 'telephone',
  telephoneNumber: 'telephone',
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

// Signs that help to read a number, also two of them, or a line end: `(0772) 123.456`, `0772 - 123456`.
const BETWEEN = String.raw`[\s().\-/]{0,4}`
// A telephone stands apart from the letters before it: the end of `CM110658044741` is none.
const APART = String.raw`[\s().\-/]{1,4}`
const BEFORE = String.raw`(?<![\p{L}\p{N}])`
const AFTER = String.raw`(?![\p{L}\p{N}])`
const DATE = String.raw`(?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19|20)\d\d(?!\d)`
const LOCAL_TELEPHONE = String.raw`0${BETWEEN}[1-9](?:${BETWEEN}\d){8}${AFTER}`
// A currency, and the first groups of its amount: `Shs 1 `.
const AMOUNT_BEFORE = String.raw`(?:${DEFAULT_CURRENCY}|USHS?|SHS?)[.:]?\s{0,3}(?:\d{1,3}[ ,.]){0,4}`
// With the country, with 0, or the nine digits alone, which an amount is not: behind a currency or with cents. A day and a
// time of day are no telephone: `05-11-2026 08:30`. Matches may overlap: `7 0772 123 456`.
const TELEPHONE = new RegExp(
  String.raw`(?<!\+)${BEFORE}(?!${DATE}\s{1,3}\d{1,2}:)(?=((?:\+\d|0${BETWEEN}0${BETWEEN}[1-9])(?:${BETWEEN}\d){8,20}${AFTER}|2${BETWEEN}5${BETWEEN}6(?:${BETWEEN}\d){9}${AFTER}|${LOCAL_TELEPHONE}|(?<!\d[.,]|${AMOUNT_BEFORE})7(?:${BETWEEN}\d){8}(?![.,]\d)${AFTER}))`,
  'giu',
)
// The end of a NIN that was written in groups.
const MIXED_GROUP = String.raw`${BETWEEN}(?=\d{0,11}[a-z])(?=[a-z]{0,11}\d)`
// Two letters and twelve letters or digits, in any case. A telephone among words is none: `call 0772 123 456`. Nor is an
// amount behind its currency.
const NIN = new RegExp(
  String.raw`${BEFORE}(?!${DEFAULT_CURRENCY}\s)(?=([a-z]${BETWEEN}[a-z](?:(?!${APART}${LOCAL_TELEPHONE}(?!${MIXED_GROUP}))${BETWEEN}[a-z\d]){12})${AFTER})`,
  'giu',
)
const LEAST_DIGITS = 4
const SIMPLE_GROUPS = /^[a-z\d]+(?:[ -][a-z\d]+)*$/i
const WORDS_OR_DATE = new RegExp(String.raw`[a-z]{3}|^[A-Z]{3}|(?<!\d)${DATE}`)

/** Tells whether signs that have the form of a NIN are one: words and dates between dots and slashes are none. */
const isNin = (signs: string) =>
  signs.replace(/\D/g, '').length >= LEAST_DIGITS && (SIMPLE_GROUPS.test(signs) || !WORDS_OR_DATE.test(signs))

// Bounded, so that a long text without spaces is read in one pass.
const EMAIL =
  /[^\s@"'<>,;:()[\]{}\\/=]{1,64}@[^\s@"'<>,;:()[\]{}\\/=.]{1,63}(?:\.[^\s@"'<>,;:()[\]{}\\/=.]{1,63}){1,8}/gu

type Span = { from: number; to: number; kind: 'idNumber' | 'telephone' }

const spansOf = (text: string, kind: Span['kind']): Span[] =>
  [...text.matchAll(kind === 'idNumber' ? NIN : TELEPHONE)]
    .filter(({ 1: found = '' }) => kind === 'telephone' || isNin(found))
    .map(({ index, 1: found = '' }) => ({ from: index, to: index + found.length, kind }))

/** Masks the numbers of these kinds. Those that overlap are masked as one: either may be meant. */
const maskNumbers = (text: string, kinds: readonly Span['kind'][]): string => {
  const merged: Span[] = []
  for (const span of kinds.flatMap(kind => spansOf(text, kind)).toSorted((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (!last || span.from >= last.to) merged.push({ ...span })
    else if (span.to >= last.to) Object.assign(last, { to: span.to, kind: span.kind })
  }
  const parts = merged.map(({ from, to, kind }, at) => {
    const found = text.slice(from, to)
    return (
      text.slice(merged[at - 1]?.to ?? 0, from) +
      masked(kind, kind === 'idNumber' ? found.replace(/[^a-z\d]/gi, '') : found)
    )
  })
  return [...parts, text.slice(merged.at(-1)?.to ?? 0)].join('')
}

/** Returns a text in which numbers have their plain signs. Its line ends stay. */
const inPlainSigns = (text: string) =>
  text
    .split(/(\r\n|[\r\n])/)
    .map((part, at) => (at % 2 ? part : foldSigns(part)))
    .join('')

/** Masks a text in plain signs. One without personal data stays as it was typed. */
const inItsSigns = (text: string, mask: (plain: string) => string) => {
  const plain = inPlainSigns(text)
  const shown = mask(plain)
  return shown === plain ? text : shown
}

/** Returns a text with the middle of whatever looks like a NIN replaced: its first two and last four letters stay. */
export const maskNins = (text: string): string => inItsSigns(text, plain => maskNumbers(plain, ['idNumber']))

const maskForms = (text: string) =>
  inItsSigns(text, plain =>
    maskNumbers(plain, ['idNumber', 'telephone']).replace(EMAIL, email => masked('email', email)),
  )

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

/** Masks of a value: names of fields by their kind, and forms of values in text. */
type Masks = { kindOf(name: string): PersonalKind | undefined; ofForms(text: string): string }

/** Masks JSON that was cut and cannot be parsed. A list or object under a personal name hides the rest of the text. */
const maskCut = (text: string, { kindOf }: Masks): string => {
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

const maskText = (text: string, masks: Masks): string => {
  const json = parsed(text)
  if (typeof json !== 'object' || json === null) return masks.ofForms(maskCut(text, masks))
  return JSON.stringify(maskValue(json, masks), null, text.includes('\n') ? 2 : undefined)
}

const maskValue = (value: unknown, masks: Masks): unknown => {
  if (typeof value === 'string') return maskText(value, masks)
  if (Array.isArray(value)) return value.map(part => maskValue(part, masks))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      const kind = masks.kindOf(name)
      return [name, kind ? maskParts(kind, part) : maskValue(part, masks)]
    }),
  )
}

/** Masks personal data in free text, or in JSON without a schema: by the names of fields, and by the form of values. */
export const maskAnywhere = (value: unknown): unknown => maskValue(value, { kindOf, ofForms: maskForms })

const addressOf = (name: string) => (kindOf(name) === 'address' ? 'address' : undefined)

/** Masks the addresses alone in JSON without a schema, or in its text, by the names of their fields. */
export const maskAddressesAnywhere = (value: unknown): unknown =>
  maskValue(value, { kindOf: addressOf, ofForms: text => text })
