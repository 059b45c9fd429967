import type { Certainty, PersonReason } from '@contract/portal/personPairs'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/** Words of the names of natural persons, each once, for the search of names that are spelled or sound nearly alike. */
export const personWord = pgTable('person_word', { word: text().primaryKey(), sound: text() }, table => [
  index('person_word_alike').using('gin', table.word.op('gin_trgm_ops')),
  index('person_word_sound').on(table.sound),
])

/**
 * Two people who are probably one, by the numbers of their first records, the lower one first. All rows are computed
 * anew while people are added; `settled` says that staff decided, and follows the decisions.
 */
export const personPair = pgTable(
  'person_pair',
  {
    one: bigint({ mode: 'number' }).notNull(),
    other: bigint({ mode: 'number' }).notNull(),
    certainty: text().$type<Certainty>().notNull(),
    reasons: text().array().$type<PersonReason[]>().notNull(),
    /** Place in the list: the most certain pairs first. */
    rank: smallint().notNull(),
    settled: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.one, table.other] }),
    index('person_pair_open').on(table.rank, table.one, table.other).where(sql`NOT settled`),
    index('person_pair_other').on(table.other),
  ],
)

/** Rounds that computed `person_pair`; `through` is the highest number of a record that a round has read. */
export const personPairRound = pgTable('person_pair_round', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  through: bigint({ mode: 'number' }).notNull(),
  at: moment('at').notNull().defaultNow(),
})

/**
 * A decision about two people, by the numbers that named them at that time, the lower one first. An undone decision
 * stays with its reason, and has no effect.
 */
export const personDecision = pgTable(
  'person_decision',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['MERGE', 'APART'] }).notNull(),
    one: bigint({ mode: 'number' }).notNull(),
    other: bigint({ mode: 'number' }).notNull(),
    reason: text().notNull(),
    decidedById: uuid('decided_by_id').references(() => account.id),
    decidedBy: text('decided_by').notNull(),
    decidedAt: moment('decided_at').notNull().defaultNow(),
    undoneReason: text('undone_reason'),
    undoneById: uuid('undone_by_id').references(() => account.id),
    undoneBy: text('undone_by'),
    undoneAt: moment('undone_at'),
  },
  table => [
    uniqueIndex('person_decision_pair').on(table.one, table.other).where(sql`undone_at IS NULL`),
    index('person_decision_one').on(table.one),
    index('person_decision_other').on(table.other),
    check('person_decision_order', sql`one < other`),
    check('person_decision_undone', sql`(undone_at IS NULL) = (undone_by IS NULL)`),
  ],
)

/**
 * Days of birth that somebody who sees masks tried today for a subject: a record of a person, or a name by its hash. The
 * empty subject says that the supervisors were told. Rows of earlier days are deleted.
 */
export const birthTry = pgTable(
  'birth_try',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    days: date({ mode: 'string' }).array().notNull(),
  },
  table => [primaryKey({ columns: [table.accountId, table.subject, table.day] }), index('birth_try_day').on(table.day)],
)
