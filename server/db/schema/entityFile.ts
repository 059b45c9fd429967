import { chargeKinds } from '@contract/registry/charges'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { entity } from './registry'

/**
 * A person in an entity's file, with all their roles: a natural person, or another company. Files from the paper
 * register may hold little, so only the kind is always present.
 */
export const entityPerson = pgTable(
  'entity_person',
  {
    brn: text()
      .notNull()
      .references(() => entity.brn),
    no: smallint().notNull(),
    /** Number of the record among all; the lowest one of a person names them in addresses. */
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Roles of today; empty for a person who has ended all of them. `entityRole` has their days. */
    roles: text().array().notNull(),
    kind: text({ enum: ['INDIVIDUAL', 'CORPORATE'] }).notNull(),

    givenName: text('given_name'),
    middleName: text('middle_name'),
    surName: text('sur_name'),
    /** Words of a natural person's name as names are compared. */
    nameWords: text('name_words')
      .array()
      .generatedAlwaysAs(sql`CASE WHEN kind = 'INDIVIDUAL' THEN person_words(given_name, middle_name, sur_name) END`),
    idType: text('id_type'),
    idNumber: text('id_number'),
    nationality: text(),
    sex: text({ enum: ['FEMALE', 'MALE'] }),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    occupation: text(),

    registeredName: text('registered_name'),
    registeredNumber: text('registered_number'),
    dateOfIncorporation: date('date_of_incorporation', { mode: 'string' }),
    subType: text('sub_type'),
    countryOfOrigin: text('country_of_origin'),
    addressInCountryOfOrigin: text('address_in_country_of_origin'),

    email: text(),
    phoneNumber: text('phone_number'),
    villageId: integer('village_id'),
    plot: text(),
    street: text(),
    postalAddress: text('postal_address'),
  },
  table => [
    primaryKey({ columns: [table.brn, table.no] }),
    uniqueIndex('entity_person_id').on(table.id),
    // The search of people; the expressions must stay as server/people/ has them.
    index('entity_person_number').on(sql`person_number(id_number)`).where(sql`kind = 'INDIVIDUAL'`),
    index('entity_person_born').on(table.dateOfBirth).where(sql`kind = 'INDIVIDUAL'`),
    // Not partial: PostgreSQL does not combine two partial indexes of one condition, such as words and a day.
    index('entity_person_words').using('gin', table.nameWords),
    index('entity_person_word_pairs').using('gin', sql`word_pairs(name_words)`),
    check('entity_person_roles', sql`roles <@ ARRAY['SUBSCRIBER', 'DIRECTOR', 'SECRETARY', 'PARTNER', 'MEMBER']`),
  ],
)

/** A class of a company's shares; `value` is the price of one share, in shillings. */
export const shareClass = pgTable(
  'share_class',
  {
    brn: text()
      .notNull()
      .references(() => entity.brn),
    no: smallint().notNull(),
    nominalClass: text('nominal_class').notNull(),
    otherClassName: text('other_class_name'),
    number: bigint({ mode: 'number' }).notNull(),
    value: numeric({ precision: 18, scale: 2 }).notNull(),
    subClasses: text('sub_classes').array().notNull().default([]),
  },
  table => [primaryKey({ columns: [table.brn, table.no] })],
)

/** The shares of one class allotted to one person. */
export const shareholding = pgTable(
  'shareholding',
  {
    brn: text().notNull(),
    personNo: smallint('person_no').notNull(),
    classNo: smallint('class_no').notNull(),
    numberOfShares: bigint('number_of_shares', { mode: 'number' }).notNull(),
    amountPaid: numeric('amount_paid', { precision: 20, scale: 2 }).notNull(),
    amountUnpaid: numeric('amount_unpaid', { precision: 20, scale: 2 }).notNull(),
    subClasses: text('sub_classes').array().notNull().default([]),
  },
  table => [
    primaryKey({ columns: [table.brn, table.personNo, table.classNo] }),
    foreignKey({ columns: [table.brn, table.personNo], foreignColumns: [entityPerson.brn, entityPerson.no] }),
    foreignKey({ columns: [table.brn, table.classNo], foreignColumns: [shareClass.brn, shareClass.no] }),
  ],
)

/** A filing of an entity: the types of change it declared, with the clerk's note. */
export const filing = pgTable(
  'filing',
  {
    trackingNo: text('tracking_no').primaryKey(),
    brn: text()
      .notNull()
      .references(() => entity.brn),
    filedAt: timestamp('filed_at', { withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    /** Last day of effect of its changes; absent where only their types are known. */
    effectiveOn: date('effective_on', { mode: 'string' }),
    /** Name of the person, or of the organisation whose key was used, who filed it here. */
    filedBy: text('filed_by'),
    /** SHA-256 of what was sent, by which the same filing is known when it comes again. */
    digest: text(),
    changes: text().array().notNull(),
    narrations: text().array().notNull().default([]),
  },
  table => [index('filing_entity').on(table.brn, table.filedAt.desc().nullsFirst())],
)

/**
 * A registered charge on property of an entity. It is outstanding until its day of satisfaction. Without an amount it secures
 * all moneys that are owed.
 */
export const charge = pgTable(
  'charge',
  {
    brn: text()
      .notNull()
      .references(() => entity.brn),
    /** Number of the charge within the entity, as its register gave it. */
    number: text().notNull(),
    kind: text({ enum: chargeKinds }).notNull(),
    /** Property that is charged. */
    property: text().notNull(),
    amount: numeric({ precision: 20, scale: 2 }),
    /** Currency of the amount: a code of ISO 4217. */
    currency: text(),
    /** Name of the chargee, or of all of them as the instrument names them; a bank, or a natural person. */
    chargee: text().notNull(),
    chargeeNumber: text('chargee_number'),
    dateOfCreation: date('date_of_creation', { mode: 'string' }).notNull(),
    dateOfRegistration: date('date_of_registration', { mode: 'string' }).notNull(),
    /** Day from which it is satisfied. */
    dateOfSatisfaction: date('date_of_satisfaction', { mode: 'string' }),
    /** Tracking number of the filing that registered it, where the source knows it. */
    trackingNo: text('tracking_no'),
  },
  table => [
    primaryKey({ columns: [table.brn, table.number] }),
    // Data held about a person; the expression must stay as server/people/ has it.
    index('charge_chargee_number').on(sql`person_number(chargee_number)`),
    check('charge_amount', sql`amount IS NULL OR amount >= 0 AND currency IS NOT NULL`),
    check(
      'charge_days',
      sql`date_of_creation <= date_of_registration AND (date_of_satisfaction IS NULL OR date_of_registration <= date_of_satisfaction)`,
    ),
  ],
)
