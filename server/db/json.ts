import { is, SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'

/** Columns or expressions of a row, by the names they have on the wire. */
export type JsonFields<Name extends string = string> = { readonly [Key in Name]?: SQLWrapper }

const dialect = new PgDialect()
const rendered = new WeakMap<JsonFields, SQL>()

const build = (fields: JsonFields): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(fields).flatMap(([name, value]) =>
      // A name is a literal: PostgreSQL does not know the type of a parameter there.
      value ? [sql`${sql`${name}`.inlineParams()}, ${value}`] : [],
    ),
    sql`, `,
  )})`

/**
 * Returns a JSON object of these fields, as SQL. Fields without parameters are rendered to text once: a list whose row
 * is a constant does not put the same columns together for every request.
 */
export const jsonObject = (fields: JsonFields): SQL => {
  const earlier = rendered.get(fields)
  if (earlier) return earlier
  const built = build(fields)
  const { sql: text, params } = dialect.sqlToQuery(built)
  const object = params.length ? built : sql.raw(text)
  rendered.set(fields, object)
  return object
}

type JsonRows = { from: SQLWrapper; where?: SQL | undefined; orderBy: readonly SQLWrapper[] }

/**
 * Returns a JSON array of all rows of a table that meet the condition, in order, as a subquery. A row is an object of its
 * fields, or an expression of its own.
 */
export const jsonRows = (row: JsonFields | SQL, { from, where = sql`true`, orderBy }: JsonRows): SQL => {
  const rows = sql`SELECT json_agg(${is(row, SQL) ? row : jsonObject(row)} ORDER BY ${sql.join([...orderBy], sql`, `)}) FROM ${from} WHERE ${where}`
  // Nested, because the query builder strips the tables from columns that stand directly in a selected expression.
  return sql`coalesce((${rows}), '[]')`
}
