import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from './moment'
import { entity } from './registry'

/**
 * A document filed for an entity. It is migrating on its way into the EDMS; a document that stays on paper has no
 * handle.
 */
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
    /** Name of its file in the source of the load that brought it; absent for all others. */
    fileName: text('file_name'),
    /** Tracking number of the filing that brought it, of those that were filed here. */
    trackingNo: text('tracking_no'),
    migrating: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [
    index('entity_document_newest').on(table.brn, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    uniqueIndex('entity_document_file').on(table.fileName).where(sql`file_name IS NOT NULL`),
    uniqueIndex('entity_document_handle').on(table.edmsId).where(sql`edms_id IS NOT NULL`),
  ],
)

/** Content behind an EDMS handle, by hash: the store knows where the bytes are. */
export const edmsFile = pgTable('edms_file', {
  edmsId: text('edms_id').primaryKey(),
  contentHash: text('content_hash').notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  keptAt: moment('kept_at').notNull().defaultNow(),
})
