import { jobKinds, jobStates } from '@contract/portal/jobs'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { bytea } from './bytea'
import { load } from './loads'
import { moment } from './moment'

type Fault = { code: string; message: string; params: Record<string, unknown> }
type Refused = Fault & { row?: number; name: string }

/** Long work of one person: acts on many rows, imports, exports and loads; see docs/decisions/113-jobs-in-one-place.md. */
export const job = pgTable(
  'job',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    kind: text({ enum: jobKinds }).notNull(),
    state: text({ enum: jobStates }).notNull().default('RUNNING'),
    name: text().notNull(),
    /** Id of the call of an import, or of the list of an export. */
    call: text(),
    /** Name of the list of an act or of an export, and the key of the act in its definition. */
    list: text(),
    action: text(),
    /** Load that is checked, written or taken back. */
    load: integer().references(() => load.id, { onDelete: 'set null' }),
    /** Network address of the request that started it, for the audit entries of its calls. */
    address: text().notNull(),
    total: integer(),
    done: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    /** Reason of a job that failed. */
    fault: jsonb().$type<Fault>(),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  table => [
    index('job_of_person').on(table.accountId, table.startedAt.desc().nullsFirst(), table.id),
    index('job_newest').on(table.startedAt.desc().nullsFirst(), table.id),
    index('job_ended').on(table.endedAt),
    index('job_load').on(table.load),
  ],
)

/** Files of jobs, for a few days. Backups leave them out: they would be kept there for longer. */
export const jobFile = pgTable(
  'job_file',
  {
    jobId: uuid('job_id')
      .primaryKey()
      .references(() => job.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    size: integer().notNull(),
    bytes: bytea().notNull(),
    /** The first refused rows of an import; those of an act stand in `bulk_row`. */
    refusals: jsonb().$type<Refused[]>().notNull().default([]),
    keptAt: moment('kept_at').notNull().defaultNow(),
  },
  table => [index('job_file_kept').on(table.keptAt)],
)
