import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { declareTotals } from '../totalDeclarations'
import { entityDocument } from './documents'
import { moment } from './moment'
import { entity } from './registry'

/**
 * A registered name on its way to the name search, as it was when somebody pushed it. A BRN has at most one open push.
 */
export const namePush = pgTable(
  'name_push',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Id of the user action that started it. */
    push: uuid().notNull().defaultRandom(),
    service: text({ enum: ['BUSINESS_NAME', 'COMPANY'] }).notNull(),
    brn: text()
      .notNull()
      .references(() => entity.brn),
    name: text().notNull(),
    kind: text().notNull(),
    subType: text('sub_type'),
    status: text({ enum: ['PENDING', 'SENT', 'FAILED'] })
      .notNull()
      .default('PENDING'),
    cause: text(),
    pushedBy: text('pushed_by').notNull(),
    pushedAt: moment('pushed_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  table => [
    uniqueIndex('name_push_open').on(table.brn).where(sql`status = 'PENDING'`),
    index('name_push_brn').on(table.brn, table.pushedAt.desc().nullsFirst()),
    index('name_push_of').on(table.push, table.brn),
    index('name_push_newest').on(table.pushedAt.desc().nullsFirst(), table.id),
  ],
)

export const namePushTotals = declareTotals(namePush, [{ key: 'namePush' }])

/**
 * An attempt to copy the attachment of a legal document, or the document of an entity, into the EDMS. Each has at most one
 * at a time.
 */
export const attachmentRetry = pgTable(
  'attachment_retry',
  {
    id: uuid().primaryKey().defaultRandom(),
    instrumentNumber: text('instrument_number'),
    documentId: bigint('document_id', { mode: 'number' }).references(() => entityDocument.id, { onDelete: 'cascade' }),
    state: text({ enum: ['WAITING', 'FILED', 'FAILED'] })
      .notNull()
      .default('WAITING'),
    cause: text(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    address: text().notNull(),
    askedAt: moment('asked_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  table => [
    uniqueIndex('attachment_retry_open').on(table.instrumentNumber).where(sql`state = 'WAITING'`),
    uniqueIndex('attachment_retry_open_document').on(table.documentId).where(sql`state = 'WAITING'`),
    index('attachment_retry_document').on(table.documentId, table.askedAt).where(sql`document_id IS NOT NULL`),
    check('attachment_retry_one', sql`num_nonnulls(instrument_number, document_id) = 1`),
  ],
)

/** Status of an annual return that somebody marked by hand; the status of all others follows from the documents. */
export const annualReturnMark = pgTable(
  'annual_return_mark',
  {
    brn: text()
      .notNull()
      .references(() => entity.brn),
    year: smallint().notNull(),
    status: text({ enum: ['FILED', 'NOT_FILED', 'OVERDUE'] }).notNull(),
    rationale: text().notNull(),
    markedBy: text('marked_by').notNull(),
    markedAt: moment('marked_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.brn, table.year] })],
)

/** A correction of the register's data about an entity, to be reconciled with the central registry. */
export const dataCorrection = pgTable(
  'data_correction',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brn: text().notNull(),
    type: text().notNull(),
    retries: integer().notNull().default(0),
    status: text({ enum: ['PENDING', 'IN_PROGRESS', 'PAUSED', 'FAILED', 'SENT', 'SUCCESS'] })
      .notNull()
      .default('PENDING'),
    cause: text(),
    /** Payload as received, even when it is malformed. */
    payload: text().notNull(),
    /** Id of the job that may settle it: sending it back to the queue makes earlier jobs void. */
    run: uuid().notNull().defaultRandom(),
    /** Person who last sent it back to the queue. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    address: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Moment since which it needs staff: tries of a retry leave it, and its success empties it. */
    stoppedAt: moment('stopped_at'),
  },
  table => [
    index('data_correction_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('data_correction_status').on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('data_correction_by_brn').on(table.brn, table.id, table.status, table.createdAt),
    index('data_correction_by_retries').on(table.retries, table.id, table.status, table.createdAt),
    index('data_correction_brn').on(table.brn.op('text_pattern_ops')),
  ],
)

export const dataCorrectionTotals = declareTotals(dataCorrection, [
  { key: 'dataCorrection', by: [dataCorrection.status] },
])
