import { announceEnd, createWorkEnds } from '@server/jobs/workEnds'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

let test: TestDatabase
let owner: pg.Client
beforeAll(async () => {
  test = await testDatabase()
  owner = new pg.Client(test.connection)
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

const never = async () => ['never']
/** Waits until so many connections listen, and returns the process of the latest. */
const listener = async (count: number) => {
  const find = async () => {
    const { rows } = await owner.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%' ORDER BY backend_start`,
    )
    return rows.map(({ pid }) => pid)
  }
  await expect.poll(async () => (await find()).length).toBe(count)
  return (await find()).at(-1)
}

it('ends the waits whose connection is lost, and listens anew for those that follow', async () => {
  const order: string[] = []
  const longest = createWorkEnds(test.connection)
    .wait(never)
    .then(() => order.push('longest'))
  await listener(1)
  const ends = createWorkEnds(test.connection)
  const lost = ends.wait(never).then(() => order.push('lost'))
  await owner.query('SELECT pg_terminate_backend($1)', [await listener(2)])
  await lost
  await ends.wait(async () => {
    await test.database.write(tx => announceEnd(tx, 'work'))
    return ['work']
  })
  order.push('told')
  await longest
  expect(order).toEqual(['lost', 'told', 'longest'])
})
