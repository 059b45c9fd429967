import { connectDatabase } from '../../server/db/connect'
import { fillNumbers, numberedLists } from '../support/numberedLists'
import { middle, print } from './clock'
import { withPostgres } from './ownPostgres'

const ROWS = Number(process.env.NUMBERS_ROWS ?? 300_000)
const RUNS = 101

/** Measures each list that is searched by a whole number, by turns with a point read of the same row. */
export const measure = () =>
  withPostgres(async ({ connection, into }) => {
    const database = connectDatabase(connection, { connections: 4 })
    await into('daftari', async client => {
      await client.query(fillNumbers(ROWS))
      await client.query('VACUUM ANALYZE')
    })
    console.log(`${ROWS.toLocaleString('en')} rows in each list`)
    for (const { name, table, number, list, has } of numberedLists) {
      const times: [number[], number[]] = [[], []]
      for (let run = 0; run < RUNS; run++) {
        const typed = number(1 + ((run * 7919) % ROWS))
        const works = [
          () => list(database.read, typed),
          () => database.pool.query(`SELECT * FROM ${table} WHERE ${has}`, [typed]),
        ]
        for (const [index, work] of works.entries()) {
          const started = performance.now()
          await work()
          times[index]?.push(performance.now() - started)
        }
      }
      print(name, middle(times[0]), middle(times[1]), 'at most 2')
    }
    await database.close()
  })
