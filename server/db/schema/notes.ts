import type { RecordKind } from '@contract/portal/noteKinds'
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
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

/** Record on which a note or flag stands. The key is the one of its file, such as a BRN; no row needs to exist. */
const subject = {
  subjectKind: text('subject_kind').$type<RecordKind>().notNull(),
  subjectKey: text('subject_key').notNull(),
}

/** Staff note on a record, as it reads now. A removed note stays, with who removed it. */
export const note = pgTable(
  'note',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Chosen by the portal, so that a note that is sent twice is stored once. */
    token: uuid().notNull(),
    ...subject,
    text: text().notNull(),
    version: integer().notNull().default(1),
    authorId: uuid('author_id')
      .notNull()
      .references(() => account.id),
    author: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    removedBy: text('removed_by'),
  },
  table => [
    uniqueIndex('note_token').on(table.token),
    index('note_subject').on(table.subjectKind, table.subjectKey, table.id.desc()),
    check('note_removed', sql`(removed_at IS NULL) = (removed_by IS NULL)`),
  ],
)

/** Text of a note after each change, with who made it. The last version of a removed note says who removed it. */
export const noteVersion = pgTable(
  'note_version',
  {
    noteId: bigint('note_id', { mode: 'number' })
      .notNull()
      .references(() => note.id),
    version: integer().notNull(),
    change: text({ enum: ['WRITTEN', 'EDITED', 'REMOVED'] }).notNull(),
    text: text().notNull(),
    byId: uuid('by_id')
      .notNull()
      .references(() => account.id),
    by: text().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  table => [primaryKey({ columns: [table.noteId, table.version] })],
)

/** Reminder of a note: on its day it becomes work of its owner, until it is done. */
export const reminder = pgTable(
  'reminder',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    noteId: bigint('note_id', { mode: 'number' })
      .notNull()
      .references(() => note.id),
    day: date({ mode: 'string' }).notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id),
    createdAt: moment('created_at').notNull().defaultNow(),
    doneAt: moment('done_at'),
    doneById: uuid('done_by_id').references(() => account.id),
    doneBy: text('done_by'),
  },
  table => [
    index('reminder_note').on(table.noteId),
    uniqueIndex('reminder_open').on(table.noteId).where(sql`done_at IS NULL`),
    index('reminder_due').on(table.day, table.id).where(sql`done_at IS NULL`),
    index('reminder_owner').on(table.ownerId, table.day).where(sql`done_at IS NULL`),
    check('reminder_done', sql`(done_at IS NULL) = (done_by IS NULL)`),
  ],
)

/** Kind of flag: its look, and its effect on calls that change a flagged record. */
export const flagKind = pgTable(
  'flag_kind',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    name: text().notNull(),
    colour: text().notNull(),
    icon: text().notNull(),
    /** Kinds of records that may have it. */
    subjects: text().array().$type<RecordKind[]>().notNull(),
    /** Ids of the calls that it refuses, and that it sends to approval; `ALL` is every call that changes the record. */
    refuses: text().array().notNull().default(sql`'{}'`),
    approves: text().array().notNull().default(sql`'{}'`),
    masksAddresses: boolean('masks_addresses').notNull().default(false),
    needsReason: boolean('needs_reason').notNull().default(true),
    needsDocument: boolean('needs_document').notNull().default(false),
    /** Permissions of those who may set and lift it: any one of them. */
    setBy: text('set_by').array().notNull(),
    liftBy: text('lift_by').array().notNull(),
    /** Days after which a flag ends by itself; null is never. */
    endsAfter: integer('ends_after'),
    active: boolean().notNull().default(true),
    version: integer().notNull().default(1),
  },
  table => [uniqueIndex('flag_kind_name').on(sql`lower(${table.name})`), check('flag_kind_ends', sql`ends_after > 0`)],
)

/** Flag on a record. It acts until it is lifted, or until the end of its last day. */
export const flag = pgTable(
  'flag',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kindId: bigint('kind_id', { mode: 'number' })
      .notNull()
      .references(() => flagKind.id),
    ...subject,
    reason: text().notNull().default(''),
    /** Number of the document that ordered it, such as a court order. */
    document: text(),
    lastDay: date('last_day', { mode: 'string' }),
    setById: uuid('set_by_id')
      .notNull()
      .references(() => account.id),
    setBy: text('set_by').notNull(),
    setAt: moment('set_at').notNull().defaultNow(),
    liftedAt: moment('lifted_at'),
    liftedById: uuid('lifted_by_id').references(() => account.id),
    liftedBy: text('lifted_by'),
    liftReason: text('lift_reason'),
  },
  table => [
    uniqueIndex('flag_once').on(table.subjectKind, table.subjectKey, table.kindId).where(sql`lifted_at IS NULL`),
    index('flag_subject').on(table.subjectKind, table.subjectKey, table.id.desc()),
    index('flag_kind_of').on(table.kindId),
  ],
)
