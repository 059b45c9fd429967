import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { getTableName } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { isKept, setIndexesAside, type Table, tablesToKeep } from './catalogue'
import {
  apiEndPoint,
  calendarDay,
  closingDay,
  currency,
  flagKind,
  installation,
  permission,
  permissionGroup,
  tally,
} from './schema'

export const Manifest = z.object({
  format: z.literal(1),
  /** Last entry of the audit trail; absent for an empty registry. */
  trail: z.object({ entry: z.number().int(), hash: z.string() }).optional(),
  takenAt: z.string(),
  schema: z.string(),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int(), sha256: z.string() }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

const schemaVersion = async (client: PoolClient) => {
  const { rows } = await client.query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id')
  return createHash('sha256')
    .update(rows.map(({ hash }) => hash).join())
    .digest('hex')
}

const trailHead = async (client: PoolClient): Promise<Pick<Manifest, 'trail'>> => {
  const { rows } = await client.query<{ entry: number; hash: string }>(
    'SELECT id::int AS entry, hash FROM audit_entry ORDER BY id DESC LIMIT 1',
  )
  return rows[0] ? { trail: rows[0] } : {}
}

/** Counts lines and hashes the bytes of a stream. */
const measure = () => {
  const digest = createHash('sha256')
  let rows = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      digest.update(chunk)
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows++
      done(null, chunk)
    },
  })
  return { through, result: () => ({ rows, sha256: digest.digest('hex') }) }
}

const quoted = (columns: readonly string[]) => columns.map(name => `"${name}"`).join(', ')

/**
 * Refuses a manifest with other tables than this database: it may have been tampered with, and its names go into SQL.
 */
const sameTables = (manifest: Manifest, here: readonly Table[]) => {
  const shape = (tables: readonly { name: string; columns: string[] }[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.join()})`).join()
  if (shape(manifest.tables) !== shape(here))
    throw new Error('The manifest names other tables than this version of Daftari has: the backup is damaged.')
}

/**
 * Writes the whole registry, as of one moment, into a folder: a manifest and one compressed file for each table. The
 * registry keeps working meanwhile. Data that ends with a restart, such as sessions, is left out.
 */
export const backUp = async (client: PoolClient, folder: string): Promise<Manifest> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    // A large table takes longer than the time limit that a connection of the pool has for the statements of requests.
    await client.query('SET LOCAL statement_timeout = 0')
    const manifest: Manifest = {
      format: 1,
      takenAt: new Date().toISOString(),
      schema: await schemaVersion(client),
      ...(await trailHead(client)),
      tables: [],
    }
    for (const { name, columns, order } of await tablesToKeep(client)) {
      const { through, result } = measure()
      // Ordered by key, so that the same rows make the same file wherever they lie in the table.
      const rows = `SELECT ${quoted(columns)} FROM ${name} ORDER BY ${quoted(order.length ? order : columns)}`
      const source = client.query(copyTo(`COPY (${rows}) TO STDOUT`))
      await pipeline(
        source,
        through,
        createGzip({ level: 3 }),
        createWriteStream(join(folder, `${name}.gz`), { mode: 0o600 }),
      )
      manifest.tables.push({ name, columns, ...result() })
    }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2), { mode: 0o600 })
    return manifest
  } finally {
    await client.query('ROLLBACK')
  }
}

const checkFiles = async (folder: string, manifest: Manifest) => {
  for (const { name, sha256 } of manifest.tables) {
    const { through, result } = measure()
    through.resume()
    await pipeline(createReadStream(join(folder, `${name}.gz`)), createGunzip(), through)
    if (result().sha256 !== sha256) throw new Error(`${name}.gz is not what the backup wrote: the backup is damaged.`)
  }
}

/**
 * Restores a backup into an empty registry in one transaction. It checks the files first; sequences continue where they
 * stopped; the usual triggers recompute totals; the audit trail keeps its own hashes.
 */
export const restore = async (client: PoolClient, folder: string): Promise<Manifest> => {
  const written = Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')))
  const manifest = { ...written, tables: written.tables.filter(isKept) }
  if (manifest.schema !== (await schemaVersion(client)))
    throw new Error('The backup was made by another version of Daftari. Restore it with that version, then update.')
  const { rows } = await client.query<{ used: boolean }>(
    'SELECT EXISTS (SELECT FROM account) OR EXISTS (SELECT FROM entity) OR EXISTS (SELECT FROM audit_entry) AS used',
  )
  if (rows[0]?.used) throw new Error('This registry is not empty. A backup only goes into an empty one.')
  const tables = await tablesToKeep(client)
  sameTables(manifest, tables)
  await checkFiles(folder, manifest)
  await client.query('BEGIN')
  try {
    // Rows that a server start already added are replaced by those of the backup.
    const filledAtStart = [
      permission,
      permissionGroup,
      currency,
      apiEndPoint,
      tally,
      calendarDay,
      closingDay,
      flagKind,
      installation,
    ].map(getTableName)
    for (const name of filledAtStart) await client.query(`DELETE FROM ${name}`)
    await client.query('ALTER TABLE audit_entry DISABLE TRIGGER audit_entry_link')
    // Items of work come with the backup, with their owners.
    await client.query("SELECT set_config('daftari.work', 'off', true)")
    const rebuild = await setIndexesAside(client, tables)
    for (const { name, columns } of manifest.tables) {
      const target = client.query(copyFrom(`COPY ${name} (${quoted(columns)}) FROM STDIN`))
      await pipeline(createReadStream(join(folder, `${name}.gz`)), createGunzip(), target)
    }
    await client.query('ALTER TABLE audit_entry ENABLE TRIGGER audit_entry_link')
    await rebuild()
    for (const { name } of tables) await continueNumbers(client, name)
    await client.query('COMMIT')
    await client.query('ANALYZE')
    return manifest
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

const continueNumbers = async (client: PoolClient, table: string) => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND is_identity = 'YES'`,
    [table],
  )
  for (const { name } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${table}', '${name}'), coalesce((SELECT max("${name}") FROM ${table}), 0) + 1, false)`,
    )
}
