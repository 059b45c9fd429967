import type { Db } from '@server/db/database'
import type { Around } from '@server/http/serve'
import { type SQL, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { TestDatabase } from './database'

/** Least rows of a large table: reading it whole, or discarding most of what was read, is a fault. */
const LARGE = 10_000

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Rows Removed by Filter'?: number
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Node[]
}
const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]

/** Returns the useless reads of large tables, from the plans of the queries that the work sends. */
export const scansOf = async ({ database: { read } }: TestDatabase, work: (db: Db) => Promise<unknown>) => {
  const found: string[] = []
  let queries = 0
  const { rows: tables } = await read.execute<{ name: string }>(
    sql`SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND reltuples >= ${LARGE}`,
  )
  const large = new Set(tables.map(({ name }) => name))
  expect(large.size).toBeGreaterThan(0)
  const watched = new Proxy(read, {
    get: (target, key) =>
      key === 'execute'
        ? async (query: SQL) => {
            queries++
            const { rows } = await read.execute<{ 'QUERY PLAN': [{ Plan: Node }] }>(
              sql`EXPLAIN (ANALYZE, FORMAT JSON) ${query}`,
            )
            for (const node of rows.flatMap(row => nodes(row['QUERY PLAN'][0].Plan))) {
              const dropped = (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops']
              if (!large.has(node['Relation Name'] ?? '')) continue
              // A scan that a limit stops early is allowed.
              const walked = dropped + node['Actual Rows'] * node['Actual Loops']
              if (node['Node Type'] === 'Seq Scan' && walked > LARGE)
                found.push(`${walked} rows of ${node['Relation Name']}, one by one`)
              // An index that is read whole only to be filtered is as bad.
              if (dropped > LARGE) found.push(`${dropped} rows of ${node['Relation Name']} for nothing`)
            }
            return read.execute(query)
          }
        : Reflect.get(target, key),
  })
  await work(watched)
  expect(queries).toBeGreaterThan(0)
  return found
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
