import { z } from 'zod'
import { Day } from '../day'
import { fault } from '../fault'

const FILING = /^filing:([A-Za-z0-9-]{1,40})$/

/**
 * Moment of an entity's file that its calls are asked for, in the address: the end of a day of the registry as YYYY-MM-DD, or
 * the state after a filing as `filing:TRACKING`. `knownOn` leaves out what was recorded after that day. Our own host only
 * (docs/decisions/120-versions.md).
 */
export const AsOf = z.object({
  asOf: z.union([Day, z.string().regex(FILING, fault('bad-format'))]).optional(),
  knownOn: Day.optional(),
})
export type AsOf = z.infer<typeof AsOf>

/** Returns the tracking number of the filing that a moment names; undefined for a day. */
export const filingOf = (asOf: string | undefined): string | undefined => FILING.exec(asOf ?? '')?.[1]
