import type { FieldFault } from '@contract/fieldFaults'
import type { Says } from '@/definition/formDialog'
import { readableCode } from '@/definition/readableCode'
import { hasWords, type Words } from './words'

/** Failed call; ApiError has this shape. */
export type Failure = {
  status?: number | undefined
  code?: string | undefined
  message?: string | undefined
  params?: Record<string, unknown>
  unsure?: boolean | undefined
  detail?: unknown
  fields?: Record<string, string> | undefined
  faults?: Record<string, FieldFault> | undefined
}

/** Keys of what a host refused or said, by its code. */
const refusal = (code: string) => `refusals.${code}`
const messageKey = (code: string) => `said.${code}`
/** Key of what a host said of one field. */
const fault = (code: string) => `daftari.fieldFaults.${code}`

/** Keys of the words of a code. */
const ofCode = (code: string) => `daftari.codes.${code.toUpperCase()}`
/** Keys of the words of codes of the wire, by the parameter that holds them; all others are names and numbers. */
const CODED: Readonly<Record<string, (code: string) => string>> = {
  status: ofCode,
  mode: ofCode,
  key: ofCode,
  unit: ofCode,
  office: code => `daftari.fileChange.roles.${code}`,
  class: code => `daftari.fileChange.classes.${code}`,
  particulars: code => `daftari.fileChange.fields.${code}`,
}

/** Parameters of messages that may be days; the wire spells them 2026-12-25. */
const DAYS = new Set(['day', 'from', 'to', 'until', 'date', 'since', 'registered'])
const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Returns the parameters of a message with codes as words and days as screens show them, so that no screen shows
 * PENDING_APPLICATION or 2026-12-25.
 */
const shownParams = (words: Words, params: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value]
      if (DAYS.has(name) && DAY.test(value)) return [name, value.split('-').reverse().join('-')]
      const keyOf = CODED[name]
      if (!keyOf) return [name, value]
      const inWords = (code: string) => (hasWords(keyOf(code)) ? words(keyOf(code)) : readableCode(code))
      return [name, value.split(', ').map(inWords).join(', ')]
    }),
  )

const isFailure = (error: unknown): error is Failure => typeof error === 'object' && error !== null

/** Tells whether the failed call was a write that may have succeeded. */
export const isUnsure = (error: unknown): boolean => isFailure(error) && error.unsure === true

/** Tells whether a write was refused because its row was changed after it was read. */
export const isOutdated = (error: unknown): boolean => isFailure(error) && error.code === 'changed-meanwhile'

/** Statuses of a refusal because of the state of a record: it was changed, was removed, or is not as the page shows it. */
const OTHER_STATE = [404, 409, 410]

/**
 * Tells whether the page that a failed write was sent from may show another state than the host has: the write may have
 * succeeded, or the host refused it because of the state of a record.
 */
export const isStateUnknown = (error: unknown): boolean =>
  isUnsure(error) || (isFailure(error) && error.status !== undefined && OTHER_STATE.includes(error.status))

/**
 * Returns the words of a failed write, with a second line where it may have been done all the same: the fixed words of the
 * documents stand alone, and a host that does not know says so itself.
 */
const withDoubt = (words: Words, error: unknown, text: string): string =>
  isUnsure(error) && isFailure(error) && error.code !== 'write-unknown'
    ? `${text}\n${words('daftari.notices.unsure')}`
    : text

/** The message of a refusal that is no sentence, such as a list of what is wrong with each year. */
const detailOf = (error: unknown): unknown => (isFailure(error) ? error.detail : undefined)

/** Codes of calls whose answer never came or could not be read: the host gave no message. */
const UNANSWERED = new Set(['offline', 'timeout', 'unfit-answer'])

/** Returns the portal's own sentence about a call without a readable answer; '' where the host answered. */
const unansweredWords = (words: Words, error: unknown): string => {
  const code = isFailure(error) ? error.code : undefined
  return code && UNANSWERED.has(code) ? words(refusal(code)) : ''
}

const lines = (...sentences: (string | undefined)[]) => sentences.filter(Boolean).join('\n')

/**
 * Returns why a call failed, without what became of it. `untold` is the text of the documents for a host that gave no
 * message; a lost connection is such a host, and its sentence stands below in a line of its own.
 */
export const reasonWords = (words: Words, error: unknown, untold?: string): string => {
  const unanswered = unansweredWords(words, error)
  if (unanswered) return lines(untold, unanswered)
  const { code, message, params }: Failure = isFailure(error) ? error : {}
  // A fault of the portal itself has no words for staff.
  const isFault = code === 'fault' || (error instanceof Error && !('status' in error))
  if (code && hasWords(refusal(code)))
    return words(refusal(code), { detail: message ?? '', ...shownParams(words, params ?? {}) })
  return (isFault ? '' : message) || untold || words('daftari.notices.bad.text')
}

/**
 * Returns the toast of a failed write. The fixed text of the documents comes first (docs/requirements/portal-shell.md);
 * a lost connection, and the doubt whether it was saved, follow in lines of their own.
 */
export const writeFailure = (words: Words, error: unknown, says: Says = {}): { title?: string; text: string } => {
  const { failed, failedTitle, untold, reason: showsReason, asJson } = says
  const unanswered = unansweredWords(words, error)
  const reason = reasonWords(words, error, untold)
  const why = asJson && !unanswered ? JSON.stringify(detailOf(error) ?? reason) : reason
  const title = failedTitle || (showsReason && failed)
  const text = withDoubt(words, error, !showsReason && failed ? lines(failed, unanswered) : why)
  return { text, ...(title && { title }) }
}

/** Errors of single fields, in the language in use where the host gave a code, else in the host's words. */
export const fieldWords = (words: Words, error: unknown): Record<string, string> => {
  const { fields = {}, faults = {} }: Failure = isFailure(error) ? error : {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, sentence]) => {
      const { code, params = {} } = faults[name] ?? { code: '' }
      if (code && hasWords(fault(code))) return [name, words(fault(code), params)]
      if (code && hasWords(refusal(code))) return [name, words(refusal(code), shownParams(words, params))]
      return [name, sentence]
    }),
  )
}

/**
 * Returns the message for a failed call: translated when its code is known, else in the host's words, else what the
 * screen says of a failure without a reason, else the default sentence (docs/requirements/portal-shell.md). Of a write
 * that may have been done all the same it says that too.
 */
export const failureWords = (words: Words, error: unknown, untold?: string): string =>
  withDoubt(words, error, reasonWords(words, error, untold))

type Answer = {
  message?: string | null | undefined
  code?: string | null | undefined
  params?: unknown
}

const isParams = (params: unknown): params is Record<string, unknown> => typeof params === 'object' && params !== null

/** Returns the message after a write: the screen's words, else the host's, translated where known, else the default. */
export const successWords = (words: Words, { message, code, params }: Answer, ownWords?: string): string => {
  if (ownWords) return ownWords
  const translated =
    code && hasWords(messageKey(code))
      ? words(messageKey(code), isParams(params) ? shownParams(words, params) : {})
      : ''
  // A host that sends no parameters has already put them into its own sentence.
  if (translated && !translated.includes('%{')) return translated
  return message || words('daftari.notices.good.text')
}
