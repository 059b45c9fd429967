import { statfs } from 'node:fs/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import type { Settings } from '../config/settings'
import { differingTables, restore } from '../db/backup'
import { BackupFault, type BackupStore } from '../db/backupFiles'
import { MANIFEST } from '../db/backupManifest'
import { clusterFolderOf } from '../db/clusterFolder'
import { faultCode } from '../db/databaseErrors'
import { type Connection, inDatabase, withDedicatedConnection } from '../db/dedicatedConnection'
import { edmsFile } from '../db/schema'
import { StoreFault } from '../edms/store'
import { backupKeys } from './keys'
import { sealedDocuments, sealedFiles } from './sealedFiles'
import { backupsIn, nameAt } from './storedBackups'

/**
 * Returns the name of the database that a drill of this registry makes and drops. One of this name that is there already was
 * left by a drill that was killed. Registries on one server have names of their own.
 */
const scratchName = async (client: PoolClient) => {
  const { rows } = await client.query<{ oid: number }>('SELECT oid FROM pg_database WHERE datname = current_database()')
  return `daftari_restore_drill_${rows[0]?.oid}`
}

export type Drilling = {
  /** Connection as the owner of the registry's tables. */
  owner: Connection
  settings: Pick<Settings, 'backup' | 'databaseUrl' | 'dataDir'>
  store: BackupStore
  /** Migrates a new database. */
  prepare(connection: Connection): Promise<unknown>
  signal?: AbortSignal
}

/** A drill that succeeded: the backup, its rows, and the documents that were read. */
export type Drilled = { backup: string; rows: number; documents: number }

const MEGABYTE = 1024 ** 2

/** Refuses a drill that would fill the disk of the embedded database, whose writes would fail with it. */
const checkRoom = async (client: PoolClient, { databaseUrl, dataDir }: Drilling['settings']) => {
  if (databaseUrl !== undefined) return
  const { rows } = await client.query<{ bytes: string }>('SELECT pg_database_size(current_database()) AS bytes')
  const needed = Number(rows[0]?.bytes) * 2
  const { bavail, bsize } = await statfs(clusterFolderOf(dataDir).folder)
  if (bavail * bsize > needed) return
  const megabytes = String(Math.ceil(needed / MEGABYTE))
  throw new BackupFault(
    'no-room',
    `A restore drill needs ${megabytes} MB beside the database, which the disk of DATA_DIR does not have.`,
    megabytes,
  )
}

const drop = (client: PoolClient, name: string) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)

/** Runs work on an empty scratch database of the same server. */
const inScratch = ({ owner, settings, prepare }: Drilling, work: (client: PoolClient) => Promise<void>) =>
  withDedicatedConnection({ ...owner, keepAlive: true }, async client => {
    await checkRoom(client, settings)
    const name = await scratchName(client)
    await drop(client, name)
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0`).catch(error => {
      if (faultCode(error) !== '42501') throw error
      throw new BackupFault(
        'no-right',
        'The restore drill needs a scratch database, and the account of the database may not create one: ALTER ROLE … CREATEDB, or BACKUP_DRILL_DAYS=0.',
      )
    })
    try {
      const scratch = inDatabase(owner, name)
      await prepare(scratch)
      await withDedicatedConnection(scratch, work)
    } finally {
      await drop(client, name)
    }
  })

/** Reads every document of a restored database in the place, so that each is decrypted and compared with its hash. */
const checkDocuments = async (client: PoolClient, { settings, store, signal }: Drilling): Promise<number> => {
  const documents = sealedDocuments(store, backupKeys(settings.backup))
  const rows = await drizzle(client).selectDistinct({ hash: edmsFile.contentHash }).from(edmsFile)
  for (const { hash } of rows) {
    signal?.throwIfAborted()
    const bytes = await documents.open(hash).catch(error => {
      if (!(error instanceof StoreFault)) throw error
      const says = error.fault === 'missing' ? 'is missing' : 'is damaged'
      throw new BackupFault('damaged', `The document ${hash} of the backup ${says}.`, hash)
    })
    bytes.destroy()
  }
  return rows.length
}

/**
 * Restores the newest backup of a place into a scratch database, compares each table with what the backup says of the
 * registry, and reads its documents. Errors: BackupFault where the backup cannot be restored or differs, and where there is
 * none; those of the database.
 */
export const drill = async (drilling: Drilling): Promise<Drilled> => {
  const { settings, store, signal } = drilling
  const [newest] = await backupsIn(store)
  if (!newest) throw new BackupFault('missing', 'There is no backup to restore.')
  const backup = newest.name
  const files = sealedFiles(store, backup, backupKeys(settings.backup))
  let [rows, documents] = [0, 0]
  await inScratch(drilling, async client => {
    const manifest = await restore(client, files)
    signal?.throwIfAborted()
    if (nameAt(manifest.takenAt) !== backup)
      throw new BackupFault('damaged', `${backup} holds the backup of ${manifest.takenAt}.`, MANIFEST)
    const [table] = await differingTables(client, manifest, signal)
    if (table)
      throw new BackupFault('differs', `Restored from ${backup}, ${table} is not what the registry had.`, table)
    documents = await checkDocuments(client, drilling)
    rows = manifest.tables.reduce((sum, one) => sum + one.rows, 0)
  })
  return { backup, rows, documents }
}
