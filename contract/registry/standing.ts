import { z } from 'zod'

/**
 * Facts that a status alone does not tell: the entity is on the black list or the de-registration list, or an application
 * to wind it up was approved and its day of dissolution has not come.
 */
const standingStates = ['BLACKLISTED', 'DE_REGISTERED', 'WINDING_UP'] as const
export type StandingState = (typeof standingStates)[number]

/** A fact about an entity, and the first day of the registry on which it was true. */
export const StandingFact = z.object({ state: z.enum(standingStates), since: z.string().nullish() })
export type StandingFact = z.infer<typeof StandingFact>

/**
 * Field that our API adds to the rows and files of entities. A host that means something else by its name is read as one
 * without it.
 */
export const Standing = z.array(StandingFact).nullish().catch(undefined)
