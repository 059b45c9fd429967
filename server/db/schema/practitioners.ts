import type { PractitionerFile } from '@contract/registry/practitioners'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { declareTotals } from '../totalDeclarations'
import { account } from './accounts'
import { moment } from './moment'

/** Declares a JSON column that is only read and written as a whole, in the shape of the wire. */
const part = <K extends keyof PractitionerFile>(name: string) =>
  jsonb(name).$type<PractitionerFile[K]>().notNull().default(sql`'[]'`)

export const practitioner = pgTable(
  'practitioner',
  {
    uniquePractitionerNumber: text('unique_practitioner_number').primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phoneNumber: text('phone_number'),
    email: text(),
    gender: text(),
    dateOfBirth: date('date_of_birth', { mode: 'string' }),
    postalAddress: text('postal_address'),
    country: text(),
    villageId: integer('village_id'),
    registrationDate: date('registration_date', { mode: 'string' }).notNull(),
    active: boolean().notNull().default(true),
    professions: part<'professions'>('professions'),
    bankAccounts: part<'bankAccountInformation'>('bank_accounts'),
    qualifications: part<'qualifications'>('qualifications'),
    indemnity: part<'indemnity'>('indemnity'),
    conduct: part<'profConductDetails'>('conduct'),
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_fold(unique_practitioner_number || ' ' || first_name || ' ' || last_name)`,
    ),
  },
  table => [
    index('practitioner_newest').on(table.registrationDate.desc().nullsFirst(), table.uniquePractitionerNumber),
    index('practitioner_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('practitioner_email').on(sql`lower(${table.email})`),
    index('practitioner_telephone').on(sql`national_number(${table.phoneNumber})`),
  ],
)

export const practitionerTotals = declareTotals(practitioner, [
  { key: 'practitioner' },
  { key: 'practitioner:active', rows: sql`${practitioner.active}` },
])

const practitionerNumber = () =>
  text('practitioner_number')
    .notNull()
    .references(() => practitioner.uniquePractitionerNumber)

/** An application to become or remain a practitioner: the wire calls it form 1. */
export const practitionerApplication = pgTable(
  'practitioner_application',
  {
    id: uuid().primaryKey().defaultRandom(),
    practitionerNumber: practitionerNumber(),
    applicationType: text('application_type').notNull(),
    status: text().notNull(),
    registrationDate: date('registration_date', { mode: 'string' }),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('practitioner_application_of').on(table.practitionerNumber, table.createdAt, table.id)],
)

const applicationId = () =>
  uuid('application_id')
    .notNull()
    .references(() => practitionerApplication.id)

/** A file of an application. Its name on the wire is its EDMS handle, which cannot be guessed. */
export const practitionerDocument = pgTable(
  'practitioner_document',
  {
    filename: text().primaryKey(),
    applicationId: applicationId(),
    kind: text({ enum: ['ATTACHMENT', 'PHOTO'] }).notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  table => [index('practitioner_document_of').on(table.applicationId, table.kind, table.position)],
)

/** A message between applicant and registry about an application. */
export const practitionerMessage = pgTable(
  'practitioner_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: applicationId(),
    name: text().notNull(),
    accountType: text('account_type').notNull(),
    description: text().notNull(),
    sentAt: moment('sent_at').notNull().defaultNow(),
  },
  table => [index('practitioner_message_of').on(table.applicationId, table.id)],
)

export const complaint = pgTable(
  'complaint',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    trackingNumber: text('tracking_number').generatedAlwaysAs(sql`'IPC-' || (1000000 + id)::text`),
    practitionerNumber: practitionerNumber(),
    complaint: text().notNull(),
    description: text().notNull(),
    complainantName: text('complainant_name').notNull(),
    /** Account that lodged it, for complaints lodged through this portal. */
    lodgedBy: uuid('lodged_by').references(() => account.id),
    status: text({ enum: ['PENDING', 'RESOLVED', 'DISMISSED'] })
      .notNull()
      .default('PENDING'),
    lodgedAt: moment('lodged_at').notNull().defaultNow(),
  },
  table => [
    index('complaint_newest').on(table.lodgedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('complaint_status').on(table.status, table.lodgedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('complaint_of').on(
      table.practitionerNumber,
      table.lodgedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)

export const complaintTotals = declareTotals(complaint, [
  { key: 'complaint' },
  { key: 'complaint', by: [complaint.status] },
  { key: 'complaint', by: [complaint.practitionerNumber] },
  { key: 'complaint', by: [complaint.practitionerNumber, complaint.status] },
])
