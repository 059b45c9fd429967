import { workSourceNames } from '@contract/portal/workSources'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { dayOf } from '../days'
import { declareTotals } from '../totalDeclarations'
import { account } from './accounts'
import { moment } from './moment'

const day = (name: string) => date(name, { mode: 'string' })
const person = (name: string) => uuid(name).references(() => account.id)

/**
 * A row of another table that waits for somebody. Triggers that `server/work/sources` declares add, change and delete
 * it; owner, lease and snooze are its own.
 */
export const workItem = pgTable(
  'work_item',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    source: text({ enum: workSourceNames }).notNull(),
    /** Primary key of the row, as text. */
    record: text().notNull(),
    key: text().notNull(),
    kind: text(),
    subject: text().notNull(),
    about: text(),
    since: moment('since').notNull(),
    /** Working days after `since` until it is due. */
    days: smallint().notNull(),
    /**
     * Days between which it was paused, in pairs: the first day of a pause, and the day on which it went on. A pause that
     * lasts has no second day.
     */
    pauses: day('pauses').array().notNull().default([]),
    /** Absent while it is paused. */
    due: day('due'),
    ownerId: person('owner_id'),
    holderId: person('holder_id'),
    leasedUntil: moment('leased_until'),
    snoozedUntil: day('snoozed_until'),
    snoozedBy: text('snoozed_by'),
    snoozeReason: text('snooze_reason'),
    passedBy: text('passed_by'),
    passedNote: text('passed_note'),
    /** The bulk reassignment that gave it to its owner, if that was the last change of the owner. */
    reassignmentId: bigint('reassignment_id', { mode: 'number' }),
    /** 0: waits for staff, 1: paused, 2: snoozed. */
    stage: smallint()
      .notNull()
      .generatedAlwaysAs(
        sql`CASE WHEN snoozed_until IS NOT NULL THEN 2 WHEN cardinality(pauses) % 2 = 1 THEN 1 ELSE 0 END`,
      ),
    searchText: text('search_text').generatedAlwaysAs(
      sql`search_fold(key || ' ' || subject || ' ' || coalesce(about, ''))`,
    ),
  },
  table => [
    uniqueIndex('work_item_record').on(table.source, table.record),
    index('work_item_order').on(table.source, table.stage, table.due, table.since, table.id),
    index('work_item_owner')
      .on(table.ownerId, table.stage, table.due, table.since, table.id)
      .where(sql`owner_id IS NOT NULL`),
    index('work_item_holder').on(table.holderId).where(sql`holder_id IS NOT NULL`),
    index('work_item_snoozed').on(table.snoozedUntil).where(sql`snoozed_until IS NOT NULL`),
    // A whole number is looked up here (server/work/filter.ts): a BRN, a PRN or a tracking number.
    index('work_item_key').on(table.key),
    index('work_item_about').on(sql`left(${table.about}, 60)`).where(sql`about IS NOT NULL`),
    // One or two letters match the beginning (docs/decisions/008-short-searches.md).
    index('work_item_key_prefix').on(sql`search_fold(key) text_pattern_ops`),
    index('work_item_subject_prefix').on(sql`search_fold(subject) text_pattern_ops`),
    index('work_item_search').using('gin', table.searchText.op('gin_trgm_ops')),
    check('work_item_lease', sql`(holder_id IS NULL) = (leased_until IS NULL)`),
  ],
)

/** An item counts by source, owner and due day, of which urgencies are sums; and by the day since which it waits. */
export const workTotals = declareTotals(workItem, [
  {
    key: 'work',
    by: [
      workItem.source,
      sql`coalesce(${workItem.ownerId}::text, '')`,
      sql`CASE ${workItem.stage} WHEN 0 THEN coalesce(${workItem.due}::text, '') WHEN 1 THEN 'PAUSED' ELSE 'SNOOZED' END`,
    ],
  },
  { key: 'workSince', by: [workItem.source, sql`${dayOf(workItem.since)}::text`] },
])

/** An item that is gone because its row no longer waits. */
export const workDone = pgTable(
  'work_done',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Number that the item had. */
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    source: text({ enum: workSourceNames }).notNull(),
    key: text().notNull(),
    since: moment('since').notNull(),
    due: day('due'),
    endedAt: moment('ended_at').notNull().defaultNow(),
    /** Person whose act ended it, otherwise the one who had it open. */
    personId: person('person_id'),
  },
  table => [
    uniqueIndex('work_done_item').on(table.itemId),
    index('work_done_recent').on(table.endedAt, table.source, table.personId).where(sql`person_id IS NOT NULL`),
  ],
)

export const workDoneTotals = declareTotals(workDone, [
  { key: 'workDone', by: [workDone.source, sql`${dayOf(workDone.endedAt)}::text`] },
  {
    key: 'workLate',
    by: [workDone.source, sql`${dayOf(workDone.endedAt)}::text`],
    rows: sql`${workDone.due} < ${dayOf(workDone.endedAt)}`,
  },
  { key: 'workDoneSince', by: [workDone.source, sql`${dayOf(workDone.since)}::text`] },
])

/** A bulk reassignment of work, with the owners of before in `work_reassigned`. */
export const workReassignment = pgTable(
  'work_reassignment',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull().defaultNow(),
    actorId: person('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    toId: person('to_id'),
    toName: text('to_name'),
    note: text().notNull(),
    count: integer().notNull(),
    /** Hash of the request, by which the same request sent again is recognised. */
    request: text().notNull(),
    undoneAt: moment('undone_at'),
    undoneById: person('undone_by_id'),
    undoneBy: text('undone_by'),
    /** Items that went back to their owners of before. */
    undoneCount: integer('undone_count'),
  },
  table => [index('work_reassignment_request').on(table.actorId, table.request)],
)

export const workReassignmentTotals = declareTotals(workReassignment, [{ key: 'workReassignment' }])

export const workReassigned = pgTable(
  'work_reassigned',
  {
    reassignmentId: bigint('reassignment_id', { mode: 'number' })
      .notNull()
      .references(() => workReassignment.id),
    itemId: bigint('item_id', { mode: 'number' }).notNull(),
    ownerId: uuid('owner_id'),
    passedBy: text('passed_by'),
    passedNote: text('passed_note'),
    previousId: bigint('previous_id', { mode: 'number' }),
  },
  table => [primaryKey({ columns: [table.reassignmentId, table.itemId] })],
)

/** Days, both included, on which a person is away. */
export const workAbsence = pgTable(
  'work_absence',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    personId: person('person_id').notNull(),
    from: day('from_day').notNull(),
    until: day('until_day').notNull(),
  },
  table => [
    index('work_absence_person').on(table.personId, table.until),
    index('work_absence_latest').on(table.from, table.id),
    index('work_absence_until').on(table.until, table.personId),
    check('work_absence_order', sql`from_day <= until_day`),
  ],
)

export const workAbsenceTotals = declareTotals(workAbsence, [{ key: 'workAbsence' }])

/** A day on which the registry is closed, weekends aside. */
export const closingDay = pgTable(
  'closing_day',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    day: day('day').notNull(),
    name: text().notNull(),
    kind: text({ enum: ['HOLIDAY', 'OWN'] }).notNull(),
    /** A holiday on which this registry works. */
    open: boolean().notNull().default(false),
    addedBy: text('added_by'),
  },
  table => [uniqueIndex('closing_day_day').on(table.day)],
)

/** Every day of the calendar. `number` counts the working days up to it, itself included. */
export const calendarDay = pgTable(
  'calendar_day',
  {
    day: day('day').primaryKey(),
    open: boolean().notNull(),
    number: integer().notNull(),
  },
  table => [index('calendar_day_number').on(table.number).where(sql`open`)],
)
