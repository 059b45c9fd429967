import type { PeriodKey } from '@contract/configurations/reservation'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from './moment'

const number = () => integer().primaryKey().generatedAlwaysAsIdentity()

/** A list of words that matter in names, with the effect of finding one of them. */
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
    /** Position in a name at which the word counts. */
    position: text({ enum: ['Start', 'Any', 'End'] }).notNull(),
    dictionaryId: integer('dictionary_id')
      .notNull()
      .references(() => dictionary.id),
    version: integer().notNull().default(1),
  },
  table => [uniqueIndex('dictionary_word_once').on(table.dictionaryId, sql`lower(${table.word})`)],
)

/** Message to an applicant whose name is rejected or queried. */
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

/** Period of a stage of a name reservation, or of the notice before it ends. */
export const reservationPeriod = pgTable(
  'reservation_period',
  {
    key: text().$type<PeriodKey>().primaryKey(),
    period: integer().notNull(),
    unit: text({ enum: ['DAYS', 'HOURS', 'MINUTES', 'MONTHS', 'YEARS'] }).notNull(),
  },
  table => [check('reservation_period_positive', sql`${table.period} > 0`)],
)

/** A name from an uploaded file, which the name search knows besides the registers' own. */
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

/** All names that the name search compares: those of the registers and the uploaded ones. A migration creates the view. */
export const searchableName = pgView('searchable_name', {
  no: text().notNull(),
  name: text().notNull(),
  scope: text().notNull(),
  type: text().notNull(),
  /** Form in which the name is compared. */
  nameKey: text('name_key').notNull(),
  /** Words of that form, as a tsvector. */
  nameWords: text('name_words').notNull(),
}).existing()

/**
 * Every word that occurs in a name, with its stem and its sound: a search first compares the typed words with these few
 * words, and then finds names by the similar ones. Triggers on the names fill it; a word that is no longer in any name
 * finds nothing.
 */
export const nameWord = pgTable('name_word', { word: text().notNull(), stem: text(), sound: text() }, table => [
  primaryKey({ columns: [table.word] }),
  index('name_word_alike').using('gin', table.word.op('gin_trgm_ops')),
  index('name_word_stem').on(table.stem),
  index('name_word_sound').on(table.sound),
])
