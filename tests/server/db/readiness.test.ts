import { contract } from '@contract/index'
import { createApp } from '@server/app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes } from '../../support/sessions'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 10, settings: { LOG_LEVEL: 'error' } })
})
afterAll(() => registry.close())

const lines: string[] = []
const server = () =>
  createApp({
    database: registry.another(),
    settings: registry.settings,
    delivery: catchCodes().delivery,
    portalFolder: '/nowhere',
    log: { write: line => void lines.push(line) },
  })

it('reports ready while the database accepts writes, and logs the error code of a read-only database', async () => {
  const token = await registry.signIn('admin')
  const first = await server()
  const answers = await Promise.all(Array.from({ length: 20 }, () => first.inject({ url: '/health/ready' })))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200))
  const { rows } = await registry.database.pool.query('SELECT count(*)::int AS n FROM readiness')
  expect(rows).toEqual([{ n: 1 }])
  await first.close()

  const name = String(registry.connection.database)
  await registry.database.pool.query('RESET ROLE')
  const { default: pg } = await import('pg')
  const owner = new pg.Client(registry.connection)
  await owner.connect()
  await owner.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`)
  await owner.end()
  const second = await server()
  const ready = await second.inject({ url: '/health/ready' })
  expect([ready.statusCode, ready.json().code]).toEqual([503, 'database-read-only'])
  expect((await second.inject({ url: '/health/live' })).statusCode).toBe(200)
  const write = await second.inject({
    method: 'POST',
    url: pathOf(contract.mdas.create),
    payload: { name: 'Any body' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect([write.statusCode, write.json().code]).toEqual([503, 'database-read-only'])
  const said = lines.map(line => JSON.parse(line) as { code?: string; msg: string })
  expect(said.find(({ msg }) => msg === 'request failed')?.code).toBe('25006')
  await second.close()
})
