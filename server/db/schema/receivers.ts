import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { declareTotals } from '../totalDeclarations'
import { account } from './accounts'
import { moment } from './moment'

/**
 * A client who acts as official receiver with a backoffice account. Each account is in at most one active link; revoked
 * links stay as a record.
 */
export const officialReceiver = pgTable(
  'official_receiver',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    individualId: uuid('individual_id')
      .notNull()
      .references(() => account.id),
    backOfficeId: uuid('back_office_id')
      .notNull()
      .references(() => account.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    revokedAt: moment('revoked_at'),
  },
  table => [
    uniqueIndex('official_receiver_individual').on(table.individualId).where(sql`revoked_at IS NULL`),
    uniqueIndex('official_receiver_staff').on(table.backOfficeId).where(sql`revoked_at IS NULL`),
    index('official_receiver_newest').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** Receivers are counted whatever their status: the list shows all of them. */
export const officialReceiverTotals = declareTotals(officialReceiver, [{ key: 'official_receiver' }])
