import { createPool } from '@server/db/connect'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '../../support/database'

let test: Awaited<ReturnType<typeof testDatabase>>
let owner: pg.Client
let pool: ReturnType<typeof createPool>
beforeAll(async () => {
  test = await testDatabase()
  owner = new pg.Client(test.connection)
  await owner.connect()
  pool = createPool(test.connection, { connections: 2, appRole: true })
})
afterAll(async () => {
  await pool.end()
  await owner.end()
  await test.close()
})

const idOf = async (client: Pick<pg.Pool, 'query'>): Promise<number> =>
  (await client.query('SELECT pg_backend_pid() AS id')).rows[0].id
const end = (id: number) => owner.query('SELECT pg_terminate_backend($1, 5000)', [id])

// An error that nothing listens to would end the process, and fails the run.
it('replaces an idle connection that ends by itself', async () => {
  const first = await idOf(pool)
  await end(first)
  await expect.poll(() => pool.totalCount).toBe(0)
  expect(await idOf(pool)).not.toBe(first)
})

it('replaces a connection in use that ends by itself', async () => {
  const client = await pool.connect()
  const first = await idOf(client)
  await end(first)
  await expect.poll(() => idOf(client).catch(() => 'lost')).toBe('lost')
  client.release(true)
  expect(await idOf(pool)).not.toBe(first)
})
