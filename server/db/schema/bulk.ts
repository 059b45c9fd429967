import { bulkRowStates } from '@contract/portal/bulk'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/** Bulk acts: one call for each of many rows of a list. */
export const bulkAct = pgTable(
  'bulk_act',
  {
    id: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    list: text().notNull(),
    action: text().notNull(),
    /** Network address of the request that started it, for the audit entries of its calls. */
    address: text().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    cancelled: integer().notNull().default(0),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  table => [index('bulk_act_newest').on(table.accountId, table.startedAt.desc())],
)

type Parts = { path?: Record<string, string | number> | undefined; query?: unknown; body?: unknown }
type Fault = { code: string; message: string; params: Record<string, unknown> }

/** Rows of a bulk act in their order, with the request of each and its outcome. */
export const bulkRow = pgTable(
  'bulk_row',
  {
    actId: uuid('act_id')
      .notNull()
      .references(() => bulkAct.id, { onDelete: 'cascade' }),
    no: integer().notNull(),
    call: text().notNull(),
    name: text().notNull(),
    parts: jsonb().$type<Parts>().notNull(),
    state: text({ enum: bulkRowStates }).notNull().default('QUEUED'),
    fault: jsonb().$type<Fault>(),
  },
  table => [primaryKey({ columns: [table.actId, table.no] })],
)
