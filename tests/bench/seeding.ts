import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { backUp, restore } from '../../server/db/backup'
import { folderStore } from '../../server/db/backupFiles'
import { connectDatabase } from '../../server/db/connect'
import { nameWord, personWord } from '../../server/db/schema'
import { fillDemonstration } from '../../server/demonstration'
import { tablesOfStep } from '../../server/demonstration/seed/fillDemonstration'
import { type Place, timed, withPostgres } from './ownPostgres'
import { ownProcessorSeconds, processorSecondsOf } from './processorSeconds'

const ROWS = Number(process.env.SEEDING_ROWS ?? 1_000_000)
/** Seconds below which what is left of a step after its parts is counted with the next one. */
const SHORT = 0.1
/** Fixed, so that runs of one size fill the same rows. */
const TODAY = new Date('2026-11-02T00:00:00Z')

/** Stored columns of a table, without those that PostgreSQL computes. */
const columnsOf = (table: PgTable) => Object.values(getTableColumns(table)).filter(({ generated }) => !generated)

/** Returns a hash of the rows of tables in any order. Numbers that are drawn anew in each run are left out. */
const printOf = async (client: PoolClient, tables: readonly PgTable[]) => {
  const hash = createHash('sha256')
  for (const table of tables) {
    const columns = Object.values(getTableColumns(table)).filter(column => column.getSQLType() !== 'uuid')
    const row = `ROW(${columns.map(column => `"${column.name}"`).join()})`
    const { rows } = await client.query<{ sum: string }>(
      `SELECT sum(hashtextextended(${row}::text, 0)::numeric)::text AS sum FROM ${getTableName(table)}`,
    )
    hash.update(`${getTableName(table)} ${rows[0]?.sum}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Returns the seconds of a COPY of a table's rows into the same columns without indexes and constraints. */
const bareCopy = async (client: PoolClient, folder: string, table: PgTable) => {
  const name = getTableName(table)
  const columns = columnsOf(table)
    .map(column => `"${column.name}"`)
    .join()
  const file = join(folder, `${name}.copy`)
  const rows = client.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`))
  await pipeline(rows, createWriteStream(file))
  await client.query(`CREATE TABLE bare_${name} AS SELECT ${columns} FROM ${name} WITH NO DATA`)
  const [, seconds] = await timed(() =>
    pipeline(createReadStream(file), client.query(copyFrom(`COPY bare_${name} FROM STDIN`))),
  )
  await client.query(`DROP TABLE bare_${name}`)
  return seconds
}

const inColumns = (values: readonly number[]) => values.map(value => value.toFixed(1).padStart(10)).join('')

/**
 * Returns a function that prints a line with the seconds, and the processor seconds of PostgreSQL and of this process,
 * since its last call.
 */
const stopwatch = (postgres: number) => {
  const now = () => [performance.now() / 1000, processorSecondsOf(postgres), ownProcessorSeconds()]
  const start = now()
  let last = start
  const since = (earlier: readonly number[], later: readonly number[]) =>
    later.map((value, index) => value - (earlier[index] ?? 0))
  return {
    lap(name: string, least = 0) {
      const then = now()
      if ((then[0] ?? 0) - (last[0] ?? 0) < least) return
      console.log(`${name.padEnd(28)}${inColumns(since(last, then))}`)
      last = then
    },
    total: () => since(start, now()),
  }
}

/** Fills a large demonstration, and prints the seconds of each step beside a bare COPY of the rows of its large tables. */
const measureFilling = async ({ folder, connection, pid, into }: Place) => {
  const database = connectDatabase(connection)
  console.log(`${ROWS} entities`.padEnd(28) + ['seconds', 'PostgreSQL', 'Node'].map(name => name.padStart(10)).join(''))
  const watch = stopwatch(pid)
  await fillDemonstration(database, {
    companies: ROWS,
    today: TODAY,
    onPart: (step, part) => watch.lap(`${step}: ${part}`),
    onStep: step => watch.lap(step, SHORT),
  })
  const total = watch.total()
  console.log(`${'together'.padEnd(28)}${inColumns(total)}`)
  await database.close()
  await into('daftari', async client => {
    const tables = Object.values(tablesOfStep).flatMap(step => step.map(({ table }) => table))
    let floor = 0
    for (const table of tables) floor += await bareCopy(client, folder, table)
    const [seconds = 0] = total
    console.log(`bare COPY of its large tables: ${floor.toFixed(1)} s, ratio ${(seconds / floor).toFixed(1)}`)
    console.log(`hash of the rows: ${await printOf(client, [...tables, nameWord, personWord])}`)
  })
  console.log('a million in at most 200 s wanted, on two free cores')
}

/** Saves what was filled and restores it, against an unchecked COPY of the same entities into the same indexed table. */
const measureBackup = async ({ backup, into, empty }: Place) => {
  const [manifest, saving] = await timed(() => into('daftari', client => backUp(client, folderStore(backup))))
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
  const [, restoring] = await timed(() => into('restored', client => restore(client, folderStore(backup))))
  const all = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  console.log(`${all} rows saved in ${saving.toFixed(1)} s, restored in ${restoring.toFixed(1)} s`)
  console.log(`restore / plain COPY of the ${ROWS} entities alone: ${(restoring / floor).toFixed(2)}`)
}

/** Measures the filling of a large demonstration, its backup and its restore. */
export const measure = () =>
  withPostgres(async place => {
    await measureFilling(place)
    await measureBackup(place)
  })
