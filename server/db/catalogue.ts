import { getTableName } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import {
  activationLink,
  apiUsageDay,
  nameWord,
  partnerPace,
  readiness,
  session,
  signInChallenge,
  signInFailure,
  signInSource,
  tally,
} from './schema'

/**
 * A table, its stored columns (without those that PostgreSQL generates), and the columns of its primary key, which fix
 * the order in which its rows are written.
 */
export type Table = { name: string; columns: string[]; order: string[] }

/** Tables left out of a backup: data that ends with a restart, and totals that triggers recompute from the rows. */
const NOT_KEPT = [
  activationLink,
  apiUsageDay,
  nameWord,
  partnerPace,
  readiness,
  session,
  signInChallenge,
  signInFailure,
  signInSource,
  tally,
].map(getTableName)

type CatalogueRow = Table & { needs: string[] }

/** Sorts tables so that each follows the tables it references, otherwise by name. */
const inOrder = (rows: readonly CatalogueRow[]): Table[] => {
  const waiting = new Map(rows.map(table => [table.name, table]))
  const ordered: Table[] = []
  while (waiting.size) {
    const next = [...waiting.values()].find(({ needs }) => !needs.some(need => waiting.has(need)))
    if (!next) throw new Error(`Tables refer to each other in a ring: ${[...waiting.keys()].join(', ')}`)
    waiting.delete(next.name)
    ordered.push({ name: next.name, columns: next.columns, order: next.order })
  }
  return ordered
}

/**
 * Reads the tables of a backup from the database's own catalogue, so that a new table cannot be forgotten. Each follows
 * the tables it references.
 */
export const tablesToKeep = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<CatalogueRow>(
    `SELECT t.relname AS name,
       ARRAY(SELECT a.attname::text FROM pg_attribute a
         WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
         ORDER BY a.attnum) AS columns,
       ARRAY(SELECT a.attname::text FROM pg_index i
         CROSS JOIN LATERAL unnest(i.indkey::int2[]) WITH ORDINALITY AS k (attnum, position)
         JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
         WHERE i.indrelid = t.oid AND i.indisprimary ORDER BY k.position) AS "order",
       ARRAY(SELECT f.confrelid::regclass::text FROM pg_constraint f
         WHERE f.conrelid = t.oid AND f.contype = 'f' AND f.confrelid <> t.oid) AS needs
     FROM pg_class t
     WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
       AND t.relname <> ALL ($1)
     ORDER BY t.relname`,
    [NOT_KEPT],
  )
  return inOrder(rows)
}

/**
 * Drops every index of these tables that backs no constraint, in the open transaction, and returns a function that
 * creates them again. Building an index once is several times faster than adding a million rows to it.
 */
export const setIndexesAside = async (client: ClientBase, tables: readonly Table[]) => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT quote_ident(c.relname) AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
     WHERE t.relnamespace = 'public'::regnamespace AND t.relname = ANY ($1)
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
     ORDER BY t.relname, c.relname`,
    [tables.map(({ name }) => name)],
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return async () => {
    for (const { definition } of rows) await client.query(definition)
  }
}
