import { newsKinds } from '@contract/portal/news'
import { workSourceNames } from '@contract/portal/workSources'
import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/**
 * Something that happened for one person: work passed on to them, an applicant who replied, a reminder whose day came, an
 * import that is done. A trigger of `work_item` writes what is about work (`note_news`), uploads write the imports.
 */
export const news = pgTable(
  'news',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: uuid('person_id')
      .notNull()
      .references(() => account.id),
    at: moment('at').notNull().defaultNow(),
    kind: text({ enum: newsKinds }).notNull(),
    /** Source of the work that it is about, and the number of its record. */
    source: text({ enum: workSourceNames }),
    key: text(),
    /** Name of the record, or of the file of an import. */
    subject: text().notNull(),
    by: text(),
    note: text(),
    /** Rows of an import that were taken and refused. */
    taken: integer(),
    refused: integer(),
  },
  table => [index('news_latest').on(table.personId, table.id.desc().nullsFirst()), index('news_at').on(table.at)],
)

/** The last news that a person has seen. */
export const newsSeen = pgTable('news_seen', {
  personId: uuid('person_id')
    .primaryKey()
    .references(() => account.id),
  upTo: bigint('up_to', { mode: 'number' }).notNull(),
})
