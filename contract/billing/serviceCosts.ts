import { z } from 'zod'
import { Price } from '../amount'
import { figure, get, list, maybe, post, word } from '../call'
import { paging, under } from '../dialects'
import { Id } from '../id'

/**
 * Price of a service and the tax head it is paid under (docs/requirements/billing.md). Our API sends a version number.
 */
export const ServiceCost = z.object({
  id: Id,
  serviceName: z.string(),
  serviceCode: maybe(word),
  serviceCost: maybe(figure),
  taxHeadId: maybe(Id),
  taxHeadCode: maybe(word),
  currencyId: maybe(Id),
  version: maybe(z.number()),
})
export type ServiceCost = z.infer<typeof ServiceCost>

const Currency = z.object({ id: Id, code: z.string(), name: maybe(z.string()) })

/** Permission to read prices. */
const permit = 'can_access_billing_settings'
const modify = 'can_modify_service_costs'

const body = {
  serviceName: z.string().trim().min(1).max(200),
  serviceCode: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .regex(/^[\p{L}\p{N}._/-]+$/u),
  serviceCost: Price,
  taxHeadId: Id,
  currencyId: Id,
}

export const serviceCosts = {
  list: list('SERVICE-LIST', '/configuration/service-charge/all', {
    permit,
    filter: z.object({}),
    row: ServiceCost,
    paging: paging.none,
    envelope: under('data'),
  }),
  create: post('SERVICE-CREATE', '/configuration/service-charge/create', {
    permit: modify,
    body: z.strictObject(body),
  }),
  update: post('SERVICE-UPDATE', '/configuration/service-charge/update', {
    permit: modify,
    extras: { version: 'versions' },
    body: z.strictObject({ serviceChargeId: Id, ...body, version: z.number().int().optional() }),
  }),
  /** A GET that deletes (decision F12): the portal sends it only after the user confirms. */
  remove: get('SERVICE-DELETE', '/configuration/service-charge/delete-by-id/', {
    permit: modify,
    query: z.object({ serviceChargeId: Id }),
    changes: true,
  }),
}

export const currencies = {
  list: list('CURRENCY-LIST', '/configuration/currency/all', {
    permit,
    filter: z.object({}),
    row: Currency,
    paging: paging.none,
    envelope: under('data'),
  }),
}
