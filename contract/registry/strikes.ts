import { z } from 'zod'
import { maybe, word } from '../call'
import { content } from '../dialects'
import { RefusedRow } from '../imports'
import { personalText } from '../personal'
import { dayFilter, sorting } from '../sorting'

/**
 * One change of an entry: fromStatus OFF is shown as 'Removed from black list', any other value as 'Added' (decision
 * C4).
 */
const StrikeChange = z.object({
  createdAt: maybe(z.string()),
  fromStatus: maybe(z.string()),
  addedBy: maybe(z.string()),
  /** Reason that was given with the change; see the extension `strikeReasons`. */
  reason: maybe(personalText(z.string())),
})

/** Longest reason of an entry, in characters. */
export const LONGEST_REASON = 500

/**
 * An entry of the black list or of the de-registration list; both have the same fields
 * (docs/requirements/registries.md).
 */
export const StrikeEntry = z.object({
  brn: word,
  companyName: maybe(z.string()),
  createdAt: maybe(z.string()),
  updatedAt: maybe(z.string()),
  addedBy: maybe(z.string()),
  lastStatusUpdateDoneBy: maybe(z.string()),
  history: maybe(z.array(StrikeChange)),
})
export type StrikeEntry = z.infer<typeof StrikeEntry>

/** Number at which our API stops counting the entries of a span of days. */
export const MOST_COUNTED_STRIKES = 10_000

/** Common parts of both lists: their filter, and the orders and days of our API. */
export const strikeList = {
  filter: z.object({
    search: z.string().max(200).optional(),
    status: z.literal('ON').optional(),
    ...dayFilter,
  }),
  row: StrikeEntry,
  rowRecord: { kind: 'ENTITY', key: 'brn' },
  envelope: content,
  countsTo: MOST_COUNTED_STRIKES,
  ...sorting(['brn', 'companyName', 'createdAt']),
} as const

/** Answer of a history call: the list of changes, or an entry that holds it. The documents leave it open. */
export const StrikeHistory = z.union([
  z.array(StrikeChange).transform(history => ({ history })),
  StrikeEntry.partial().extend({ history: z.array(StrikeChange) }),
])
export type StrikeHistory = z.infer<typeof StrikeHistory>

/** A row of an uploaded list that our server refused, with its reasons. */
export const RefusedStrike = RefusedRow.extend({
  brn: maybe(z.string()),
  code: z.enum(['empty-brn', 'malformed-brn', 'repeated-brn', 'unknown-brn', 'already-listed', 'name-too-long']),
})
export type RefusedStrike = z.infer<typeof RefusedStrike>

/**
 * Shape of a BRN (decision B14), of 3 to 30 signs: digits with slashes and hyphens between, such as 80020001234567, or an
 * old number, which begins with a letter and ends in a digit, such as P-100226.
 */
export const BRN = /^(?:\d[\d/-]{1,28}|[A-Za-z][A-Za-z0-9/-]{1,28})\d$/
