import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Columns or expressions of a row, by the names they have on the wire. */
export type JsonFields<Name extends string = string> = { readonly [Key in Name]?: SQLWrapper }

/** Returns the arguments of json_build_object for these fields. */
const jsonArguments = (fields: JsonFields): SQL =>
  sql.join(
    Object.entries(fields).flatMap(([name, value]) =>
      // A name is a literal: PostgreSQL does not know the type of a parameter there.
      value ? [sql`${sql`${name}`.inlineParams()}, ${value}`] : [],
    ),
    sql`, `,
  )

/** Returns a JSON object of these fields, as SQL. */
export const jsonObject = (fields: JsonFields): SQL => sql`json_build_object(${jsonArguments(fields)})`

type JsonRows = { from: SQLWrapper; where?: SQL | undefined; orderBy: readonly SQLWrapper[] }

/** Returns a JSON array of all rows of a table that meet the condition, in order, as a subquery. */
export const jsonRows = (fields: JsonFields, { from, where = sql`true`, orderBy }: JsonRows): SQL => {
  const rows = sql`SELECT json_agg(${jsonObject(fields)} ORDER BY ${sql.join([...orderBy], sql`, `)}) FROM ${from} WHERE ${where}`
  // Nested, because the query builder strips the tables from columns that stand directly in a selected expression.
  return sql`coalesce((${rows}), '[]')`
}
