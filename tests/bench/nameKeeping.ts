import { backUp, restore } from '../../server/db/backup'
import { connectDatabase } from '../../server/db/connect'
import { connectionOf } from '../../server/db/database'
import { entity } from '../../server/db/schema'
import { copyRows } from '../../server/demonstration/seed/copyRows'
import { manyNames } from './names'
import { timed, withPostgres } from './ownPostgres'

const ROWS = Number(process.env.ROWS ?? 1_000_000)
const ADDED = 100_000

/** Drops the stored words of every name, in a database that is thrown away afterwards. */
const WITHOUT = `
  DROP TRIGGER words_added ON entity;
  DROP TRIGGER words_added ON known_name;
  ALTER TABLE entity DROP COLUMN name_words CASCADE, DROP COLUMN name_key CASCADE;
  ALTER TABLE known_name DROP COLUMN name_words CASCADE, DROP COLUMN name_key CASCADE`

/** Inserts as many names as a large file has, each with a word that no other name has. */
const imported = `
  INSERT INTO known_name (no, name, type, added_by)
  SELECT 'X' || brn, name || ' ' || substr(md5(brn), 1, 5), kind, 'X' FROM entity ORDER BY md5(brn) LIMIT ${ADDED}`

/** Measures the cost of storing the words of a million names: an import and a restore, each with and without them. */
export const measure = () =>
  withPostgres(async ({ backup, connection, into, empty }) => {
    const times = { keeping: { restore: 0, import: 0 }, lacking: { restore: 0, import: 0 } }
    const database = connectDatabase(connection, { appRole: false })
    const rows = function* () {
      for (const { brn, name, kind, registeredOn } of manyNames(ROWS)) yield [brn, name, kind, registeredOn] as const
    }
    await database.write(async tx => {
      await connectionOf(tx).query('SET LOCAL statement_timeout = 0')
      await copyRows(tx, entity, ['brn', 'name', 'kind', 'registeredOn'], rows())
    })
    await database.close()
    await into('daftari', client => backUp(client, backup))
    for (const [way, time] of Object.entries(times)) {
      await empty(way)
      await into(way, async client => {
        if (way === 'lacking') await client.query(WITHOUT)
        await client.query('CHECKPOINT')
        ;[, time.restore] = await timed(() => restore(client, backup))
        await client.query('CHECKPOINT')
        ;[, time.import] = await timed(() => client.query(imported))
      })
    }
    for (const what of ['restore', 'import'] as const) {
      const [keeping, lacking] = [times.keeping[what], times.lacking[what]]
      const amount = (what === 'import' ? ADDED : ROWS).toLocaleString('en')
      console.log(
        `${what} of ${amount} names: ${keeping.toFixed(1)} s, ${lacking.toFixed(1)} s without their words: ratio ${(keeping / lacking).toFixed(2)}`,
      )
    }
  })
