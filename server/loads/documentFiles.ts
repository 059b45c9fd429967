import { copyLine } from '../db/copy'
import { connectionOf, type Db } from '../db/database'
import type { DocumentStore } from '../edms/store'
import { type Loading, refuseRows, stageIn } from './loading'
import type { Follow } from './runLoad'
import type { SourceFile } from './sourceFiles'
import { copyInto, type Stage } from './staging'

/** Files below `documents/` by their names, as the list of documents names them. */
export type Contents = ReadonlyMap<string, SourceFile>

/** SQL of the handle of a document of a load: hashed, so that the name of a file gives no access to another document. */
export const loadedHandle = (alias: string) =>
  `left(encode(sha256(convert_to('load/' || ${alias}.file_name, 'UTF8')), 'hex'), 32)`

const noteFiles = async (tx: Db, contents: Contents) => {
  await connectionOf(tx).query('CREATE TEMP TABLE load_content (name text, size bigint) ON COMMIT DROP')
  await copyInto(
    tx,
    'load_content',
    [...contents].map(([name, { size }]) => copyLine([name, size])),
  )
  await connectionOf(tx).query('ANALYZE load_content')
}

/** Refuses rows whose file is absent or empty, belongs to another entity, or has other bytes in the register. */
export const refuseFiles = async (tx: Db, loading: Loading, stage: Stage) => {
  await noteFiles(tx, loading.contents)
  const refuse = (reason: Parameters<typeof refuseRows>[3], from: string) =>
    refuseRows(
      tx,
      loading,
      stage,
      reason,
      `SELECT s.ctid AS place, jsonb_build_object('value', s.file_name) AS params FROM ${stage.table} s ${from}`,
    )
  await refuse('no-file', 'WHERE NOT EXISTS (SELECT FROM load_content f WHERE f.name = s.file_name)')
  await refuse('empty-file', 'JOIN load_content f ON f.name = s.file_name WHERE f.size = 0')
  if (loading.isEmpty) return
  const same = '(t.file_name = s.file_name OR t.edms_id = s.file_name AND t.file_name IS NULL)'
  await refuse('file-of-other', `WHERE EXISTS (SELECT FROM entity_document t WHERE ${same} AND t.brn <> s.brn)`)
  await refuse(
    'other-content',
    `JOIN load_content f ON f.name = s.file_name WHERE EXISTS (SELECT FROM entity_document t
      JOIN edms_file e ON e.edms_id = t.edms_id WHERE ${same} AND e.size <> f.size)`,
  )
}

/** Documents whose rows are written at a time. */
const SLICE = 500

/**
 * Stores the files of new documents under their digests, and their handles in the transaction. Bytes of a load that ends
 * otherwise stay in the store without a handle, where nobody can read them; the same bytes are stored once.
 */
export const storeFiles = async (tx: Db, loading: Loading, store: DocumentStore | undefined, follow: Follow) => {
  const stage = stageIn(loading, 'documents')
  if (!stage) return
  if (!store) throw new Error('A load of documents needs the document store')
  await follow.step('write', 'documents')
  const client = connectionOf(tx)
  await client.query(`DECLARE filed NO SCROLL CURSOR FOR SELECT s.file_name AS name, ${loadedHandle('s')} AS handle
    FROM ${stage.table} s WHERE s.operation = 'INSERT'`)
  for (;;) {
    // A load can be stopped between slices.
    await follow.rows(0)
    const { rows } = await client.query<{ name: string; handle: string }>(`FETCH ${SLICE} FROM filed`)
    if (!rows.length) break
    const files: { handle: string; hash: string; size: number }[] = []
    for (const { name, handle } of rows) {
      const file = loading.contents.get(name)
      if (!file) throw new Error(`The file of a row is gone: ${handle}`)
      files.push({ handle, ...(await store.put(file.open())) })
    }
    await client.query(
      `INSERT INTO edms_file (edms_id, content_hash, size)
      SELECT f.handle, f.hash, f.size FROM jsonb_to_recordset($1) f (handle text, hash text, size bigint)`,
      [JSON.stringify(files)],
    )
  }
  await client.query('CLOSE filed')
}

/** Names of files in a line of the result, at most. */
const MOST_NAMES = 5

/** Returns the number of files that no row names, with some of their names. */
export const unnamedFiles = async (tx: Db, { id, contents }: Loading, { table }: Stage) => {
  if (!contents.size) return []
  const { rows } = await connectionOf(tx).query<{ count: number; names: string[] }>(
    `SELECT count(*)::int AS count, (array_agg(name ORDER BY name))[1:${MOST_NAMES}] AS names FROM load_content f
    WHERE NOT EXISTS (SELECT FROM ${table} s WHERE s.file_name = f.name)
      AND NOT EXISTS (SELECT FROM load_finding r WHERE r.load = $1 AND r.kind = 'documents' AND r.outcome = 'REFUSED'
        AND r.cells->>'file' = f.name)`,
    [id],
  )
  const { count = 0, names = [] } = rows[0] ?? {}
  return count ? [{ what: `files that no row names, such as ${names.join(', ')}`, count }] : []
}
