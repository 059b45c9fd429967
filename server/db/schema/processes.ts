import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { dayOf } from '../days'
import { declareTotals } from '../totalDeclarations'
import { moment } from './moment'

/** A message to another system, until that system accepts it. Request and response are kept. */
export const process = pgTable(
  'process',
  {
    id: uuid().primaryKey().defaultRandom(),
    service: text({ enum: ['REGISTRATION', 'INCORPORATION', 'CORRECTION'] }).notNull(),
    kind: text().notNull(),
    system: text({ enum: ['EDMS', 'TAX', 'REGISTRY'] }).notNull(),
    brn: text().notNull(),
    owner: text().notNull(),
    /** Idempotency token: the other system treats a repeated message with the same token as one. */
    token: uuid().notNull().defaultRandom(),
    endPoint: text('end_point').notNull(),
    status: text({ enum: ['PENDING', 'IN_PROGRESS', 'PAUSED', 'SENT', 'SUCCESS', 'FAILED', 'EXPIRED'] })
      .notNull()
      .default('PENDING'),
    /** Number of retries, automatic and manual. */
    retries: integer().notNull().default(0),
    /** Id of the current job; an older job no longer changes the row. */
    run: uuid().notNull().defaultRandom(),
    createdAt: moment('created_at').notNull().defaultNow(),
    ranAt: moment('ran_at'),
    /** Moment since which it needs staff: tries of a retry leave it, and its success empties it. */
    stoppedAt: moment('stopped_at'),
    /** Only the beginning of each text; longer texts are in `process_text`. */
    request: text().notNull(),
    requestSize: integer('request_size').notNull(),
    response: text(),
    responseSize: integer('response_size'),
    cause: text(),
  },
  table => [
    index('process_newest').on(
      table.service,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('process_by_brn').on(table.service, table.status, table.brn, table.id, table.createdAt),
    index('process_by_retries').on(table.service, table.status, table.retries, table.id, table.createdAt),
    index('process_brn').on(table.service, table.brn.op('text_pattern_ops')),
    index('process_open').on(table.run).where(sql`status IN ('PENDING', 'IN_PROGRESS')`),
    uniqueIndex('process_token').on(table.token),
    check('process_retries', sql`retries >= 0`),
  ],
)

export const processTotals = declareTotals(process, [
  { key: 'process', by: [process.service, process.status] },
  { key: 'processDay', by: [process.service, process.status, sql`${dayOf(process.createdAt)}::text`] },
  { key: 'processKind', by: [process.service, process.kind, process.status] },
])

/** Full text of a request or response whose beginning alone is in `process`. */
export const processText = pgTable(
  'process_text',
  {
    process: uuid()
      .notNull()
      .references(() => process.id, { onDelete: 'cascade' }),
    part: text({ enum: ['request', 'response'] }).notNull(),
    whole: text().notNull(),
  },
  table => [primaryKey({ columns: [table.process, table.part] })],
)
