import { z } from 'zod'
import { get, maybe } from '../call'
import { personalText } from '../personal'

/** Permission to watch and repair the registry's internal processes. */
export const processPermit = 'can_access_internal_processing'

/** Request or response of a process. Hosts send JSON, or text that holds it. */
export const Written = personalText(
  z.union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())]),
).transform(written => (typeof written === 'string' ? written : JSON.stringify(written, null, 2)))

/** Owner of a process: a name, or an entity that has one. */
export const Owner = z
  .union([z.string(), z.object({ name: maybe(z.string()) })])
  .transform(owner => (typeof owner === 'string' ? owner : (owner.name ?? '')))

/**
 * Ours, beside the fields of other hosts: cause of the failure, and the length of the full texts. A list carries only
 * their beginnings.
 */
export const OfOurs = {
  cause: maybe(personalText(z.string())),
  requestSize: maybe(z.number()),
  responseSize: maybe(z.number()),
}

/** Comma-separated statuses in any letter case (decision G8). */
export const Statuses = z.string().max(200)

/** Search text: a BRN, the name of a kind, or the number of a process. */
export const Sought = z.string().max(200)

export const processTexts = {
  /** Full text of the request or the response. */
  whole: get('PORTAL-PROCESS-TEXT', '/portal/processes/{id}/{part}', {
    extension: 'processTexts',
    permit: processPermit,
    answer: z.object({ text: personalText(z.string()) }),
  }),
}
