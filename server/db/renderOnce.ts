import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

const dialect = new PgDialect()

/**
 * Returns the same SQL as one piece of text, with its values inside as literals. Constant parts of a statement that runs
 * for every request are written with the schema and rendered here once, when the module loads: the schema checks their
 * names, and a request does not put them together again. Values of a caller must never be inside.
 */
export const renderOnce = (constant: SQL): SQL => sql.raw(dialect.sqlToQuery(sql`${constant}`.inlineParams()).sql)
