import { z } from 'zod'
import { maybe, word } from '../call'
import { RefusedRow } from '../imports'

/**
 * One change of an entry: fromStatus OFF is shown as 'Removed from black list', any other value as 'Added' (decision
 * C4).
 */
const StrikeChange = z.object({
  createdAt: maybe(z.string()),
  fromStatus: maybe(z.string()),
  addedBy: maybe(z.string()),
})

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

/** Shape of a BRN: letters and digits with slashes and hyphens between, at least one digit (decision B14). */
export const BRN = /^(?=.*\d)[A-Za-z0-9](?:[A-Za-z0-9/-]{1,28})[A-Za-z0-9]$/
