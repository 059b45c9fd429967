import { bulkRowStates } from '@contract/portal/bulk'
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { job } from './jobs'

type Parts = { path?: Record<string, string | number> | undefined; query?: unknown; body?: unknown }
type Fault = { code: string; message: string; params: Record<string, unknown> }

/** Rows of a job that is an act on many rows, in their order, with the request of each and its outcome. */
export const bulkRow = pgTable(
  'bulk_row',
  {
    actId: uuid('act_id')
      .notNull()
      .references(() => job.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    call: text().notNull(),
    name: text().notNull(),
    parts: jsonb().$type<Parts>().notNull(),
    state: text({ enum: bulkRowStates }).notNull().default('QUEUED'),
    fault: jsonb().$type<Fault>(),
  },
  table => [primaryKey({ columns: [table.actId, table.no] })],
)
