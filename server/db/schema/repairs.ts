import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { entity } from './registry'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A registered name on its way to the name search: as it was when somebody pushed it. A BRN has one open push. */
export const namePush = pgTable(
  'name_push',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The press of the button it belongs to. */
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

/** An attempt to bring the attachment of a legal document into EDMS. An instrument has one at a time. */
export const attachmentRetry = pgTable(
  'attachment_retry',
  {
    id: uuid().primaryKey().defaultRandom(),
    instrumentNumber: text('instrument_number').notNull(),
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
  table => [uniqueIndex('attachment_retry_open').on(table.instrumentNumber).where(sql`state = 'WAITING'`)],
)

/** A return of a company as somebody marked it by hand; of all others its documents tell. */
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

/** A correction of what the register says of an entity, to be agreed with the central registry. */
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
    /** As it came in, whether or not it can be read. */
    payload: text().notNull(),
    /** The job that may settle it: one sent back to the queue leaves those before it nothing to do. */
    run: uuid().notNull().defaultRandom(),
    /** Who sent it back to the queue last. */
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    address: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [
    index('data_correction_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('data_correction_status').on(table.status, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('data_correction_brn').on(table.brn.op('text_pattern_ops')),
  ],
)
