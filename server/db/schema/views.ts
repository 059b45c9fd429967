import type { SavedState } from '@contract/portal/viewState'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { account, role } from './accounts'
import { moment } from './moment'

/**
 * Saved view of a list: filters, order, page size and columns. A view for a role that was deleted keeps the name of the
 * role, and only its owner still sees it.
 */
export const portalView = pgTable(
  'portal_view',
  {
    /** Chosen by the portal, so that a view that is sent twice is stored once. */
    id: uuid().primaryKey(),
    list: text().notNull(),
    name: text().notNull(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    scope: text({ enum: ['me', 'role', 'all'] }).notNull(),
    roleId: integer('role_id').references(() => role.id, { onDelete: 'set null' }),
    roleName: text('role_name'),
    state: jsonb().$type<SavedState>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull().defaultNow(),
    savedAt: moment('saved_at').notNull().defaultNow(),
    savedBy: text('saved_by').notNull(),
  },
  table => [
    uniqueIndex('portal_view_name').on(table.ownerId, table.list, sql`lower(${table.name})`),
    index('portal_view_role').on(table.roleId, table.list).where(sql`role_id IS NOT NULL`),
    index('portal_view_all').on(table.list).where(sql`scope = 'all'`),
    check('portal_view_role_named', sql`(scope = 'role') = (role_name IS NOT NULL)`),
    check('portal_view_role_scope', sql`role_id IS NULL OR scope = 'role'`),
  ],
)

/** View with which a list opens for a person. */
export const portalViewDefault = pgTable(
  'portal_view_default',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    viewId: uuid('view_id')
      .notNull()
      .references(() => portalView.id, { onDelete: 'cascade' }),
  },
  table => [primaryKey({ columns: [table.accountId, table.list] }), index('portal_view_default_view').on(table.viewId)],
)
