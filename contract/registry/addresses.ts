import { z } from 'zod'
import { anyOf, get, maybe, orNull, word } from '../call'
import { one } from '../dialects'
import { Id } from '../id'
import { Places } from './people'

/**
 * Address of a company from Form 18: its places, from the village up, and the rest as text
 * (docs/requirements/entity-file.md).
 */
export const CompanyAddress = anyOf({
  village: maybe(z.union([Places, z.object({}).transform(() => null)])),
  address: maybe(
    z.object({ plot: maybe(word), street: maybe(word), postalAddress: maybe(word), description: maybe(word) }),
  ),
})
export type CompanyAddress = z.infer<typeof CompanyAddress>

/** Filing status of a form; hosts send a boolean or a word. */
const Filed = z.union([
  z.boolean(),
  z.string().transform(text => /^(true|yes|y|1|filed|compliant)$/i.test(text.trim())),
])

export const Compliance = anyOf({
  formCompliance: maybe(z.object({ complianceForForm18: maybe(Filed) })),
  lockDown: maybe(z.boolean()),
  locked: maybe(z.boolean()),
})
export type Compliance = z.infer<typeof Compliance>

const permit = 'can_view_reservation_settings'
const file = { kind: 'ENTITY', key: 'id' } as const

export const addresses = {
  ofCompany: get('CF-ADDRESS', '/incorporation/companies/continuous-filing/get-address/{id}', {
    permit,
    file,
    wrapping: one.dataOrContent,
    answer: orNull(CompanyAddress),
  }),
  compliance: get('CF-COMPLIANCE', '/incorporation/companies/continuous-filing/get-compliance/{id}', {
    permit,
    file,
    wrapping: one.dataOrContent,
    answer: orNull(Compliance),
  }),
  byVillage: get('ADDRESS-BY-VILLAGE', '/configuration/address/full-path', {
    permit: 'signed-in',
    query: z.object({ villageId: Id }),
    wrapping: one.dataData,
    answer: Places,
  }),
}
