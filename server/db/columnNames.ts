import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the names of columns without their table, as the lists of INSERT, SET and ON CONFLICT want them. */
export const columnNames = (...columns: readonly PgColumn[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
