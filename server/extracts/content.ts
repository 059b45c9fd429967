import { createHash } from 'node:crypto'
import { PartnerAddress, PartnerPerson, PartnerShareholder } from '@contract/access/partnerApi'
import type { AsOf } from '@contract/registry/asOf'
import { chargeKinds } from '@contract/registry/charges'
import { StandingFact } from '@contract/registry/standing'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { publicAddress, publicPeople, publicShareholders } from '../access/registerAnswers'
import type { Db } from '../db/database'
import { jsonObject, jsonRows } from '../db/json'
import { charge, shareClass } from '../db/schema'
import { entityOfFile, readOfEntity } from '../registry/entityRead'
import { standingOf } from '../registry/standing'

/** A charge that is outstanding. Its amount is a decimal text in its own currency; without one it secures all moneys. */
const ChargeFact = z.object({
  number: z.string(),
  kind: z.enum(chargeKinds),
  property: z.string(),
  amount: z.string().nullable(),
  currency: z.string().nullable(),
  chargee: z.string(),
  createdOn: z.string(),
  registeredOn: z.string(),
})
export type ChargeFact = z.infer<typeof ChargeFact>

/** Facts of an entity that an extract shows: of people only what the partner API tells the public. */
const Facts = z.object({
  brn: z.string(),
  name: z.string(),
  kind: z.enum(['COMPANY', 'FOREIGN_COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY']),
  subType: z.string().nullable(),
  status: z.enum(['REGISTERED', 'INSOLVENT', 'CEASED']),
  registeredOn: z.string(),
  standing: z.array(StandingFact),
  address: PartnerAddress,
  directors: z.array(PartnerPerson),
  secretaries: z.array(PartnerPerson),
  subscribers: z.array(PartnerPerson),
  partners: z.array(PartnerPerson),
  members: z.array(PartnerPerson),
  /** Amounts are decimal texts, in the currency of the register. */
  shareCapital: z.string().nullable(),
  numberOfShares: z.number().nullable(),
  shareClasses: z.array(z.object({ shareClass: z.string(), number: z.number(), value: z.string() })),
  shareholders: z.array(PartnerShareholder),
  charges: z.array(ChargeFact),
  satisfiedCharges: z.number(),
})
export type Facts = z.infer<typeof Facts>

const chargesOfFile = eq(charge.brn, entityOfFile.brn)

const facts = jsonObject({
  brn: entityOfFile.brn,
  name: entityOfFile.name,
  kind: entityOfFile.kind,
  subType: entityOfFile.subType,
  status: entityOfFile.status,
  registeredOn: entityOfFile.registeredOn,
  standing: sql`coalesce(${standingOf(entityOfFile.brn)}, '[]')`,
  address: publicAddress,
  directors: publicPeople('DIRECTOR'),
  secretaries: publicPeople('SECRETARY'),
  subscribers: publicPeople('SUBSCRIBER'),
  partners: publicPeople('PARTNER'),
  members: publicPeople('MEMBER'),
  shareCapital: sql`${entityOfFile.shareCapital}::text`,
  numberOfShares: entityOfFile.numberOfShares,
  shareClasses: jsonRows(
    {
      shareClass: sql`coalesce(${shareClass.otherClassName}, ${shareClass.nominalClass})`,
      number: shareClass.number,
      value: sql`${shareClass.value}::text`,
    },
    { from: shareClass, where: eq(shareClass.brn, entityOfFile.brn), orderBy: [shareClass.no] },
  ),
  shareholders: publicShareholders,
  charges: jsonRows(
    {
      number: charge.number,
      kind: charge.kind,
      property: charge.property,
      amount: sql`${charge.amount}::text`,
      currency: charge.currency,
      chargee: charge.chargee,
      createdOn: charge.dateOfCreation,
      registeredOn: charge.dateOfRegistration,
    },
    {
      from: charge,
      where: and(chargesOfFile, isNull(charge.dateOfSatisfaction)),
      orderBy: [desc(charge.dateOfRegistration), asc(charge.number)],
    },
  ),
  satisfiedCharges: sql`(SELECT count(*) FROM ${charge} WHERE ${and(chargesOfFile, isNotNull(charge.dateOfSatisfaction))})`,
})

/** Reads the facts of an entity at a moment; without one, those of now. Throws what `readOfEntity` throws. */
export const readFacts = async (db: Db, brn: string, asOf?: AsOf): Promise<Facts> => {
  const read = Facts.parse(await readOfEntity({ db, asOf }, brn, facts))
  return { ...read, standing: read.standing.toSorted((a, b) => (a.state < b.state ? -1 : 1)) }
}

/** Canonical content of an extract, its keys in this order: JSON without spaces, in UTF-8. `format` changes with its shape. */
export const Content = z.object({
  format: z.literal(1),
  register: z.string(),
  currency: z.string(),
  /** True where a demonstration registry made it, so that it has no legal effect; absent elsewhere. */
  demonstration: z.literal(true).optional(),
  code: z.string(),
  /** Address at which the extract can be verified. */
  verify: z.string(),
  day: z.string(),
  trackingNo: z.string().nullable(),
  knownOn: z.string(),
  issuedAt: z.string(),
  facts: Facts,
})
export type Content = z.infer<typeof Content>

/** Returns the SHA-256 of the text of a canonical content: the 32 bytes that are signed. */
export const digestOf = (content: string): Buffer => createHash('sha256').update(content).digest()

/** Returns the content that a stored text holds. */
export const readContent = (text: string): Content => Content.parse(JSON.parse(text))

/** Tells whether two states of a file are the same in all that an extract shows. */
export const isSame = (a: Facts, b: Facts): boolean => JSON.stringify(a) === JSON.stringify(b)
