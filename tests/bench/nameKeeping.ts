import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { backUp, restore } from '../../server/db/backup'
import { connectionOf } from '../../server/db/database'
import { startEmbedded } from '../../server/db/embedded'
import { connectDatabase, prepareDatabase } from '../../server/db/open'
import { copyRows } from '../../server/seed/copyRows'
import { manyNames } from './names'

const ROWS = Number(process.env.ROWS ?? 1_000_000)
const ADDED = 100_000

/** What the name search keeps of every name, taken away from a database that is thrown away afterwards. */
const WITHOUT = `
  DROP TRIGGER words_added ON entity;
  DROP TRIGGER words_added ON known_name;
  ALTER TABLE entity DROP COLUMN name_words CASCADE, DROP COLUMN name_key CASCADE;
  ALTER TABLE known_name DROP COLUMN name_words CASCADE, DROP COLUMN name_key CASCADE`

/** As many names as a large file brings, a word in each that no name had before. */
const imported = `
  INSERT INTO known_name (no, name, type, added_by)
  SELECT 'X' || brn, name || ' ' || substr(md5(brn), 1, 5), kind, 'X' FROM entity ORDER BY md5(brn) LIMIT ${ADDED}`

const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/** What it costs to keep the words of a million names: an import and a restore, each with them and without. */
export const measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-names-'))
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
  const times = { keeping: { restore: 0, import: 0 }, lacking: { restore: 0, import: 0 } }
  try {
    await prepareDatabase(embedded.connection)
    const database = connectDatabase(embedded.connection, { appRole: false })
    const rows = function* () {
      for (const { brn, name, kind, registeredOn } of manyNames(ROWS)) yield [brn, name, kind, registeredOn] as const
    }
    await database.write(async tx => {
      await connectionOf(tx).query('SET LOCAL statement_timeout = 0')
      await copyRows(tx, 'entity (brn, name, kind, registered_on)', rows())
    })
    await database.close()
    await into('daftari', client => backUp(client, backup))
    for (const [way, time] of Object.entries(times)) {
      await into('postgres', client => client.query(`CREATE DATABASE ${way}`))
      await prepareDatabase({ ...embedded.connection, database: way })
      await into(way, async client => {
        if (way === 'lacking') await client.query(WITHOUT)
        await client.query('CHECKPOINT')
        time.restore = await seconds(() => restore(client, backup))
        await client.query('CHECKPOINT')
        time.import = await seconds(() => client.query(imported))
      })
    }
    for (const what of ['restore', 'import'] as const) {
      const [keeping, lacking] = [times.keeping[what], times.lacking[what]]
      const amount = (what === 'import' ? ADDED : ROWS).toLocaleString('en')
      console.log(
        `${what} of ${amount} names: ${keeping.toFixed(1)} s, ${lacking.toFixed(1)} s without their words: ratio ${(keeping / lacking).toFixed(2)}`,
      )
    }
  } finally {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
