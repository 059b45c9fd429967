import { type ZodType, z } from 'zod'
import { MASK } from './access/endPoints'

/** Kinds of personal data of natural persons. An age counts as a birth date, the id of a village as an address. */
export type PersonalKind = 'idNumber' | 'birthDate' | 'address' | 'telephone' | 'email'

/** Mark of a schema: a value of one kind, or text and JSON without a schema, in which any kind may stand. */
export type PersonalMark = PersonalKind | 'anywhere'

const marks = z.registry<{ mark: PersonalMark }>()

const marked = <T extends ZodType>(mark: PersonalMark, schema: T): T => {
  // A copy: schemas such as `word` are shared by fields that are not personal.
  const copy = schema.clone()
  marks.add(copy, { mark })
  return copy
}

/**
 * Marks a field as personal data of a natural person, once for every call that answers it. A marked object or list is
 * masked in all its parts. Returns a copy of the schema; put it inside `maybe`, so that absent values stay absent.
 */
export const personal = <T extends ZodType>(kind: PersonalKind, schema: T): T => marked(kind, schema)

/**
 * Marks free text, or JSON without a schema, that may hold personal data: the fields that the contract marks anywhere are
 * masked in it by their names, and ID numbers, e-mail addresses and telephones by their form.
 */
export const personalText = <T extends ZodType>(schema: T): T => marked('anywhere', schema)

const plainTexts = new WeakSet<ZodType>()

/** Marks a text as no personal data of a natural person, as somebody has decided. Returns a copy of the schema. */
export const plain = <T extends ZodType>(schema: T): T => {
  const copy = schema.clone()
  plainTexts.add(copy)
  return copy
}

/** Tells whether `plain` marks a schema. */
export const isPlain = (schema: ZodType): boolean => plainTexts.has(schema)

/** Returns the mark of a schema itself, without those of its parts. */
export const personalMarkOf = (schema: ZodType): PersonalMark | undefined => marks.get(schema)?.mark

const LONG_NUMBER = 12
const NUMBER = 8

const lastLetters = (text: string, count: number) => `${MASK}${text.slice(-count)}`

/** Patterns of masked values: a value of such a form shows no more than a mask does. */
const maskForms: Record<PersonalKind, RegExp> = {
  idNumber: /^(?:[\p{L}\p{N}]{2})?•{8}[\p{L}\p{N}]{0,4}$/u,
  birthDate: /^(?:\d{4}-••-••|•{8})$/,
  address: /^•{8}$/,
  telephone: /^•{8}\d{0,2}$/,
  email: /^[^@\s•]?•{8}(?:@•{8})?$/u,
}

const maskers: Record<PersonalKind, (text: string) => string> = {
  // Two letters and four of at least twelve; two of at least eight; shorter ones, and ones with signs there, show nothing.
  idNumber(text) {
    if (!/^[\p{L}\p{N}]{2}.*[\p{L}\p{N}]{4}$/u.test(text) || text.length < NUMBER) return MASK
    return text.length < LONG_NUMBER ? lastLetters(text, 2) : `${text.slice(0, 2)}${lastLetters(text, 4)}`
  },
  birthDate(text) {
    const [year, ...more] = text.match(/(?<!\d)(?:18|19|20)\d{2}(?!\d)/g) ?? []
    return year && !more.length && text.length > year.length ? `${year}-••-••` : MASK
  },
  address: () => MASK,
  telephone: text => (text.replace(/\D/g, '').length > NUMBER && /\d{2}$/.test(text) ? lastLetters(text, 2) : MASK),
  // The domain stays hidden: private ones carry the name of their owner.
  email(text) {
    const [, first = ''] = /^([^@\s•])[^@]{3,}@/u.exec(text) ?? []
    return text.includes('@') ? `${first}${MASK}@${MASK}` : MASK
  },
}

/**
 * Returns the masked text of a value: `CM••••••••4K2H` of an ID number, the year of a birth date, the last two digits of
 * a telephone, the first letter of an e-mail address, and dots alone of addresses and short values. Pure; a masked value
 * stays as it is, and so does the empty text.
 */
export const masked = (kind: PersonalKind, value: string | number): string => {
  const text = String(value).trim()
  return text === '' || maskForms[kind].test(text) ? text : maskers[kind](text)
}

/** Tells whether a value holds the dots of a mask, whatever its kind. */
export const isMasked = (value: unknown): value is string => typeof value === 'string' && value.includes('••')

/** Kinds of files: everything that the register keeps about one subject, opened by one key. */
export const fileKinds = [
  'ENTITY',
  'PERSON',
  'PRACTITIONER',
  'LEGAL_DOCUMENT',
  'APPLICATION',
  'ACCOUNT',
  'PAYMENT',
  /** A document by its handle or file name. */
  'DOCUMENT',
] as const
export type FileKind = (typeof fileKinds)[number]

/**
 * The file that a call reads, with the name of the value of its path, query or body that is the file's key. `parts` is a
 * list of the answer whose entries name, by `key`, the records that the file was put together from.
 */
export type ReadsFile = { kind: FileKind; key: string; parts?: string }

const otherFiles = z.registry<ReadsFile>()

/**
 * Marks an object whose personal data is that of another file than the one that the call reads, by the object's field
 * that is the file's key: it is masked unless there is a reason for that file. Returns a copy of the schema.
 */
export const ofFile = <T extends ZodType>(file: ReadsFile, schema: T): T => {
  const copy = schema.clone()
  otherFiles.add(copy, file)
  return copy
}

/** Returns the other file whose personal data a schema marks. */
export const otherFileOf = (schema: ZodType): ReadsFile | undefined => otherFiles.get(schema)
