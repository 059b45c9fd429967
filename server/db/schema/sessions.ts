import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A live session: one per person, known only by its token's hash. Ending it deletes the row. */
export const session = pgTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: uuid('account_id')
    .notNull()
    .unique()
    .references(() => account.id),
  address: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
})

/** The right password was given and a code was sent. The code's hash is keyed by the token, which is not kept. */
export const signInChallenge = pgTable(
  'sign_in_challenge',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  table => [
    index('sign_in_challenge_account').on(table.accountId),
    index('sign_in_challenge_expiry').on(table.expiresAt),
  ],
)

/** Failed password steps by name and by address, so that guessing slows down on every server alike. */
export const signInFailure = pgTable('sign_in_failure', {
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  since: moment('since').notNull().defaultNow(),
  blockedUntil: moment('blocked_until'),
})
