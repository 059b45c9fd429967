import { sql } from 'drizzle-orm'
import { check, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** Declares an exact decimal with cents, never a float. */
const amount = (name: string) => numeric(name, { precision: 14, scale: 2 }).notNull()

/** Declares a version for optimistic locking. */
const version = () => integer().notNull().default(1)

export const currency = pgTable('currency', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull().unique(),
  name: text().notNull(),
})

/** A tax head of the tax authority. `id` is the authority's own number and never changes. */
export const taxHead = pgTable(
  'tax_head',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    code: text().notNull().unique(),
    description: text().notNull().default(''),
    baseValue: amount('base_value').default('0'),
    percentage: numeric({ precision: 5, scale: 2 }).notNull().default('0'),
    feesPerUnit: amount('fees_per_unit').default('0'),
    active: text({ enum: ['YES', 'NO'] })
      .notNull()
      .default('YES'),
    availableOnPortal: text('available_on_portal', { enum: ['YES', 'BOTH'] })
      .notNull()
      .default('YES'),
    descriptionDisplayed: text('description_displayed', { enum: ['YES', 'NO'] })
      .notNull()
      .default('YES'),
    tinMandatory: text('tin_mandatory', { enum: ['YES', 'NO'] })
      .notNull()
      .default('YES'),
    referenceTypeMandatory: text('reference_type_mandatory', { enum: ['YES', 'NO'] })
      .notNull()
      .default('YES'),
    /** Choice on each of the six levels; empty text for no choice. */
    levels: text().array().notNull().default(sql`ARRAY['', '', '', '', '', '']`),
    version: version(),
  },
  table => [
    check('tax_head_amounts', sql`base_value >= 0 AND fees_per_unit >= 0 AND percentage BETWEEN 0 AND 100`),
    check('tax_head_levels', sql`cardinality(${table.levels}) = 6`),
  ],
)

export const serviceCost = pgTable(
  'service_cost',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    code: text().notNull(),
    cost: amount('cost'),
    taxHeadId: text('tax_head_id')
      .notNull()
      .references(() => taxHead.id),
    currencyId: integer('currency_id')
      .notNull()
      .references(() => currency.id),
    version: version(),
  },
  table => [
    uniqueIndex('service_cost_name').on(sql`lower(${table.name})`),
    uniqueIndex('service_cost_code').on(sql`lower(${table.code})`),
    check('service_cost_positive', sql`cost > 0`),
  ],
)

export const documentCost = pgTable(
  'document_cost',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    number: text().notNull(),
    name: text().notNull(),
    amount: amount('amount'),
    version: version(),
  },
  table => [
    uniqueIndex('document_cost_number').on(sql`lower(${table.number})`),
    uniqueIndex('document_cost_name').on(sql`lower(${table.name})`),
    check('document_cost_positive', sql`amount > 0`),
  ],
)
