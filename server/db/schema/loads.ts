import { sql } from 'drizzle-orm'
import { customType, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './moment'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A source of loads, such as the register of before, with the mapping of its files that was corrected last. */
export const loadSource = pgTable('load_source', { name: text().primaryKey(), mapping: jsonb().notNull() })

/** A load of rows from files; see docs/decisions/121-loads.md. */
export const load = pgTable(
  'load',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: text().notNull(),
    /** Name of the folder or of the files. */
    name: text().notNull(),
    by: text().notNull(),
    /** Day from which the changes of the load hold. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    /** Day from which the history of its new entities is complete: that of the load, or of each registration. */
    history: text({ enum: ['LOAD', 'REGISTRATION'] }).notNull(),
    mapping: jsonb().notNull().default({}),
    outcome: jsonb().notNull().default({}),
    /** Digest over the rows that it wrote, as the audit trail has it. */
    digest: text(),
    startedAt: moment('started_at').notNull().defaultNow(),
    writtenAt: moment('written_at'),
    takenBackAt: moment('taken_back_at'),
  },
  table => [index('load_source_name').on(table.source)],
)

/**
 * Rows that a load wrote, or found in the register as they were, by their key: the BRN and what follows it, with `|` between.
 * `hash` is that of the fields of the load.
 */
export const loadRow = pgTable(
  'load_row',
  {
    load: integer()
      .notNull()
      .references(() => load.id),
    kind: text().notNull(),
    key: text().notNull(),
    operation: text({ enum: ['INSERT', 'UPDATE', 'SAME'] }).notNull(),
    hash: bytea().notNull(),
  },
  table => [
    primaryKey({ columns: [table.kind, table.key, table.load] }),
    // The rows of a load lie together.
    index('load_row_load').using('brin', table.load),
  ],
)

/** Rows that a load refused, rows that its source no longer has, and files that were kept when it was taken back. */
export const loadFinding = pgTable(
  'load_finding',
  {
    load: integer()
      .notNull()
      .references(() => load.id, { onDelete: 'cascade' }),
    outcome: text({ enum: ['REFUSED', 'MISSING', 'KEPT'] }).notNull(),
    kind: text().notNull(),
    file: text(),
    row: integer(),
    key: text().notNull(),
    cells: jsonb().$type<Record<string, unknown>>().notNull().default(sql`'{}'`),
    reason: text().notNull(),
    params: jsonb().$type<Record<string, string>>().notNull().default(sql`'{}'`),
  },
  table => [index('load_finding_load').on(table.load, table.outcome)],
)
