import { locales } from '@contract/portalConfig'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment'
import { entity } from './registry'

/** Public half of a key that signed extracts, in PEM. Rows stay, so that old extracts can be checked. */
export const extractKey = pgTable('extract_key', {
  id: text().primaryKey(),
  publicKey: text('public_key').notNull(),
  firstUsedAt: moment('first_used_at').notNull().defaultNow(),
})

/**
 * Extract of the file of an entity. `content` is the canonical content that was signed, kept as it was written: its digest and
 * its PDF are made from it. Only the withdrawal is added later.
 */
export const extract = pgTable(
  'extract',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** 64 random bits as 13 digits of base32, without groups. */
    code: text().notNull(),
    brn: text()
      .notNull()
      .references(() => entity.brn),
    /** Moment that was asked for, as contract/registry/asOf.ts spells it; absent for the file of the day of issue. */
    asOf: text('as_of'),
    day: date({ mode: 'string' }).notNull(),
    /** Day on which the register knew what is shown; absent for all that it knew when the extract was issued. */
    knownOn: date('known_on', { mode: 'string' }),
    language: text({ enum: locales }).notNull(),
    content: text().notNull(),
    digest: text().notNull(),
    signature: text().notNull(),
    keyId: text('key_id')
      .notNull()
      .references(() => extractKey.id),
    issuedAt: moment('issued_at').notNull(),
    issuedBy: text('issued_by').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    withdrawnBy: text('withdrawn_by'),
    withdrawnReason: text('withdrawn_reason'),
  },
  table => [
    uniqueIndex('extract_code').on(table.code),
    index('extract_file').on(table.brn, table.issuedAt.desc().nullsFirst()),
    check('extract_withdrawal', sql`num_nulls(withdrawn_at, withdrawn_by, withdrawn_reason) IN (0, 3)`),
  ],
)
