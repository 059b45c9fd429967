import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/** End points that organisations can be granted, with the price of a live call in shillings. */
export const apiEndPoint = pgTable('api_end_point', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  endPoint: text('end_point').notNull().unique(),
  serviceName: text('service_name').notNull(),
  description: text().notNull().default(''),
  fee: bigint({ mode: 'number' }).notNull().default(500),
})

/**
 * API keys of an organisation in one mode. The table holds only hashes, and the first characters of the API key, by
 * which people tell keys apart. Revoked keys stay, as a record of what was granted.
 */
export const apiKey = pgTable(
  'api_key',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    mode: text({ enum: ['SANDBOX', 'LIVE'] }).notNull(),
    hint: text().notNull(),
    keyHash: text('key_hash').notNull().unique(),
    secretHash: text('secret_hash').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  table => [
    uniqueIndex('api_key_in_force').on(table.accountId, table.mode).where(sql`revoked_at IS NULL`),
    check('api_key_mode', sql`mode IN ('SANDBOX', 'LIVE')`),
  ],
)

/** End points that a pair of keys grants. */
export const apiKeyEndPoint = pgTable(
  'api_key_end_point',
  {
    keyId: bigint('key_id', { mode: 'number' })
      .notNull()
      .references(() => apiKey.id),
    endPointId: integer('end_point_id')
      .notNull()
      .references(() => apiEndPoint.id),
  },
  table => [
    primaryKey({ columns: [table.keyId, table.endPointId] }),
    index('api_key_end_point_of').on(table.endPointId),
  ],
)

/** Calls of each day, counted as they arrive: served, refused, and charged to the balance. */
export const apiUsageDay = pgTable(
  'api_usage_day',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    day: date({ mode: 'string' }).notNull(),
    endPoint: text('end_point').notNull(),
    mode: text({ enum: ['SANDBOX', 'LIVE'] }).notNull(),
    served: integer().notNull(),
    failed: integer().notNull(),
    charged: bigint({ mode: 'number' }).notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.day, table.endPoint, table.mode] })],
)
