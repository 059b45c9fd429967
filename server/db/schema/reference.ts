import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** The country's administrative units, from region to village, as a tree. */
export const administrativeUnit = pgTable(
  'administrative_unit',
  {
    id: integer().primaryKey(),
    level: text({ enum: ['REGION', 'DISTRICT', 'COUNTY', 'SUBCOUNTY', 'PARISH', 'VILLAGE'] }).notNull(),
    name: text().notNull(),
    parentId: integer('parent_id'),
  },
  table => [index('administrative_unit_parent').on(table.parentId)],
)

export const country = pgTable(
  'country',
  { code: text().primaryKey(), name: text().notNull(), id: integer().notNull().generatedAlwaysAsIdentity() },
  table => [uniqueIndex('country_name').on(sql`lower(${table.name})`)],
)

export const isic = pgTable('isic', {
  code: text().primaryKey(),
  parentCode: text('parent_code'),
  description: text().notNull(),
})

/** What kind of installation this is: whether it holds demonstration data, and with which seed and size it was filled. */
export const installation = pgTable('installation', { key: text().primaryKey(), value: jsonb().notNull() })
