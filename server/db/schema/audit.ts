import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Append-only: triggers fill the hash chain and refuse changes, and the application's role may not make any. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true, mode: 'string' }).notNull().defaultNow(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name'),
    address: text(),
    call: text().notNull(),
    subject: text(),
    before: jsonb(),
    after: jsonb(),
    previousHash: text('previous_hash').notNull(),
    hash: text().notNull(),
  },
  table => [
    index('audit_entry_call').on(table.call, table.id.desc().nullsFirst()),
    index('audit_entry_actor_call').on(table.actorId, table.call, table.id.desc().nullsFirst()),
    index('audit_entry_actor').on(table.actorId, table.id.desc().nullsFirst()),
    index('audit_entry_at').on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)
