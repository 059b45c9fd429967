import type { RevealKind, RevealReason } from '@contract/portal/personalData'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/** A live session, one per person, identified by its token's hash. Ending it deletes the row. */
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

/** Sessions that their own person ended by signing in elsewhere, as long as their tokens would have been valid. */
export const endedSession = pgTable(
  'ended_session',
  { tokenHash: text('token_hash').primaryKey(), endedAt: moment('ended_at').notNull().defaultNow() },
  table => [index('ended_session_time').on(table.endedAt)],
)

/**
 * A reason that a session gave to see the personal data of one file, with the time it ends. It is deleted with the
 * session, and at a decision about the person; the access log and the audit trail keep it.
 */
export const personalReason = pgTable(
  'personal_reason',
  {
    session: text()
      .notNull()
      .references(() => session.tokenHash, { onDelete: 'cascade' }),
    kind: text().$type<RevealKind>().notNull(),
    key: text().notNull(),
    /** Keys that the file had when the reason was given: of a person those of all their records. */
    keys: text().array().notNull().default(sql`'{}'`),
    reason: text().$type<RevealReason>().notNull(),
    reference: text().notNull(),
    givenAt: moment('given_at').notNull().defaultNow(),
    until: moment('until').notNull(),
  },
  table => [primaryKey({ columns: [table.session, table.kind, table.key] })],
)

/** A sign-in after the right password, with a code sent. The code's hash is keyed by the token, which is not stored. */
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

/**
 * Addresses and devices that an account signed in from, as hashes: failures of strangers elsewhere do not count there.
 */
export const signInSource = pgTable(
  'sign_in_source',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    source: text().notNull(),
    lastUsedAt: moment('last_used_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.source] }),
    index('sign_in_source_use').on(table.lastUsedAt),
    index('sign_in_source_source').on(table.source),
  ],
)

/** Row that the readiness check writes: a read-only database is not ready. */
export const readiness = pgTable('readiness', {
  id: integer().primaryKey(),
  checkedAt: moment('checked_at').notNull().defaultNow(),
})

/**
 * Requests counted under a name within its minute, by all servers together; the key is a hash of the name. The table is
 * unlogged: after a crash of PostgreSQL it is empty, and every minute begins again.
 */
export const requestCount = pgTable('request_count', {
  key: text().primaryKey(),
  made: integer().notNull(),
  endsAt: moment('ends_at').notNull(),
})

/** Counted password tries by account and address or device, shared by all servers to slow down guessing. */
export const signInFailure = pgTable('sign_in_failure', {
  key: text().primaryKey(),
  failures: integer().notNull().default(0),
  since: moment('since').notNull().defaultNow(),
  blockedUntil: moment('blocked_until'),
})

/**
 * A mailed link with which an account's owner chooses a password, once and for a limited time: to activate the account, or
 * after a forgotten password. The table holds only its hash. An ended link stays for some time, so that the page can tell
 * its visitor the reason.
 */
export const activationLink = pgTable(
  'activation_link',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    purpose: text({ enum: ['ACTIVATION', 'RESET'] })
      .notNull()
      .default('ACTIVATION'),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    /** Used once, or replaced by a newer link or a change of the account. */
    ending: text({ enum: ['USED', 'REPLACED'] }),
  },
  table => [index('activation_link_of').on(table.accountId), index('activation_link_expiry').on(table.expiresAt)],
)
