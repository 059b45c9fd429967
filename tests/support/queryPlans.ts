import type { Db } from '@server/db/database'
import * as schema from '@server/db/schema'
import type { Around } from '@server/http/serve'
import { drizzle } from 'drizzle-orm/node-postgres'
import { escapeLiteral, type Pool } from 'pg'
import { expect } from 'vitest'
import type { TestDatabase } from './database'

/** Least rows of a large table: reading it whole, or discarding most of what was read, is a fault. */
const LARGE = 10_000

/** More rows than a page has: sorting them means that no index gave the order. */
const MANY_SORTED = 200

type Node = {
  'Node Type': string
  'Index Name'?: string
  'Relation Name'?: string
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Node[]
}
const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]

/** Returns a handle on the database that passes every query to `see` before it is sent. */
const watch = (pool: Pool, see: (query: { text: string; name?: string }, values: unknown[]) => Promise<void>): Db => {
  const watched = new Proxy(pool, {
    get: (target, key) =>
      key === 'query'
        ? async (config: { text: string; name?: string }, values: unknown[]) => {
            await see(config, values)
            return target.query(config, values)
          }
        : Reflect.get(target, key),
  })
  return drizzle(watched, { schema })
}

/** Returns the number of pages of tables and indexes that all queries of the work read. */
export const pagesReadBy = async ({ database: { pool } }: TestDatabase, work: (db: Db) => Promise<unknown>) => {
  let pages = 0
  await work(
    watch(pool, async ({ text }, values) => {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: { [key: string]: number } }] }>(
        `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
        values,
      )
      for (const {
        'QUERY PLAN': [{ Plan }],
      } of rows)
        pages += (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0)
    }),
  )
  expect(pages).toBeGreaterThan(0)
  return pages
}

type Explained = { 'QUERY PLAN': [{ Plan: Node }] }

/** Returns the plan of a query for its values. */
const planned = async (pool: Pool, text: string, values: unknown[]) =>
  (await pool.query<Explained>(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)).rows

const spell = (value: unknown): string =>
  Array.isArray(value) ? `{${value.map(one => JSON.stringify(String(one))).join()}}` : String(value)

/** Returns the plan that a connection keeps of a prepared query, whatever its values; they are texts, numbers and lists. */
const kept = async (pool: Pool, text: string, values: unknown[]) => {
  const client = await pool.connect()
  try {
    await client.query(`SET plan_cache_mode = 'force_generic_plan'; PREPARE kept_query AS ${text}`)
    const spelled = values.map(value => escapeLiteral(spell(value))).join(', ')
    return (await client.query<Explained>(`EXPLAIN (ANALYZE, FORMAT JSON) EXECUTE kept_query(${spelled})`)).rows
  } finally {
    client.release(true)
  }
}

/**
 * Returns the useless reads of large tables, from the plans of all queries that the work sends; `ofPrepared`: from the kept
 * plans of the prepared ones.
 */
export const scansOf = async (
  { database: { pool } }: TestDatabase,
  work: (db: Db) => Promise<unknown>,
  { ofPrepared = false } = {},
) => {
  const scans: string[] = []
  let queries = 0
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND reltuples >= $1",
    [LARGE],
  )
  const large = new Set(tables.map(({ name }) => name))
  expect(large.size).toBeGreaterThan(0)
  const explain = async ({ text, name }: { text: string; name?: string }, values: unknown[]) => {
    if (ofPrepared && !name) return
    queries++
    const rows = await (ofPrepared ? kept : planned)(pool, text, values)
    for (const node of rows.flatMap(row => nodes(row['QUERY PLAN'][0].Plan))) {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
      const dropped = removed * node['Actual Loops']
      if (!large.has(node['Relation Name'] ?? '')) continue
      // A scan that a limit stops early is allowed.
      const walked = dropped + node['Actual Rows'] * node['Actual Loops']
      if (node['Node Type'] === 'Seq Scan' && walked > LARGE)
        scans.push(`${walked} rows of ${node['Relation Name']}, one by one`)
      // An index that is read whole only to be filtered is as bad.
      if (dropped > LARGE) scans.push(`${dropped} rows of ${node['Relation Name']} for nothing`)
    }
  }
  await work(watch(pool, explain))
  expect(queries).toBeGreaterThan(0)
  return scans
}

/** Returns the indexes that the queries of the work read, and the sorts of many rows among them, which no index served. */
export const orderingOf = async ({ database: { pool } }: TestDatabase, work: (db: Db) => Promise<unknown>) => {
  const indexes = new Set<string>()
  const sorts: string[] = []
  await work(
    watch(pool, async ({ text }, values) => {
      const rows = await planned(pool, text, values)
      for (const node of rows.flatMap(row => nodes(row['QUERY PLAN'][0].Plan))) {
        if (node['Index Name']) indexes.add(node['Index Name'])
        const sorted = Math.max(0, ...(node.Plans ?? []).map(input => input['Actual Rows']))
        if (node['Node Type'].endsWith('Sort') && sorted > MANY_SORTED) sorts.push(`${sorted} rows sorted`)
      }
    }),
  )
  return { indexes, sorts }
}

/** Returns the context that handlers receive besides the parts of their call, for tests that call them directly. */
export const around = (db: Db) =>
  ({
    db,
    who: { accountId: 'nobody', name: 'Nobody', permissions: new Set<string>() },
    address: '127.0.0.1',
    token: undefined,
    path: {},
    record: () => undefined,
  }) satisfies Around & { path: Record<string, string> }
