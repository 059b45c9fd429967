import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { entity } from './registry'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })

/** A document filed for an entity. One on its way into EDMS is migrating; one that stays on paper has no handle at all. */
export const entityDocument = pgTable(
  'entity_document',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brn: text()
      .notNull()
      .references(() => entity.brn),
    kind: text().notNull(),
    name: text().notNull(),
    edmsId: text('edms_id'),
    migrating: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    index('entity_document_newest').on(table.brn, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('entity_document_handle').on(table.edmsId).where(sql`edms_id IS NOT NULL`),
  ],
)

/** The bytes behind an EDMS handle, by the hash of their content: where they are is the store's own business. */
export const edmsFile = pgTable('edms_file', {
  edmsId: text('edms_id').primaryKey(),
  contentHash: text('content_hash').notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  keptAt: moment('kept_at').notNull().defaultNow(),
})
