import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

export const department = pgTable('department', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
})

/** A person who may sign in. `wrong_codes` counts wrong one-time codes in a row; at ten the account locks. */
export const account = pgTable(
  'account',
  {
    id: uuid().primaryKey().defaultRandom(),
    username: text().notNull(),
    email: text().notNull(),
    passwordHash: text('password_hash').notNull(),
    givenName: text('given_name').notNull(),
    surName: text('sur_name').notNull(),
    phoneNumber: text('phone_number'),
    idType: text('id_type'),
    idNumber: text('id_number'),
    accountType: text('account_type').notNull().default('BACKOFFICE'),
    departmentId: integer('department_id').references(() => department.id),
    enabled: boolean().notNull().default(true),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    lockedAt: moment('locked_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  table => [
    uniqueIndex('account_username').on(sql`lower(${table.username})`),
    uniqueIndex('account_email').on(sql`lower(${table.email})`),
  ],
)

export const permissionGroup = pgTable('permission_group', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  description: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
})

export const permission = pgTable('permission', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  groupId: integer('group_id')
    .notNull()
    .references(() => permissionGroup.id),
  description: text().notNull().default(''),
  enabled: boolean().notNull().default(true),
})

export const role = pgTable('role', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  description: text().notNull().default(''),
  /** Counts its changes, so that nobody overwrites a change they did not see. */
  version: integer().notNull().default(1),
})

export const rolePermission = pgTable(
  'role_permission',
  {
    roleId: integer('role_id')
      .notNull()
      .references(() => role.id),
    permissionId: integer('permission_id')
      .notNull()
      .references(() => permission.id),
  },
  table => [primaryKey({ columns: [table.roleId, table.permissionId] })],
)

export const accountRole = pgTable(
  'account_role',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    roleId: integer('role_id')
      .notNull()
      .references(() => role.id),
  },
  table => [primaryKey({ columns: [table.accountId, table.roleId] }), index('account_role_role').on(table.roleId)],
)

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
