import { accessKinds, type LoggedFile, type SampledReveal } from '@contract/portal/accessLog'
import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './moment'

/**
 * Reads of files by staff, without any value that was read. A trigger refuses changes, and lets only entries older than
 * 30 days be deleted. The server chooses the id, so that an entry that is sent twice is stored once.
 */
export const accessEntry = pgTable(
  'access_entry',
  {
    id: uuid().primaryKey(),
    at: moment('at').notNull().defaultNow(),
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    address: text(),
    kind: text({ enum: accessKinds }).notNull(),
    fileKind: text('file_kind').$type<LoggedFile>(),
    fileKey: text('file_key'),
    /** Id of the call that read the file, from the contract. */
    call: text().notNull(),
    /** List that was exported, or path of the page that was printed. */
    resource: text(),
    /** Reason and reference that a reveal was allowed for. */
    reason: text(),
    reference: text(),
  },
  table => [
    index('access_entry_newest').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('access_entry_actor').on(table.actorId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('access_entry_actor_kind').on(
      table.actorId,
      table.kind,
      table.at.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('access_entry_file').on(table.fileKey, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('access_entry_kind').on(table.kind, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

/** Reveals drawn for a supervisor to review: up to twenty of each week, which begins on a Monday. */
export const accessSample = pgTable(
  'access_sample',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => accessEntry.id, { onDelete: 'cascade' }),
    week: date({ mode: 'string' }).notNull(),
    mark: text().$type<NonNullable<SampledReveal['mark']>>(),
    note: text(),
    markedById: uuid('marked_by_id'),
    markedByName: text('marked_by_name'),
    markedAt: moment('marked_at'),
  },
  table => [index('access_sample_week').on(table.week.desc().nullsFirst(), table.entryId)],
)
