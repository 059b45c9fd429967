import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'string' })
const number = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A list of words that decide on names, and what finding one of them in a name means. */
export const dictionary = pgTable(
  'dictionary',
  {
    id: number(),
    name: text().notNull(),
    effect: text({ enum: ['LEFT_OUT', 'CONSENT', 'REFUSED', 'NOTED'] })
      .notNull()
      .default('NOTED'),
  },
  table => [uniqueIndex('dictionary_name').on(sql`lower(${table.name})`)],
)

export const dictionaryWord = pgTable(
  'dictionary_word',
  {
    id: number(),
    word: text().notNull(),
    description: text().notNull(),
    /** Where in a name the word counts. */
    position: text({ enum: ['Start', 'Any', 'End'] }).notNull(),
    dictionaryId: integer('dictionary_id')
      .notNull()
      .references(() => dictionary.id),
    version: integer().notNull().default(1),
  },
  table => [uniqueIndex('dictionary_word_once').on(table.dictionaryId, sql`lower(${table.word})`)],
)

/** What an applicant is told when a name is rejected or queried. */
export const responseTemplate = pgTable(
  'response_template',
  {
    id: number(),
    reason: text().notNull(),
    message: text().notNull(),
    appealStatus: boolean('appeal_status').notNull(),
    version: integer().notNull().default(1),
  },
  table => [uniqueIndex('response_template_reason').on(sql`lower(${table.reason})`)],
)

/** How long something of a name reservation lasts, and when its end is announced. */
export const reservationPeriod = pgTable(
  'reservation_period',
  {
    key: text().primaryKey(),
    period: integer().notNull(),
    unit: text({ enum: ['DAYS', 'HOURS', 'MINUTES', 'MONTHS', 'YEARS'] }).notNull(),
  },
  table => [check('reservation_period_positive', sql`${table.period} > 0`)],
)

/** A name that the name search knows beside those of the registers: it came in by a file. */
export const knownName = pgTable(
  'known_name',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    no: text().notNull(),
    name: text().notNull(),
    type: text().notNull().default(''),
    addedBy: text('added_by').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [uniqueIndex('known_name_no').on(sql`upper(${table.no})`)],
)

/**
 * Every word that occurs in any name, with its stem and how it sounds: what is typed is compared with these few first,
 * and names are then found by the words that are alike. Made by triggers from the names; a word that no name has any
 * more finds nothing.
 */
export const nameWord = pgTable('name_word', { word: text().notNull(), stem: text(), sound: text() }, table => [
  primaryKey({ columns: [table.word] }),
  index('name_word_alike').using('gin', table.word.op('gin_trgm_ops')),
  index('name_word_stem').on(table.stem),
  index('name_word_sound').on(table.sound),
])
