import { Refusal } from '@contract/errors'
import { eq, getTableColumns, getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { addToTrail } from '../audit/auditTrail'
import { connectionOf, type Db } from '../db/database'
import * as schema from '../db/schema'
import { setVersionFacts } from '../registry/versions'
import type { Kind } from './kind'
import { kinds } from './kinds'
import { versionKeyIn } from './register'
import { keyIn, quoted } from './staging'

const LOCK = 7_203_119

/** Tables of a file whose rows a load brings, or that follow these rows. */
const ofLoad = new Set([
  'entity',
  'entity_person',
  'entity_role',
  'share_class',
  'shareholding',
  'charge',
  'filing',
  'entity_document',
  'strike_entry',
  'row_version',
])

/** All other tables whose rows name an entity by its BRN. */
const dependents = Object.values(schema).flatMap(table => {
  if (!is(table, PgTable)) return []
  const name = getTableName(table)
  return !ofLoad.has(name) && Object.values(getTableColumns(table)).some(column => column.name === 'brn') ? [name] : []
})

type Reason = 'changed-since' | 'used-since'

const keep = (tx: Db, load: number, reason: Reason, where: string) =>
  connectionOf(tx).query(
    `WITH kept AS (DELETE FROM load_undo u WHERE ${where} RETURNING u.brn)
    INSERT INTO load_finding (load, outcome, kind, key, reason) SELECT $1, 'KEPT', 'entities', brn, $2 FROM kept`,
    [load, reason],
  )

/**
 * Waits for changes of these files that are under way, and holds back others until the transaction ends: what is then found
 * on a file is all that rests on it. New files, which are removed, take no row of another table either.
 */
const holdFiles = async (tx: Db) => {
  const hold = (table: string, where: string, strength: string) =>
    connectionOf(tx).query(`SELECT count(*) FROM (SELECT FROM ${table}
      WHERE brn IN (SELECT brn FROM load_undo WHERE ${where}) ORDER BY brn FOR ${strength}) held`)
  await hold('entity', 'is_new', 'UPDATE')
  // As filings do; entries of the lists are turned off without the row of the entity.
  await hold('entity', 'NOT is_new', 'NO KEY UPDATE')
  await hold('strike_entry', 'true', 'NO KEY UPDATE')
}

/** Finds the files that the load wrote to, and leaves those alone on which something later rests. */
const findFiles = async (tx: Db, load: number) => {
  const client = connectionOf(tx)
  await client.query(`
    CREATE TEMP TABLE load_undo ON COMMIT DROP AS
      SELECT split_part(key, '|', 1) AS brn, bool_or(kind = 'entities' AND operation = 'INSERT') AS is_new
      FROM load_row WHERE load = ${load} AND operation <> 'SAME' GROUP BY 1;
    ANALYZE load_undo`)
  await holdFiles(tx)
  await keep(
    tx,
    load,
    'changed-since',
    `EXISTS (SELECT FROM row_version v WHERE v.brn = u.brn AND v.load IS DISTINCT FROM ${load}
    AND v.recorded_at > (SELECT written_at FROM load WHERE id = ${load}))`,
  )
  // A later load may have added rows without versions, to a file or as a file.
  await keep(
    tx,
    load,
    'changed-since',
    `u.brn IN (SELECT split_part(r.key, '|', 1) FROM load_row r JOIN load l ON l.id = r.load
    WHERE r.load > ${load} AND r.operation <> 'SAME' AND l.taken_back_at IS NULL)`,
  )
  await keep(
    tx,
    load,
    'used-since',
    `u.is_new AND EXISTS (SELECT FROM filing f WHERE f.brn = u.brn
    AND NOT EXISTS (SELECT FROM load_row r WHERE r.load = ${load} AND r.kind = 'filings' AND r.key = f.brn || '|' || f.tracking_no))`,
  )
  await keep(
    tx,
    load,
    'used-since',
    `u.is_new AND EXISTS (SELECT FROM entity_document d WHERE d.brn = u.brn
    AND NOT EXISTS (SELECT FROM load_row r WHERE r.load = ${load} AND r.kind = 'documents' AND r.key = d.brn || '|' || d.file_name))`,
  )
  for (const table of dependents)
    await keep(tx, load, 'used-since', `u.is_new AND EXISTS (SELECT FROM ${quoted(table)} d WHERE d.brn = u.brn)`)
  await keep(
    tx,
    load,
    'used-since',
    `u.is_new AND EXISTS (SELECT FROM note n WHERE n.subject_kind = 'ENTITY' AND n.subject_key = u.brn)`,
  )
}

/** Sets rows that the load changed back to what they were: the oldest value of each column before it. */
const restoreRows = async (tx: Db, load: number, kind: Kind) => {
  const name = getTableName(kind.table)
  const columns = Object.values(getTableColumns(kind.table)).flatMap(column =>
    column.generated || column.generatedIdentity || column.primary ? [] : [quoted(column.name)],
  )
  const before = columns.map(column => `(r).${column}`)
  await connectionOf(tx).query(`
    UPDATE ${name} t SET ${columns.map((column, at) => `${column} = ${before[at]?.replace('(r)', '(old.line)')}`).join()}
    FROM (SELECT t.ctid AS place, jsonb_populate_record(t, was.before) AS line FROM ${name} t JOIN (
      SELECT v.brn, v.key, jsonb_object_agg(cell.key, cell.value ORDER BY v.id DESC) AS before
      FROM row_version v JOIN load_undo u ON u.brn = v.brn, jsonb_each(v.before) cell
      WHERE v.load = ${load} AND v.list = '${name}' AND v.operation = 'UPDATE' GROUP BY 1, 2) was
      ON was.brn = t.brn AND was.key = ${versionKeyIn('t', kind)}) old
    WHERE t.ctid = old.place`)
}

/** Removes the rows of a kind that the load added. */
const removeRows = async (tx: Db, load: number, kind: Kind) => {
  const name = getTableName(kind.table)
  const fixed = Object.entries(kind.fixed ?? {}).map(([column, value]) => `AND t.${quoted(column)} = '${value}'`)
  const added = `EXISTS (SELECT FROM load_undo u WHERE u.brn = t.brn) ${fixed.join(' ')} AND EXISTS (SELECT FROM load_row r
    WHERE r.load = ${load} AND r.kind = '${kind.name}' AND r.operation = 'INSERT' AND r.key = ${keyIn('t', kind)})`
  const client = connectionOf(tx)
  if (name === 'strike_entry')
    await client.query(`DELETE FROM strike_change c USING strike_entry t WHERE c.entry_id = t.id AND ${added}`)
  if (name === 'entity_document')
    await client.query(`DELETE FROM edms_file f USING entity_document t WHERE f.edms_id = t.edms_id AND ${added}`)
  await client.query(`DELETE FROM ${name} t WHERE ${added}`)
}

/** Result of taking a load back: files that are again as before it, and files that were kept. */
export type TakenBack = { files: number; kept: number }

/**
 * Takes a load back in the given transaction: its new files are removed, and what it changed in others is as before, where
 * nothing later rests on a file. Files that were changed or used since stay as they are, and are written down by their BRN.
 * Refuses a load that is not written, or that was taken back ('load-not-written').
 */
export const takeBack = async (
  tx: Db,
  id: number,
  { actor, address }: { actor?: { accountId: string; name: string }; address: string },
): Promise<TakenBack> => {
  await tx.execute(
    sql`SELECT set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true),
      set_config('idle_in_transaction_session_timeout', '0', true), set_config('work_mem', '256MB', true)`,
  )
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${LOCK})`)
  const [row] = await tx.select().from(schema.load).where(eq(schema.load.id, id))
  if (!row?.writtenAt || row.takenBackAt) throw new Refusal('load-not-written', { load: id })
  await findFiles(tx, id)
  const client = connectionOf(tx)
  const { rows } = await client.query<{ files: number; kept: number; silent: boolean }>(
    `SELECT (SELECT count(*)::int FROM load_undo) AS files, (SELECT count(*)::int FROM load_finding WHERE load = $1 AND outcome = 'KEPT') AS kept,
      NOT EXISTS (SELECT FROM row_version) AS silent`,
    [id],
  )
  const { files = 0, kept = 0, silent = false } = rows[0] ?? {}
  await setVersionFacts(tx, { load: id, effectiveOn: row.effectiveOn, act: 'REGISTER_ERROR' })
  // A register that only loads have filled has no versions, and keeps none of what is removed whole.
  if (silent) await tx.execute(sql`SELECT set_config('daftari.versions', 'off', true)`)
  const own = [...kinds.values()].filter(({ within }) => !within)
  for (const kind of own) await restoreRows(tx, id, kind)
  for (const kind of own.toReversed()) await removeRows(tx, id, kind)
  await tx.update(schema.load).set({ state: 'TAKEN_BACK', takenBackAt: sql`now()`, kept }).where(eq(schema.load.id, id))
  await addToTrail(tx, {
    ...(actor && { actor }),
    address,
    call: 'LOAD-TAKE-BACK',
    subject: `${row.source}: ${row.name}`,
    after: { load: id, files, kept },
  })
  return { files, kept }
}
