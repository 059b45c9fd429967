import { z } from 'zod'
import { list, maybe } from '../call'
import { content, paging } from '../dialects'

/** An insolvency practitioner, as far as the list shows one (000 section 3). */
export const Practitioner = z.object({
  uniquePractitionerNumber: z.coerce.string(),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  phoneNumber: maybe(z.string()),
  registrationDate: maybe(z.string()),
  active: maybe(z.boolean()),
  professions: maybe(z.array(z.object({ professionName: maybe(z.string()) }))),
})
export type Practitioner = z.infer<typeof Practitioner>

export const practitioners = {
  list: list('PRACTITIONER-LIST', '/insolvency/api/practitioners', {
    permit: 'can_view_practitioner_registry',
    filter: z.object({ search: z.string().max(200).optional() }),
    row: Practitioner,
    paging: paging.perPage,
    envelope: content,
  }),
}
