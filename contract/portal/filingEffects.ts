import { z } from 'zod'
import { Amount, Price } from '../amount'
import { isEmail, isPhone, LONGEST_EMAIL, LONGEST_PHONE, normalContact } from '../contacts'
import { Day } from '../day'
import { fault } from '../fault'
import { foldText } from '../fold'
import { Id } from '../id'
import { chargeKinds } from '../registry/charges'

/** Roles of people in files, in the order in which a file lists them. */
export const personRoles = ['SUBSCRIBER', 'DIRECTOR', 'SECRETARY', 'PARTNER', 'MEMBER'] as const
export type PersonRole = (typeof personRoles)[number]

/** Roles that each kind of entity has. */
export const rolesOfKind = {
  COMPANY: ['SUBSCRIBER', 'DIRECTOR', 'SECRETARY'],
  FOREIGN_COMPANY: ['DIRECTOR', 'SECRETARY'],
  BUSINESS_NAME: ['PARTNER'],
  BUILDING_SOCIETY: ['MEMBER'],
} as const satisfies Record<string, readonly PersonRole[]>

export const entityStatuses = ['REGISTERED', 'INSOLVENT', 'CEASED'] as const

export const sexes = ['FEMALE', 'MALE'] as const

/** Largest number of shares of a class: exact in every program that reads JSON numbers as floats. */
const MOST_SHARES = 999_999_999_999
/** Most people who come into a file, and most classes of shares, with one filing. */
const MOST_ADDED = 20

const line = (most: number) => z.string().overwrite(foldText).min(1).max(most)
const email = z.string().max(LONGEST_EMAIL).overwrite(normalContact).refine(isEmail, fault('not-an-email'))
const phone = z.string().max(LONGEST_PHONE).overwrite(normalContact).refine(isPhone, fault('not-a-phone'))
const place = { villageId: Id.optional(), plot: line(100).optional(), street: line(200).optional() }
const contact = {
  ...place,
  postalAddress: line(200).optional(),
  email: email.optional(),
  phoneNumber: phone.optional(),
}

const individual = {
  middleName: line(100).optional(),
  idType: line(40).optional(),
  idNumber: line(60).optional(),
  nationality: line(100).optional(),
  sex: z.enum(sexes).optional(),
  dateOfBirth: Day.optional(),
  occupation: line(100).optional(),
  ...contact,
}
const corporate = {
  registeredNumber: line(60).optional(),
  dateOfIncorporation: Day.optional(),
  countryOfOrigin: line(100).optional(),
  addressInCountryOfOrigin: line(300).optional(),
  ...contact,
}

/** A person who is not in the file yet: a natural person, or a company. */
export const NewPerson = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('INDIVIDUAL'), givenName: line(100), surName: line(100), ...individual }),
  z.strictObject({ kind: z.literal('CORPORATE'), registeredName: line(200), ...corporate }),
])
export type NewPerson = z.infer<typeof NewPerson>

const no = z.int().min(1).max(32_767)
const added = z.int().min(1).max(MOST_ADDED)
/** A person: `no` of those in the file, or `added`, the place from 1 among the new people of the filing. */
const PersonRef = z.union([z.strictObject({ no }), z.strictObject({ added })])
/** A class of shares: `no` of those in the file, or `added`, the place from 1 among the classes that the filing adds. */
const ClassRef = z.union([z.strictObject({ no }), z.strictObject({ added })])
export type FileRef = z.infer<typeof PersonRef>

const shares = z.int().min(1).max(MOST_SHARES)
const address = { ...place, postalAddress: line(200).optional(), addressDescription: line(300).optional() }
const isGiven = (values: object) => Object.values(values).some(value => value !== undefined)

/** One change of an entity's file. `on` is its day of effect. */
const effects = {
  APPOINTMENT: z.strictObject({
    kind: z.literal('APPOINTMENT'),
    on: Day,
    role: z.enum(personRoles),
    person: PersonRef,
    /** Day from which the role is held no more, for one that has ended since. */
    until: Day.optional(),
  }),
  /** `on` is the day from which the role is held no more. */
  END_OF_ROLE: z.strictObject({
    kind: z.literal('END_OF_ROLE'),
    on: Day,
    role: z.enum(personRoles),
    person: PersonRef,
  }),
  /** Particulars of a person in the file; those that are left out stay. */
  PARTICULARS: z.strictObject({
    kind: z.literal('PARTICULARS'),
    on: Day,
    person: PersonRef,
    values: z
      .strictObject({
        givenName: line(100).optional(),
        surName: line(100).optional(),
        registeredName: line(200).optional(),
        ...individual,
        ...corporate,
      })
      .refine(isGiven, fault('empty')),
  }),
  NAME: z.strictObject({ kind: z.literal('NAME'), on: Day, name: line(200) }),
  /** The whole new address: parts that are left out are empty from that day. */
  ADDRESS: z.strictObject({
    kind: z.literal('ADDRESS'),
    on: Day,
    address: z.strictObject(address).refine(isGiven, fault('empty')),
  }),
  NEW_CLASS: z.strictObject({
    kind: z.literal('NEW_CLASS'),
    on: Day,
    nominalClass: line(100),
    otherClassName: line(100).optional(),
    number: shares,
    value: Price,
  }),
  /** The new number of shares of a class, and the new value of one share. */
  SHARE_CAPITAL: z.strictObject({
    kind: z.literal('SHARE_CAPITAL'),
    on: Day,
    shareClass: ClassRef,
    number: shares,
    value: Price.optional(),
  }),
  ALLOTMENT: z.strictObject({
    kind: z.literal('ALLOTMENT'),
    on: Day,
    shareClass: ClassRef,
    person: PersonRef,
    shares,
    paid: Amount,
    unpaid: Amount,
  }),
  TRANSFER: z.strictObject({
    kind: z.literal('TRANSFER'),
    on: Day,
    shareClass: ClassRef,
    from: PersonRef,
    to: PersonRef,
    shares,
  }),
  /** `on` is the day of registration. Without an amount the charge secures all moneys. */
  NEW_CHARGE: z
    .strictObject({
      kind: z.literal('NEW_CHARGE'),
      on: Day,
      /** Number of the charge, which no other of the entity has. */
      charge: line(60),
      chargeKind: z.enum(chargeKinds),
      property: line(1000),
      /** Chargees, as the instrument names them. */
      chargee: line(500),
      chargeeNumber: line(60).optional(),
      createdOn: Day,
      amount: Amount.optional(),
      /** Currency of the amount: a code of ISO 4217. */
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, fault('bad-format'))
        .optional(),
    })
    .refine(({ amount, currency }) => amount === undefined || currency !== undefined, {
      error: fault('empty'),
      path: ['currency'],
    }),
  /** `on` is the day from which the charge is satisfied. */
  SATISFACTION: z.strictObject({ kind: z.literal('SATISFACTION'), on: Day, charge: line(60) }),
  STATUS: z.strictObject({ kind: z.literal('STATUS'), on: Day, status: z.enum(entityStatuses) }),
  /** Brings an entity back that is dissolved or struck off, by an order or decision with its number and day. */
  RESTORATION: z.strictObject({ kind: z.literal('RESTORATION'), on: Day, order: line(100), orderedOn: Day }),
} as const

export type EffectKind = keyof typeof effects
export const effectKinds = Object.keys(effects) as [EffectKind, ...EffectKind[]]
export type EffectOf<K extends EffectKind> = z.infer<(typeof effects)[K]>

export const Effect = z.discriminatedUnion('kind', [
  effects.APPOINTMENT,
  effects.END_OF_ROLE,
  effects.PARTICULARS,
  effects.NAME,
  effects.ADDRESS,
  effects.NEW_CLASS,
  effects.SHARE_CAPITAL,
  effects.ALLOTMENT,
  effects.TRANSFER,
  effects.NEW_CHARGE,
  effects.SATISFACTION,
  effects.STATUS,
  effects.RESTORATION,
])
export type Effect = z.infer<typeof Effect>

/** People who come into the file with a filing. */
export const NewPeople = z.array(NewPerson).max(MOST_ADDED).default([])
