import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { QueryResultRow } from 'pg'
import type { Db } from './database'

const dialect = new PgDialect()
const names = new Map<string, string>()

const nameOf = (text: string) => {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * Runs a statement that each connection plans once, and returns its rows. For statements whose values alone differ
 * between requests: each text stays in memory, here and on each connection. Columns come as `pg` reads them, so the
 * statement answers numbers, texts and JSON.
 */
export const executePrepared = async <Row extends QueryResultRow>(db: Db, statement: SQL): Promise<Row[]> => {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  const { rows } = await db.$client.query<Row>({ name: nameOf(text), text }, params)
  return rows
}

/**
 * Returns a function that gives a prepared query, built once for each handle on the database: a request then neither
 * puts its text together nor has it planned again.
 */
export const preparedOnce = <Query>(prepare: (db: Db) => Query) => {
  const queries = new WeakMap<Db, Query>()
  return (db: Db): Query => {
    const query = queries.get(db) ?? prepare(db)
    queries.set(db, query)
    return query
  }
}

/** Texts of queries that are kept for each handle, at most; the oldest make room. */
const MOST_KEPT = 100

/**
 * Returns a function that gives a query of some shape, whose text is put together once for each shape and handle. Built with
 * `prepare(UNNAMED)`, PostgreSQL plans it for the values of each request, as patterns of LIKE need; with `prepareByText`, once
 * for each connection.
 */
export const keptByShape = <Query>() => {
  const queriesOf = preparedOnce(() => new Map<string, Query>())
  return (db: Db, shape: string, build: () => Query): Query => {
    const queries = queriesOf(db)
    const kept = queries.get(shape)
    if (kept !== undefined) return kept
    const [oldest] = queries.keys()
    if (queries.size >= MOST_KEPT && oldest !== undefined) queries.delete(oldest)
    const query = build()
    queries.set(shape, query)
    return query
  }
}

/** Prepares a query under a name of its own text, so that each connection plans it once. */
export const prepareByText = <Prepared>(query: {
  toSQL(): { sql: string }
  prepare(name: string): Prepared
}): Prepared => query.prepare(nameOf(query.toSQL().sql))

/** Name of a prepared query that no connection keeps a plan of. */
export const UNNAMED = ''
