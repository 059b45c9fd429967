import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/** Parts of pages that show a record now, and when each last said so; see `server/presence`. */
export const presence = pgTable(
  'presence',
  {
    mark: uuid().primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Kind of a record with a file, or the id of the call of a list. */
    of: text().notNull(),
    key: text().notNull(),
    editing: boolean().notNull(),
    saidAt: moment('said_at').notNull().defaultNow(),
  },
  table => [
    index('presence_record').on(table.of, table.key),
    index('presence_account').on(table.accountId),
    index('presence_said').on(table.saidAt),
  ],
)
