import { getTableName } from 'drizzle-orm'
import type { ClientBase } from 'pg'
import {
  activationLink,
  apiUsageDay,
  jobFile,
  loadFile,
  loadFinding,
  loadPiece,
  nameWord,
  partnerPace,
  personalReason,
  personPair,
  personPairRound,
  personWord,
  presence,
  readiness,
  requestCount,
  session,
  signInChallenge,
  signInFailure,
  signInSource,
  tally,
} from './schema'

/**
 * A table, its stored columns (without those that PostgreSQL generates), and the order in which its rows are written: the
 * columns of its primary key, or else all of them, texts by code point whatever the collation of the database.
 */
export type Table = { name: string; columns: string[]; order: string[] }

/** Tables left out of a backup: data that ends with a restart, and what is computed from the rows. */
const NOT_KEPT: readonly string[] = [
  activationLink,
  apiUsageDay,
  jobFile,
  loadFile,
  loadFinding,
  loadPiece,
  nameWord,
  partnerPace,
  personPair,
  personPairRound,
  personWord,
  personalReason,
  presence,
  readiness,
  requestCount,
  session,
  signInChallenge,
  signInFailure,
  signInSource,
  tally,
].map(getTableName)

/** Returns whether backups hold a table; older ones may also hold some that are left out now. */
export const isKept = ({ name }: { name: string }) => !NOT_KEPT.includes(name)

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
       ARRAY(SELECT quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END
         FROM pg_attribute a LEFT JOIN pg_index i ON i.indrelid = t.oid AND i.indisprimary
         WHERE a.attrelid = t.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
           AND (i.indrelid IS NULL OR a.attnum = ANY (i.indkey::int2[]))
         ORDER BY array_position(i.indkey::int2[], a.attnum), a.attnum) AS "order",
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

type Part = { place: string; name: string; definition: string }

/** Foreign keys of these tables and to them. */
const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS place, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))
  ORDER BY 1, 2`
/** Primary keys and unique constraints, each of which has an index. */
const KEYS = `
  SELECT conrelid::regclass::text AS place, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype IN ('p', 'u') AND conrelid = ANY ($1::regclass[])
  ORDER BY 1, 2`
/** Indexes that back no constraint. */
const INDEXES = `
  SELECT indrelid::regclass::text AS place, indexrelid::regclass::text AS name,
    pg_get_indexdef(indexrelid) AS definition
  FROM pg_index WHERE indrelid = ANY ($1::regclass[])
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  ORDER BY 1, 2`

/** A part of the work of creating indexes and constraints again. */
export type RebuildPart = 'indexes' | 'foreign keys'

/**
 * Drops the indexes, primary keys, unique constraints and foreign keys of these tables, in the open transaction, and
 * returns a function that creates them again as they were, and calls `onPart` after each part. Building an index once is
 * several times faster than adding a million rows to it, and checking a foreign key once is faster than looking each row
 * up. Errors of the returned function: those of PostgreSQL for rows that break a constraint.
 */
export const setIndexesAside = async (client: ClientBase, tables: readonly { name: string }[]) => {
  const names = tables.map(({ name }) => name)
  const find = async (query: string) => (await client.query<Part>(query, [names])).rows
  const [foreignKeys, keys, indexes] = [await find(FOREIGN_KEYS), await find(KEYS), await find(INDEXES)]
  for (const { place, name } of [...foreignKeys, ...keys])
    await client.query(`ALTER TABLE ${place} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  const add = ({ place, name, definition }: Part) =>
    client.query(`ALTER TABLE ${place} ADD CONSTRAINT ${name} ${definition}`)
  return async (onPart?: (part: RebuildPart) => void) => {
    for (const key of keys) await add(key)
    for (const { definition } of indexes) await client.query(definition)
    onPart?.('indexes')
    for (const foreignKey of foreignKeys) await add(foreignKey)
    onPart?.('foreign keys')
  }
}
