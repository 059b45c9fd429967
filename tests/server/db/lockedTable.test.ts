import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
/** Calls of a colleague, whose requests do not wait for those of `call`. */
let colleague: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  call = registry.as(await registry.signIn('admin'))
  colleague = registry.as(await registry.signIn('registrar'))
})
afterAll(() => registry.close())

const DEPARTMENTS = pathOf(contract.departments.list)
const LISTS = [
  `${pathOf(contract.blacklist.list)}?page=1&pageSize=15`,
  `${pathOf(contract.deRegistrations.list)}?page=1&pageSize=15`,
]

/** Locks a table against every other session, as a migration or a careless administrator does. */
const lock = async (table: string) => {
  const other = registry.another()
  const client = await other.pool.connect()
  await client.query(`BEGIN; LOCK TABLE ${table}`)
  return async () => {
    await client.query('ROLLBACK')
    client.release()
  }
}
const statuses = (answers: { statusCode: number }[]) => [...new Set(answers.map(({ statusCode }) => statusCode))]

it('keeps other lists answering while fifty requests wait for a locked table, refuses those, and recovers', async () => {
  const unlock = await lock('department')
  const waiting = Promise.all(Array.from({ length: 50 }, () => call({ url: DEPARTMENTS })))
  const held = () =>
    registry.database.pool
      .query<{ n: number }>(
        "SELECT count(*)::int AS n FROM pg_locks WHERE relation = 'department'::regclass AND NOT granted",
      )
      .then(({ rows }) => rows[0]?.n)
  await expect.poll(held).toBeGreaterThan(0)
  const others = await Promise.all(
    Array.from({ length: 30 }, (_, n) => colleague({ url: LISTS[n % LISTS.length] ?? '' })),
  )
  expect(statuses(others)).toEqual([200])
  // Half of the ten connections; the others were free throughout.
  expect(await held()).toBeLessThanOrEqual(5)
  const refused = await waiting
  expect(statuses(refused)).toEqual([503])
  expect(refused[0]?.json()).toMatchObject({ code: 'busy' })
  await unlock()
  await expect.poll(async () => (await call({ url: DEPARTMENTS })).statusCode).toBe(200)
  expect(statuses(await Promise.all(Array.from({ length: 20 }, () => call({ url: DEPARTMENTS }))))).toEqual([200])
})

it('gives a statement of a request 10 s, and 4 s to wait for a lock', async () => {
  const { rows } = await registry.database.pool.query(
    "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock",
  )
  expect(rows).toEqual([{ statement: '10s', lock: '4s' }])
})
