import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { PoolClient } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { connectDatabase } from '../../server/db/open'
import { fillDemonstration } from '../../server/demonstration'
import { tablesOfStep } from '../../server/demonstration/seed/fillDemonstration'
import { timed, withPostgres } from './ownPostgres'

const ROWS = Number(process.env.SEEDING_ROWS ?? 1_000_000)

/** Returns the seconds of a COPY of a table's rows into the same columns without indexes and constraints. */
const bareCopy = async (client: PoolClient, folder: string, table: PgTable) => {
  const name = getTableName(table)
  const stored = Object.values(getTableColumns(table)).filter(({ generated }) => !generated)
  const columns = stored.map(column => `"${column.name}"`).join()
  const file = join(folder, `${name}.copy`)
  const rows = client.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`))
  await pipeline(rows, createWriteStream(file))
  await client.query(`CREATE TABLE bare_${name} AS SELECT ${columns} FROM ${name} WITH NO DATA`)
  const [, seconds] = await timed(() =>
    pipeline(createReadStream(file), client.query(copyFrom(`COPY bare_${name} FROM STDIN`))),
  )
  return seconds
}

const line = (name: string, seconds: number, floor: number) =>
  console.log(
    `${name.padEnd(12)} ${seconds.toFixed(1).padStart(7)} s${
      floor ? `   bare COPY ${floor.toFixed(1).padStart(6)} s   ratio ${(seconds / floor).toFixed(1)}` : ''
    }`,
  )

/** Measures the filling of a large demonstration by step, beside a bare COPY of the rows of its large tables. */
export const measure = () =>
  withPostgres(async ({ backup: folder, connection, into }) => {
    const database = connectDatabase(connection)
    const steps = new Map<string, number>()
    const [, total] = await timed(() =>
      fillDemonstration(database, { companies: ROWS, onStep: (step, seconds) => steps.set(step, seconds) }),
    )
    await database.close()
    let floor = 0
    await into('daftari', async client => {
      const tablesOf: Record<string, PgTable[]> = tablesOfStep
      for (const [step, seconds] of steps) {
        let bare = 0
        for (const table of tablesOf[step] ?? []) bare += await bareCopy(client, folder, table)
        floor += bare
        line(step, seconds, bare)
      }
    })
    line('together', total, floor)
    console.log(`${ROWS} entities; a million in at most 200 s wanted`)
  })
