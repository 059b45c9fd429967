import { z } from 'zod'
import { post } from '../call'
import { one } from '../dialects'

export const entities = {
  /** Looks up an entity by its BRN before it is added to a list (docs/requirements/registries.md). */
  lookUp: post('ENTITY-LOOKUP', '/integration/get-entity-full', {
    permit: ['can_view_blacklist_registry', 'can_view_registry'],
    changes: false,
    body: z.strictObject({ registration_no: z.string().trim().min(1).max(40), old_registration_no: z.literal('-') }),
    wrapping: one.data,
    answer: z.object({ entity_name: z.string() }),
  }),
}
