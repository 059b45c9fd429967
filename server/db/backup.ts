import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { getTableName } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { BackupFault, type BackupFiles, together } from './backupFiles'
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  readManifest,
  readMigrations,
  sameRelease,
  writeManifest,
} from './backupManifest'
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
    throw new BackupFault(
      'damaged',
      'The manifest names other tables than this version of Daftari has: the backup is damaged.',
      MANIFEST,
    )
}

/** Returns the statement that writes a table as text, ordered by key: the same rows make the same text wherever they lie. */
const copyRows = ({ name, columns, order }: Table) =>
  copyTo(`COPY (SELECT ${quoted(columns)} FROM ${name} ORDER BY ${order.join()}) TO STDOUT`)

/** Runs work on the rows of one moment. */
const atOneMoment = async <T>(client: PoolClient, work: () => Promise<T>): Promise<T> => {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  // A large table takes longer than the time limit that a connection of the pool has for the statements of requests.
  await client.query('SET LOCAL statement_timeout = 0')
  const result = await work()
  await client.query('ROLLBACK')
  return result
}

/**
 * Writes the rows of the whole registry, as of one moment: one compressed file for each table. The registry keeps working
 * meanwhile. Data that ends with a restart, such as sessions, is left out. Returns the manifest, whose file makes the
 * backup whole: write it last (`writeManifest`). After an error the connection is in the middle of a COPY: close it.
 */
export const backUpRows = (
  client: PoolClient,
  files: BackupFiles,
  { takenAt = new Date().toISOString(), signal }: { takenAt?: string; signal?: AbortSignal | undefined } = {},
): Promise<Manifest> =>
  atOneMoment(client, async () => {
    const manifest: Manifest = {
      format: FORMAT,
      takenAt,
      migrations: await readMigrations(client),
      ...(await trailHead(client)),
      tables: [],
    }
    for (const table of await tablesToKeep(client)) {
      const { through, result } = measure()
      const gzip = createGzip({ level: 3 })
      await together(
        pipeline(client.query(copyRows(table)), through, gzip, { signal }),
        files.write(`${table.name}.gz`, gzip),
      )
      manifest.tables.push({ name: table.name, columns: table.columns, ...result() })
    }
    return manifest
  })

/** Writes rows and manifest of a backup. */
export const backUp = async (client: PoolClient, files: BackupFiles): Promise<Manifest> => {
  const manifest = await backUpRows(client, files)
  await writeManifest(files, manifest)
  return manifest
}

/** Returns the names of the tables of a database whose rows are not those that a manifest describes. After an error close the connection. */
export const differingTables = (client: PoolClient, { tables }: Manifest, signal?: AbortSignal): Promise<string[]> =>
  atOneMoment(client, async () => {
    const differing: string[] = []
    const here = new Map((await tablesToKeep(client)).map(table => [table.name, table]))
    for (const { name, rows, sha256 } of tables.filter(isKept)) {
      const table = here.get(name)
      if (!table) {
        differing.push(name)
        continue
      }
      const { through, result } = measure()
      await pipeline(client.query(copyRows(table)), through.resume(), { signal })
      const found = result()
      if (found.rows !== rows || found.sha256 !== sha256) differing.push(name)
    }
    return differing
  })

/** Opens the rows of a table in a backup. */
const openRows = async (files: BackupFiles, { name }: { name: string }) => {
  const file = `${name}.gz`
  const damaged = new BackupFault('damaged', `${file} is not what the backup wrote: the backup is damaged.`, file)
  const gunzip = createGunzip()
  const source = await files.open(file)
  // Errors of the decompression, such as an unexpected end, say nothing of the file.
  source.once('error', error => gunzip.destroy(error))
  gunzip.once('close', () => source.destroy())
  return { rows: source.pipe(gunzip), damaged }
}

const checkFiles = async (files: BackupFiles, manifest: Manifest) => {
  for (const table of manifest.tables) {
    const { through, result } = measure()
    const { rows, damaged } = await openRows(files, table)
    await pipeline(rows, through.resume()).catch(error => {
      throw error instanceof BackupFault ? error : damaged
    })
    const found = result()
    if (found.sha256 !== table.sha256 || found.rows !== table.rows) throw damaged
  }
}

/**
 * Restores a backup into an empty registry in one transaction. It checks the files first; sequences continue where they
 * stopped; the usual triggers recompute totals; the audit trail keeps its own hashes.
 */
export const restore = async (client: PoolClient, files: BackupFiles): Promise<Manifest> => {
  const written = await readManifest(files)
  const manifest = { ...written, tables: written.tables.filter(isKept) }
  sameRelease(manifest, await readMigrations(client))
  const { rows } = await client.query<{ used: boolean }>(
    'SELECT EXISTS (SELECT FROM account) OR EXISTS (SELECT FROM entity) OR EXISTS (SELECT FROM audit_entry) AS used',
  )
  if (rows[0]?.used)
    throw new BackupFault('not-empty', 'This registry is not empty. A backup only goes into an empty one.')
  const tables = await tablesToKeep(client)
  sameTables(manifest, tables)
  await checkFiles(files, manifest)
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
    // Versions too: the rows are not changed now.
    await client.query("SELECT set_config('daftari.versions', 'off', true)")
    const rebuild = await setIndexesAside(client, tables)
    for (const table of manifest.tables) {
      const target = client.query(copyFrom(`COPY ${table.name} (${quoted(table.columns)}) FROM STDIN`))
      await pipeline((await openRows(files, table)).rows, target)
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
