import type { KindOutcome } from '@contract/portal/loadOutcome'
import { type LoadPart, type LoadProgress, loadStates } from '@contract/portal/loads'
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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { bytea } from './bytea'
import { moment } from './moment'

type Fault = { code: string; message: string; params: Record<string, unknown> }

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
    outcome: jsonb().$type<KindOutcome[]>().notNull().default([]),
    /** Digest over the rows that it wrote, as the audit trail has it. */
    digest: text(),
    startedAt: moment('started_at').notNull().defaultNow(),
    writtenAt: moment('written_at'),
    takenBackAt: moment('taken_back_at'),
    /** Person who started it; a load of the command line has none. */
    accountId: uuid('account_id').references(() => account.id),
    state: text({ enum: loadStates }).notNull().default('OPEN'),
    /** State to which work that fails or is stopped goes back. */
    stateBefore: text('state_before', { enum: loadStates }).notNull().default('OPEN'),
    /** Job of the work that goes on, or went on last; see `server/portalLoads/loadWorker.ts`. */
    job: uuid(),
    /** Person who asked for the work, with the network address of the request, for its entry of the audit trail. */
    askedBy: uuid('asked_by').references(() => account.id),
    address: text().notNull().default(''),
    /** True where somebody wants the work to stop. */
    stop: boolean().notNull().default(false),
    progress: jsonb().$type<LoadProgress>(),
    /** Last sign of life of the server that does the work; empty until one has begun. */
    aliveAt: moment('alive_at'),
    /** Reason for which the last work ended without a result. */
    fault: jsonb().$type<Fault>(),
    /** Files of entities that were kept when it was taken back. */
    kept: integer().notNull().default(0),
    /** Last use of its files. */
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  table => [index('load_source_name').on(table.source)],
)

/**
 * Files of loads that are not written yet, with the mapping that their headers propose. Backups leave them and their pieces
 * out: they hold personal data, and are kept for some days only.
 */
export const loadFile = pgTable(
  'load_file',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    load: integer()
      .notNull()
      .references(() => load.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    size: integer().notNull(),
    parts: jsonb().$type<LoadPart[]>().notNull(),
    fault: jsonb().$type<Fault>(),
  },
  table => [unique('load_file_name').on(table.load, table.name)],
)

/** Bytes of the files of loads, piece by piece. */
export const loadPiece = pgTable(
  'load_piece',
  {
    file: integer()
      .notNull()
      .references(() => loadFile.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    bytes: bytea().notNull(),
  },
  table => [primaryKey({ columns: [table.file, table.no] })],
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
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
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
  table => [index('load_finding_load').on(table.load, table.outcome, table.kind, table.file, table.row, table.id)],
)
