import { z } from 'zod'
import { get, maybe } from '../call'

/** Who watches the registry's own work, and puts it right. */
export const processPermit = 'can_access_internal_processing'

/** What was sent or answered. Hosts keep it as JSON, or as text of it. */
export const Written = z
  .union([z.string(), z.record(z.string(), z.unknown()), z.array(z.unknown())])
  .transform(written => (typeof written === 'string' ? written : JSON.stringify(written, null, 2)))

/** Whose a process is: a name, or an entity that has one. */
export const Owner = z
  .union([z.string(), z.object({ name: maybe(z.string()) })])
  .transform(owner => (typeof owner === 'string' ? owner : (owner.name ?? '')))

/**
 * Ours, beside what a host keeps of a process: why it failed, and how long its texts are in full. A list brings no more
 * than their beginnings.
 */
export const OfOurs = {
  cause: maybe(z.string()),
  requestSize: maybe(z.number()),
  responseSize: maybe(z.number()),
}

/** Statuses, with commas between; in any case (decision G8). */
export const Statuses = z.string().max(200)

/** A number of an entity, the name of a kind, or a process's own number. */
export const Sought = z.string().max(200)

export const processTexts = {
  /** All of what was sent or answered. */
  whole: get('PORTAL-PROCESS-TEXT', '/portal/processes/{id}/{part}', {
    extension: 'processTexts',
    permit: processPermit,
    answer: z.object({ text: z.string() }),
  }),
}
