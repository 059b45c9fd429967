import { sql } from 'drizzle-orm'
import { bigint, boolean, date, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { monthOf } from '../days'
import { declareTotals } from '../totalDeclarations'
import { moment } from './moment'
import { sortNameOf } from './sortName'

/**
 * A registered company, foreign company, business name or building society, with the amounts and address of its file.
 */
export const entity = pgTable(
  'entity',
  {
    brn: text().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: ['COMPANY', 'FOREIGN_COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY'] }).notNull(),
    subType: text('sub_type'),
    status: text({ enum: ['REGISTERED', 'INSOLVENT', 'CEASED'] })
      .notNull()
      .default('REGISTERED'),
    registeredOn: date('registered_on', { mode: 'string' }).notNull(),
    villageId: integer('village_id'),
    isicCode: text('isic_code'),
    plot: text(),
    street: text(),
    postalAddress: text('postal_address'),
    addressDescription: text('address_description'),
    /** As declared by the company; the classes and allotments on file need not add up to it. */
    shareCapital: numeric('share_capital', { precision: 20, scale: 2 }),
    numberOfShares: bigint('number_of_shares', { mode: 'number' }),
    /** Forms that the entity should have filed and has not, such as FORM_18. */
    missingForms: text('missing_forms').array().notNull().default([]),
    /** True while its account is not active: nothing can be filed. */
    lockedDown: boolean('locked_down').notNull().default(false),
    /** First day from which the register knows every change of the file; nothing is shown of days before. */
    historySince: date('history_since', { mode: 'string' }).notNull().default(sql`registry_day(now())`),
    /** Moment at which the entity came into the register. */
    recordedAt: moment('recorded_at').notNull().defaultNow(),
    /** Register that lists it; foreign companies are listed with the companies. */
    register: text().notNull().generatedAlwaysAs(sql`CASE kind WHEN 'FOREIGN_COMPANY' THEN 'COMPANY' ELSE kind END`),
    searchText: text('search_text').generatedAlwaysAs(sql`search_fold(brn || ' ' || name)`),
    sortName: sortNameOf(sql`name`),
  },
  table => [
    index('entity_search').using('gin', table.searchText.op('gin_trgm_ops')),
    index('entity_newest').on(table.register, table.registeredOn.desc().nullsFirst(), table.brn),
    index('entity_status').on(table.register, table.status, table.registeredOn.desc().nullsFirst(), table.brn),
    // Status and day follow the order, so that a page of rare ones is found in the index alone.
    index('entity_by_brn').on(table.register, table.brn, table.status, table.registeredOn),
    index('entity_by_name').on(table.register, table.sortName, table.brn, table.status, table.registeredOn),
    index('entity_brn_prefix').on(table.register, table.brn.op('text_pattern_ops')),
    index('entity_name_prefix').on(table.register, sql`search_fold(name) text_pattern_ops`),
  ],
)

export const entityTotals = declareTotals(entity, [
  { key: 'entity' },
  { key: 'entity', by: [entity.kind] },
  { key: 'register', by: [entity.register] },
  { key: 'register', by: [entity.register, entity.status] },
])

/** An entry of the black list or the de-registration list. Reversing turns it OFF; its changes stay. */
export const strikeEntry = pgTable(
  'strike_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    register: text({ enum: ['BLACKLIST', 'DEREGISTRATION'] }).notNull(),
    brn: text().notNull(),
    companyName: text('company_name').notNull(),
    status: text({ enum: ['ON', 'OFF'] })
      .notNull()
      .default('ON'),
    addedBy: text('added_by').notNull(),
    lastStatusUpdateDoneBy: text('last_status_update_done_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    searchText: text('search_text').generatedAlwaysAs(sql`search_fold(brn || ' ' || company_name)`),
    sortName: sortNameOf(sql`company_name`),
  },
  table => [
    uniqueIndex('strike_entry_brn').on(table.register, table.brn),
    index('strike_entry_newest').on(
      table.register,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // The day follows the order, so that entries of some days are found in the index alone.
    index('strike_entry_by_brn').on(table.register, table.status, table.brn, table.id, table.createdAt),
    index('strike_entry_by_name').on(table.register, table.status, table.sortName, table.id, table.createdAt),
    index('strike_entry_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
)

/** The dashboard shows the entries that are on a register by the month they were added in. */
export const strikeTotals = declareTotals(strikeEntry, [
  { key: 'strike', by: [strikeEntry.register, strikeEntry.status] },
  {
    key: 'strike',
    by: [strikeEntry.register, strikeEntry.status, monthOf(strikeEntry.createdAt)],
    rows: sql`${strikeEntry.status} = 'ON'`,
  },
])

/** `from_status` is ON for an addition and OFF for a removal, as the published texts read it. */
export const strikeChange = pgTable(
  'strike_change',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    entryId: bigint('entry_id', { mode: 'number' })
      .notNull()
      .references(() => strikeEntry.id),
    fromStatus: text('from_status', { enum: ['ON', 'OFF'] }).notNull(),
    addedBy: text('added_by').notNull(),
    reason: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [index('strike_change_entry').on(table.entryId, table.id)],
)

export const mda = pgTable(
  'mda',
  {
    no: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    status: text().notNull().default('ACTIVE'),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    searchText: text('search_text').generatedAlwaysAs(sql`search_fold(name)`),
  },
  table => [
    uniqueIndex('mda_name').on(sql`lower(${table.name})`),
    index('mda_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
)

/** The dashboard shows them by the month they were added in. */
export const mdaTotals = declareTotals(mda, [{ key: 'mda' }, { key: 'mda', by: [monthOf(mda.createdAt)] }])

/**
 * Stored totals: every statement that adds or removes rows inserts its difference under the keys it affects, in the
 * same transaction; a total is the sum of its key. Old differences are folded into one from time to time.
 */
export const tally = pgTable(
  'tally',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    delta: bigint({ mode: 'number' }).notNull(),
  },
  // Patterns: a beginning of keys is a range of the index in every collation.
  table => [index('tally_key').on(table.key.op('text_pattern_ops'), table.delta)],
)
