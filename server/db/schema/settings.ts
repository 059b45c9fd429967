import type { RecipientType } from '@contract/settings/messenger'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account } from './accounts'
import { moment } from './moment'

export const occupation = pgTable(
  'occupation',
  { id: integer().primaryKey().generatedAlwaysAsIdentity(), name: text().notNull() },
  table => [uniqueIndex('occupation_name').on(sql`lower(${table.name})`)],
)

/** A section of the user manual; its file is in the EDMS under `filename`. */
export const manual = pgTable(
  'manual',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    sectionName: text('section_name').notNull(),
    position: integer().notNull(),
    filename: text().notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  table => [uniqueIndex('manual_section').on(sql`lower(${table.sectionName})`)],
)

/** A message to all accounts of some types. `sent` and `failed` follow the states of its recipients. */
export const broadcast = pgTable(
  'broadcast',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    message: text().notNull(),
    recipientTypes: text('recipient_types').array().$type<RecipientType[]>().notNull(),
    senderId: uuid('sender_id')
      .notNull()
      .references(() => account.id),
    /** False without a mail server: the message is stored and not sent. */
    mailed: boolean().notNull(),
    recipients: integer().notNull().default(0),
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Time it was last queued or made progress. */
    movedAt: moment('moved_at').notNull().defaultNow(),
  },
  table => [index('broadcast_of_sender').on(table.senderId, table.createdAt)],
)

/** Recipients of a message, numbered, so that it can be sent in parts. */
export const broadcastRecipient = pgTable(
  'broadcast_recipient',
  {
    broadcastId: bigint('broadcast_id', { mode: 'number' })
      .notNull()
      .references(() => broadcast.id),
    no: integer().notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    /** SENDING means that a server has started: the outcome is known only once it is recorded. */
    state: text({ enum: ['QUEUED', 'SENDING', 'SENT', 'FAILED'] })
      .notNull()
      .default('QUEUED'),
    begunAt: moment('begun_at'),
  },
  table => [
    primaryKey({ columns: [table.broadcastId, table.no] }),
    index('broadcast_recipient_left').on(table.broadcastId, table.no).where(sql`state IN ('QUEUED', 'SENDING')`),
  ],
)
