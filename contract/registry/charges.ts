import { z } from 'zod'
import { figure, list, maybe } from '../call'
import { paging, under } from '../dialects'
import { personal, personalText, plain } from '../personal'

/** Kinds of charges; a source may call all others OTHER. */
export const chargeKinds = [
  'FIXED',
  'FLOATING',
  'FIXED_AND_FLOATING',
  'MORTGAGE',
  'DEBENTURE',
  'PLEDGE',
  'OTHER',
] as const
export type ChargeKind = (typeof chargeKinds)[number]

/**
 * A registered charge on property of an entity. Without an amount it secures all moneys; without a day of satisfaction it is
 * outstanding. Days are YYYY-MM-DD.
 */
export const Charge = z.object({
  number: plain(z.string()),
  kind: z.enum(chargeKinds),
  property: personalText(z.string()),
  amount: maybe(figure),
  currency: maybe(plain(z.string())),
  chargee: plain(z.string()),
  /** Number of the chargee: of a company, or the ID number of a natural person. */
  chargeeNumber: maybe(personal('idNumber', z.string())),
  createdOn: plain(z.string()),
  registeredOn: plain(z.string()),
  satisfiedOn: maybe(plain(z.string())),
  trackingNo: maybe(plain(z.string())),
})
export type Charge = z.infer<typeof Charge>

export const charges = {
  /** Registered charges of an entity, outstanding ones first, then the latest registration. */
  ofEntity: list('PORTAL-CHARGES', '/portal/charges/{brn}', {
    permit: 'can_view_reservation_settings',
    file: { kind: 'ENTITY', key: 'brn' },
    extension: 'charges',
    filter: z.object({}),
    row: Charge,
    paging: paging.none,
    envelope: under('data'),
  }),
}
