import { guideNames } from '@contract/portal/guideNames'
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/** Guides of the first days that a person has hidden for good. */
export const guideEnd = pgTable(
  'guide_end',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    guide: text({ enum: guideNames }).notNull(),
    endedAt: moment('ended_at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.accountId, table.guide] })],
)
