import { sql } from 'drizzle-orm'
import { bigint, date, foreignKey, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { entityPerson } from './entityFile'
import { moment } from './moment'

/**
 * A role that a person has or had in an entity, with its first day and the day from which the person had it no more. An
 * absent first day is older than what the register knows. `entityPerson.roles` holds the roles of today.
 */
export const entityRole = pgTable(
  'entity_role',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brn: text().notNull(),
    personNo: smallint('person_no').notNull(),
    role: text({ enum: ['SUBSCRIBER', 'DIRECTOR', 'SECRETARY', 'PARTNER', 'MEMBER'] }).notNull(),
    since: date({ mode: 'string' }),
    until: date({ mode: 'string' }),
  },
  table => [
    index('entity_role_person').on(table.brn, table.personNo),
    foreignKey({ columns: [table.brn, table.personNo], foreignColumns: [entityPerson.brn, entityPerson.no] }),
  ],
)

/**
 * A version of a row of an entity's file: the values that a statement changed, before and after, with the day from which
 * they hold and the moment at which the register was told. Triggers add them (`keep_versions`); rows that a load brought
 * into an empty register have none, and are the state before the first version. See docs/decisions/120-versions.md.
 */
export const rowVersion = pgTable(
  'row_version',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    brn: text().notNull(),
    list: text().notNull(),
    /** Key of the row within the file; empty for the entity itself. */
    key: text().notNull(),
    operation: text({ enum: ['INSERT', 'UPDATE', 'DELETE'] }).notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /** `-infinity` for values that were always so. */
    effectiveOn: date('effective_on', { mode: 'string' }).notNull(),
    recordedAt: moment('recorded_at').notNull(),
    /** Number of the transaction of PostgreSQL that wrote it. */
    transaction: bigint({ mode: 'number' }).notNull(),
    act: text({ enum: ['CHANGE', 'CORRECTION', 'REGISTER_ERROR'] }).notNull(),
    /** Tracking number of the filing that brought it. */
    filing: text(),
    /** Number of the load that brought it. */
    load: integer(),
  },
  table => [
    index('row_version_file').on(table.brn, table.id),
    index('row_version_transaction').on(table.transaction),
    index('row_version_load').on(table.load).where(sql`load IS NOT NULL`),
  ],
)
