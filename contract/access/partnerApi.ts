import { z } from 'zod'
import { post } from '../call'
import { one } from '../dialects'
import { Refusal } from '../errors'
import { foldText } from '../fold'
import { personalText, plain } from '../personal'
import { Filed, PartnerFilingBody } from '../portal/filedChanges'
import { chargeKinds } from '../registry/charges'
import { StandingFact } from '../registry/standing'

/**
 * Calls that organisations make from their own systems. There is no session: `Authorization: Bearer
 * <apiKey>.<secretKey>` names the account, its mode and its end points, so the permit is 'public' and each handler
 * checks the key.
 */
const permit = 'public'

/** Rejects every query parameter: proxies and servers log addresses, so secrets must never stand in one. */
const nothing = z.looseObject({}).refine(query => {
  if (Object.keys(query).length) throw new Refusal('key-in-address')
  return true
})

const typed = z.string().overwrite(foldText).min(1)
const brn = z.strictObject({ brn: typed.max(40) })
const name = z.strictObject({ name: typed.min(3).max(200) })
const number = z.strictObject({ number: typed.max(60) })
const page = z.strictObject({ page: z.int().min(1).max(100_000).default(1) })

const Named = z.object({ brn: z.string(), name: z.string() })
const maybe = z.string().nullable()

export const PartnerEntity = Named.extend({
  kind: z.string(),
  status: z.string(),
  registeredOn: z.string(),
  /** Facts beside the status: black-listed, de-registered, in winding-up. Empty for most. */
  standing: z.array(StandingFact),
})
export type PartnerEntity = z.infer<typeof PartnerEntity>

/** A person or organisation as the public may see them: no ID number and no contact details. */
export const PartnerPerson = z.object({ name: z.string(), kind: z.string(), nationality: maybe })
export type PartnerPerson = z.infer<typeof PartnerPerson>

export const PartnerShareholder = z.object({
  name: z.string(),
  holdings: z.array(z.object({ shareClass: z.string(), numberOfShares: z.number() })),
})
export type PartnerShareholder = z.infer<typeof PartnerShareholder>

/** A person, and a holder with share classes, with the numbers in the entity's file by which filings name them. */
const FiledPerson = PartnerPerson.extend({ no: z.int() })
export type FiledPerson = z.infer<typeof FiledPerson>
const FiledShareholder = PartnerShareholder.extend({
  no: z.int(),
  holdings: z.array(PartnerShareholder.shape.holdings.element.extend({ classNo: z.int() })),
})
export type FiledShareholder = z.infer<typeof FiledShareholder>

export const PartnerAddress = z.object({
  plot: maybe,
  street: maybe,
  postalAddress: maybe,
  village: maybe,
  district: maybe,
})
export type PartnerAddress = z.infer<typeof PartnerAddress>

export const PartnerFiling = z.object({ trackingNumber: z.string(), filedOn: z.string(), changes: z.array(z.string()) })
export type PartnerFiling = z.infer<typeof PartnerFiling>

export const PartnerPractitioner = z.object({ number: z.string(), name: z.string(), active: z.boolean() })
export type PartnerPractitioner = z.infer<typeof PartnerPractitioner>

export const PartnerDocument = z.object({ name: z.string(), kind: z.string(), filedOn: z.string() })
export type PartnerDocument = z.infer<typeof PartnerDocument>

export const PartnerInstrument = z.object({
  number: z.string(),
  documentType: z.string(),
  subjectMatter: z.string(),
  filedOn: z.string(),
})
export type PartnerInstrument = z.infer<typeof PartnerInstrument>

/** A legal document that names an entity, with the roles of the entity in it. */
export const PartnerNaming = PartnerInstrument.extend({ roles: z.array(z.string()) })
export type PartnerNaming = z.infer<typeof PartnerNaming>

/** A charge over an entity's property, as the legal document that secures the debt states it. */
export const PartnerCharge = z.object({
  number: z.string(),
  documentType: z.string(),
  amountSecured: z.number().nullable(),
  collateral: maybe,
  holders: z.array(z.string()),
  filedOn: z.string(),
})
export type PartnerCharge = z.infer<typeof PartnerCharge>

/**
 * A charge of the register of charges. Without an amount it secures all moneys; without a day of satisfaction it is outstanding.
 */
const RegisteredCharge = z.object({
  number: plain(z.string()),
  kind: z.enum(chargeKinds),
  property: personalText(z.string()),
  amount: z.number().nullable(),
  currency: maybe,
  chargee: plain(z.string()),
  createdOn: plain(z.string()),
  registeredOn: plain(z.string()),
  satisfiedOn: plain(z.string()).nullable(),
})
export type RegisteredCharge = z.infer<typeof RegisteredCharge>

/** Charges of an entity: those of legal documents, and those of the register of charges, outstanding ones first. */
const PartnerCharges = z.object({ charges: z.array(PartnerCharge), registered: z.array(RegisteredCharge) })
export type PartnerCharges = z.infer<typeof PartnerCharges>

/** Percentage of the allotted shares that a natural person holds, directly or through other companies. */
const PartnerOwner = z.object({ name: z.string(), nationality: maybe, percentage: z.number() })

/**
 * Beneficial owners of a company; `untraced` is the percentage held by bodies whose owners the register does not know.
 */
export const PartnerOwners = z.object({ owners: z.array(PartnerOwner), untraced: z.number() })
export type PartnerOwners = z.infer<typeof PartnerOwners>

const people = z.object({ people: z.array(FiledPerson) })

const callsBelow = (base: string, id: string) => {
  const asks = <B, A>(endPoint: string, body: z.ZodType<B>, answer: z.ZodType<A>) =>
    post(`${id}${endPoint.replaceAll('/', '-').toUpperCase()}`, `${base}${endPoint}`, {
      permit,
      query: nothing,
      body,
      wrapping: one.data,
      answer,
    })
  return {
    registrationStatus: asks(
      '/entity/registration-status',
      brn,
      PartnerEntity.pick({ brn: true, status: true, standing: true }),
    ),
    entityBasic: asks('/entity/basic', brn, PartnerEntity),
    entityFull: asks(
      '/entity/full',
      brn,
      PartnerEntity.extend({
        address: PartnerAddress,
        directors: z.array(FiledPerson),
        secretary: FiledPerson.nullable(),
        shareholders: z.array(FiledShareholder),
      }),
    ),
    directors: asks('/entity/directors', brn, people),
    secretary: asks('/entity/secretary', brn, z.object({ secretary: FiledPerson.nullable() })),
    shareholders: asks('/entity/shareholders', brn, z.object({ shareholders: z.array(FiledShareholder) })),
    beneficialOwners: asks('/entity/beneficial-owners', brn, PartnerOwners),
    charges: asks('/entity/charges', brn, PartnerCharges),
    addresses: asks('/entity/addresses', brn, z.object({ address: PartnerAddress })),
    filings: asks('/entity/filings', brn, z.object({ filings: z.array(PartnerFiling) })),
    attachments: asks('/entity/attachments', brn, z.object({ documents: z.array(PartnerDocument) })),
    legalDocuments: asks('/legal/documents', brn, z.object({ documents: z.array(PartnerNaming) })),
    documentVerification: asks('/legal/document-verification', number, PartnerInstrument.omit({ subjectMatter: true })),
    documentDetails: asks('/legal/document-details', number, PartnerInstrument),
    practitioners: asks(
      '/insolvency/practitioners',
      page,
      z.object({ total: z.number(), practitioners: z.array(PartnerPractitioner) }),
    ),
    insolvencyStatus: asks('/insolvency/status', brn, z.object({ brn: z.string(), insolvent: z.boolean() })),
    practitionerStatus: asks('/insolvency/practitioner-status', number, PartnerPractitioner),
    fileChanges: asks('/filing/changes', PartnerFilingBody, Filed),
    searchEntity: asks('/search/entity', name, z.object({ entities: z.array(Named) })),
    nameSimilarity: asks(
      '/search/name-similarity',
      name,
      z.object({ similar: z.array(Named.extend({ likeness: z.number() })) }),
    ),
    searchLegalDocuments: asks('/search/legal-documents', name, z.object({ documents: z.array(PartnerInstrument) })),
    searchPractitioners: asks('/search/practitioners', name, z.object({ practitioners: z.array(PartnerPractitioner) })),
  }
}

/**
 * Base path of each mode. A key of the other mode is refused there, so that no caller takes sandbox answers for real.
 */
export const partnerAddress = { LIVE: '/api/partner', SANDBOX: '/api/partner/sandbox' } as const

export const partnerApi = callsBelow(partnerAddress.LIVE, 'PORTAL-PARTNER')
export const partnerSandbox = callsBelow(partnerAddress.SANDBOX, 'PORTAL-SANDBOX')
