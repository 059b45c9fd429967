import type { InsolvencyRecords } from '@contract/insolvency/records'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { declareTotals } from '../totalDeclarations'
import { moment } from './moment'
import { entity } from './registry'

const version = () => integer().notNull().default(1)

export const professionalBody = pgTable(
  'professional_body',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    abbreviation: text().notNull(),
    profession: text().notNull(),
    version: version(),
  },
  table => [uniqueIndex('professional_body_name').on(sql`lower(${table.name})`)],
)

export const academicQualification = pgTable(
  'academic_qualification',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull(), version: version() },
  table => [uniqueIndex('academic_qualification_name').on(sql`lower(${table.name})`)],
)

/** Two bodies may award qualifications of the same name. */
export const professionalQualification = pgTable(
  'professional_qualification',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    professionalBodyId: integer('professional_body_id')
      .notNull()
      .references(() => professionalBody.id),
    version: version(),
  },
  table => [uniqueIndex('professional_qualification_name').on(sql`lower(${table.name})`, table.professionalBodyId)],
)

/** Reasons for winding up a company; the wire calls the name `reason`. */
export const insolvencyReason = pgTable(
  'insolvency_reason',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull(), version: version() },
  table => [uniqueIndex('insolvency_reason_name').on(sql`lower(${table.name})`)],
)

/** An application to wind up a company or to de-register a foreign one, or a petition. */
export const insolvencyApplication = pgTable(
  'insolvency_application',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    trackingNumber: text('tracking_number').notNull().unique(),
    brn: text()
      .notNull()
      .references(() => entity.brn),
    /** Name at the time of the application. */
    companyName: text('company_name').notNull(),
    type: text({ enum: ['WINDING_UP', 'PETITION', 'FOREIGN_COMPANY_DE_REGISTRATION'] }).notNull(),
    windingUpType: text('winding_up_type'),
    status: text({
      enum: ['DRAFT', 'AWAITING_PAYMENT', 'PAYMENT_FAILED', 'SUBMITTED', 'ASSIGNED', 'QUERIED', 'APPROVED', 'REJECTED'],
    }).notNull(),
    registrarName: text('registrar_name'),
    hasAsset: boolean('has_asset').notNull(),
    /** Latest publication date of its attachments, kept in step with them. */
    lastDateOfPublication: date('last_date_of_publication', { mode: 'string' }),
    dateOfConfirmation: date('date_of_confirmation', { mode: 'string' }),
    dateOfDissolution: date('date_of_dissolution', { mode: 'string' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    applicant: jsonb().$type<Record<string, string>>(),
    /** Records that are only read and written as a whole, in the shape of the wire. */
    records: jsonb().$type<InsolvencyRecords>().notNull().default(sql`'{}'`),
    version: version(),
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_fold(tracking_number || ' ' || brn || ' ' || company_name)`,
    ),
  },
  table => [
    index('insolvency_application_newest').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.type,
    ),
    // The type follows the order, so that pages of several types are counted in the index alone.
    index('insolvency_application_of_status').on(
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.type,
    ),
    index('insolvency_application_of_type').on(
      table.type,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('insolvency_application_of').on(table.brn),
    index('insolvency_application_search').using('gin', table.searchText.op('gin_trgm_ops')),
    // E-mail addresses, telephones and numbers of practitioners that an application names.
    index('insolvency_application_contacts').using(
      'gin',
      sql`insolvency_contacts(${table.applicant}, ${table.records})`,
    ),
  ],
)

export const insolvencyTotals = declareTotals(insolvencyApplication, [
  { key: 'insolvency', by: [insolvencyApplication.type] },
  { key: 'insolvency', by: [insolvencyApplication.type, insolvencyApplication.status] },
])

const applicationId = () =>
  bigint('application_id', { mode: 'number' })
    .notNull()
    .references(() => insolvencyApplication.id)

/**
 * A file of an application; its name on the wire is its EDMS handle. Notices carry the place and date of their
 * publication.
 */
export const insolvencyAttachment = pgTable(
  'insolvency_attachment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: applicationId(),
    position: integer().notNull(),
    fileName: text('file_name').notNull().unique(),
    fileDescription: text('file_description').notNull(),
    type: text().notNull(),
    status: text().notNull(),
    dateOfEffect: date('date_of_effect', { mode: 'string' }),
    dateOfPublication: date('date_of_publication', { mode: 'string' }),
    publication: text(),
  },
  table => [index('insolvency_attachment_of').on(table.applicationId, table.position)],
)

/** A message between applicant and registry about an application. */
export const insolvencyMessage = pgTable(
  'insolvency_message',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: applicationId(),
    name: text().notNull(),
    fullName: text('full_name').notNull(),
    userType: text('user_type').notNull(),
    description: text().notNull(),
    statusLabel: text('status_label').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('insolvency_message_of').on(table.applicationId, table.id)],
)

/** A change to an application after its decision; rows are only added. */
export const insolvencyChange = pgTable(
  'insolvency_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    applicationId: applicationId(),
    action: text({ enum: ['ROLLBACK', 'PUBLICATION_DATE'] }).notNull(),
    doneBy: text('done_by').notNull(),
    before: jsonb().$type<Record<string, string | null>>().notNull(),
    after: jsonb().$type<Record<string, string | null>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('insolvency_change_of').on(table.applicationId, table.id)],
)

/**
 * Statement of affairs of a company being wound up: a row of one of its lists, in the shape of the wire. Amounts are
 * text, so that they never become floats.
 */
export const form20Entry = pgTable(
  'form20_entry',
  {
    applicationId: applicationId(),
    list: text().notNull(),
    position: integer().notNull(),
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  table => [primaryKey({ columns: [table.applicationId, table.list, table.position] })],
)
