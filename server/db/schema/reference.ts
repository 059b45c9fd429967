import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** Administrative units of the country, from region to village, as a tree. */
export const administrativeUnit = pgTable(
  'administrative_unit',
  {
    id: integer().primaryKey(),
    level: text({ enum: ['REGION', 'DISTRICT', 'COUNTY', 'SUBCOUNTY', 'PARISH', 'VILLAGE'] }).notNull(),
    name: text().notNull(),
    parentId: integer('parent_id'),
  },
  table => [
    index('administrative_unit_parent').on(table.parentId),
    index('administrative_unit_village').on(sql`search_fold(name) text_pattern_ops`).where(sql`level = 'VILLAGE'`),
  ],
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

/**
 * Facts about the installation: the key `demonstration` exists when it holds demonstration data, with the seed and size
 * that filled it.
 */
export const installation = pgTable('installation', { key: text().primaryKey(), value: jsonb().notNull() })
