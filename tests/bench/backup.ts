import { chmodSync, createReadStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { backUp, restore } from '../../server/db/backup'
import { startEmbedded } from '../../server/db/embedded'
import { connectDatabase, prepareDatabase } from '../../server/db/open'
import { fillDemonstration } from '../../server/seed/demonstration'

const ROWS = Number(process.env.BACKUP_ROWS ?? 1_000_000)

const timed = async <T>(work: () => Promise<T>): Promise<[result: T, seconds: number]> => {
  const started = performance.now()
  const result = await work()
  return [result, (performance.now() - started) / 1000]
}

/** A backup and its restore, beside COPY of the same entities into the same indexed table, with nothing checked. */
export const measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-backup-'))
  chmodSync(folder, 0o755)
  const backup = join(folder, 'backup')
  mkdirSync(backup, { mode: 0o700 })
  const embedded = await startEmbedded(join(folder, 'data'))
  const into = async <T>(database: string, work: (client: pg.PoolClient) => Promise<T>) => {
    const pool = new pg.Pool({ ...embedded.connection, database, max: 1 })
    pool.on('error', () => undefined)
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
      await pool.end()
    }
  }
  const empty = async (name: string) => {
    await into('postgres', client => client.query(`CREATE DATABASE ${name}`))
    await prepareDatabase({ ...embedded.connection, database: name })
  }
  try {
    await prepareDatabase(embedded.connection)
    const database = connectDatabase(embedded.connection)
    await fillDemonstration(database, { companies: ROWS })
    await database.close()

    const [manifest, saving] = await timed(() => into('daftari', client => backUp(client, backup)))
    await empty('floor')
    const { columns = [] } = manifest.tables.find(({ name }) => name === 'entity') ?? {}
    const [, floor] = await timed(() =>
      into('floor', client =>
        pipeline(
          createReadStream(join(backup, 'entity.gz')),
          createGunzip(),
          client.query(copyFrom(`COPY entity (${columns.join(', ')}) FROM STDIN`)),
        ),
      ),
    )
    await empty('restored')
    const [, restoring] = await timed(() => into('restored', client => restore(client, backup)))
    const all = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
    console.log(`${all} rows saved in ${saving.toFixed(1)} s, restored in ${restoring.toFixed(1)} s`)
    console.log(`restore / plain COPY of the ${ROWS} entities alone: ${(restoring / floor).toFixed(2)}`)
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
