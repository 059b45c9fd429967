import { z } from 'zod'
import { maybe, post, word } from '../call'
import { one } from '../dialects'

/** Most BRNs of one look-up; a longer list is looked up in parts. */
export const MOST_LOOKED_UP = 10_000

const permit = ['can_view_blacklist_registry', 'can_view_registry'] as const

export const entities = {
  /** Looks up an entity by its BRN before it is added to a list (docs/requirements/registries.md). */
  lookUp: post('ENTITY-LOOKUP', '/integration/get-entity-full', {
    permit,
    changes: false,
    body: z.strictObject({ registration_no: z.string().trim().min(1).max(40), old_registration_no: z.literal('-') }),
    wrapping: one.data,
    answer: z.object({
      entity_name: z.string(),
      /** Not published; a host may send these. `listed` names the registers that list the entity now. */
      entity_type: maybe(word),
      entity_status: maybe(word),
      listed: maybe(z.array(z.string())),
    }),
  }),
  /** Ours: answers those BRNs of an uploaded list that no entity has, in the spelling of `normalBrn`. */
  unknown: post('PORTAL-UNKNOWN-BRNS', '/portal/entities/unknown', {
    permit,
    extension: 'bulkLookUp',
    changes: false,
    body: z.strictObject({ brns: z.array(z.string().max(60)).min(1).max(MOST_LOOKED_UP) }),
    answer: z.object({ unknown: z.array(z.string()) }),
  }),
}
