import type { DefaultView } from '@contract/portal/viewState'
import { and, eq, inArray, isNotNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '../db/database'
import { jsonRows } from '../db/json'
import { accountRole, portalView, portalViewDefault } from '../db/schema'

/** Returns the condition that an account may open a view: its own, one for everybody, and one for a role that it has. */
export const isVisibleTo = (db: Db, accountId: string | SQLWrapper): SQL | undefined =>
  or(
    eq(portalView.ownerId, accountId),
    eq(portalView.scope, 'all'),
    and(
      isNotNull(portalView.roleId),
      inArray(
        portalView.roleId,
        db.select({ id: accountRole.roleId }).from(accountRole).where(eq(accountRole.accountId, accountId)),
      ),
    ),
  )

/** Returns the views with which lists open for an account, as a JSON array in SQL. */
export const defaultViewsOf = (db: Db, accountId: SQLWrapper) =>
  sql<DefaultView[]>`${jsonRows(
    {
      id: portalView.id,
      list: portalView.list,
      name: portalView.name,
      version: portalView.version,
      state: portalView.state,
    },
    {
      from: sql`${portalViewDefault} JOIN ${portalView} ON ${portalView.id} = ${portalViewDefault.viewId}`,
      where: and(eq(portalViewDefault.accountId, accountId), isVisibleTo(db, accountId)),
      orderBy: [portalView.list],
    },
  )}`
