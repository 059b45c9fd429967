import { z } from 'zod'
import { post } from '../call'
import { one } from '../dialects'

/**
 * What organisations call from their own systems. Nobody signs in: `Authorization: Bearer <apiKey>.<secretKey>` names
 * the account, its mode and what it may ask for, so the permit is 'public' and each handler asks for the key.
 */
const brn = z.strictObject({ brn: z.string().trim().min(1).max(40) })
const permit = 'public'

export const PartnerEntity = z.object({
  brn: z.string(),
  name: z.string(),
  kind: z.string(),
  status: z.string(),
  registeredOn: z.string(),
})
export type PartnerEntity = z.infer<typeof PartnerEntity>

export const partnerApi = {
  registrationStatus: post('PORTAL-PARTNER-REGISTRATION-STATUS', '/api/partner/entity/registration-status', {
    permit,
    body: brn,
    wrapping: one.data,
    answer: PartnerEntity.pick({ brn: true, status: true }),
  }),
  entityBasic: post('PORTAL-PARTNER-ENTITY-BASIC', '/api/partner/entity/basic', {
    permit,
    body: brn,
    wrapping: one.data,
    answer: PartnerEntity,
  }),
  nameSimilarity: post('PORTAL-PARTNER-NAME-SIMILARITY', '/api/partner/search/name-similarity', {
    permit,
    body: z.strictObject({ name: z.string().trim().min(3).max(200) }),
    wrapping: one.data,
    answer: z.object({ similar: z.array(z.object({ brn: z.string(), name: z.string(), likeness: z.number() })) }),
  }),
}
