import type { FoundKind } from '@contract/portal/find'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/** Pages that a person opened last, and those that they pinned, with the title they had. */
export const visit = pgTable(
  'visit',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    title: text().notNull(),
    kind: text().$type<FoundKind>(),
    pinned: boolean().notNull().default(false),
    visitedAt: moment('visited_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.address] }),
    index('visit_newest').on(table.accountId, table.visitedAt.desc().nullsFirst()),
  ],
)
