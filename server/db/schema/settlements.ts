import { settleReasons } from '@contract/portal/workSettling'
import { workSourceNames } from '@contract/portal/workSources'
import { sql } from 'drizzle-orm'
import { bigint, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { declareTotals } from '../totalDeclarations'
import { account } from './accounts'
import { moment } from './moment'

/**
 * An item of work that somebody recorded as settled. Its row is as it was, and is no work again while it waits since the same
 * moment, until the settlement is undone: `keep_work` leaves it out.
 */
export const workSettlement = pgTable(
  'work_settlement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Names the act in which it was settled, so that the same request sent again changes nothing. */
    token: uuid().notNull(),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => account.id),
    actorName: text('actor_name').notNull(),
    reason: text({ enum: settleReasons }).notNull(),
    note: text(),
    /** Number that the item had. */
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    source: text({ enum: workSourceNames }).notNull(),
    record: text().notNull(),
    key: text().notNull(),
    kind: text(),
    subject: text().notNull(),
    since: moment('since').notNull(),
    due: date('due', { mode: 'string' }),
    ownerId: uuid('owner_id').references(() => account.id),
    undoneAt: moment('undone_at'),
    undoneBy: text('undone_by'),
  },
  table => [
    uniqueIndex('work_settlement_record').on(table.source, table.record, table.since).where(sql`undone_at IS NULL`),
    index('work_settlement_token').on(table.token, table.itemId),
    index('work_settlement_key').on(table.key, table.id),
    index('work_settlement_newest').on(table.source, table.id),
  ],
)

export const workSettlementTotals = declareTotals(workSettlement, [
  { key: 'workSettlement', by: [workSettlement.source] },
])
