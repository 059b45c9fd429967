import { createApp } from '@server/app'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedInPeople } from '../../support/manyStaff'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { catchCodes } from '../../support/sessions'

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
})
afterAll(() => registry.close())

it('answers every accepted request when it stops, and accepts no more', async () => {
  // One person's requests do not hold all connections of a call.
  const people = await signedInPeople(registry.database, 5)
  const app = await createApp({
    database: registry.database,
    settings: registry.settings,
    delivery: catchCodes().delivery,
    portalFolder: '/nowhere',
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const address = app.server.address()
  const url = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/configuration/mda-registry`
  const add = (name: string, authorization = '') =>
    fetch(url, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    })

  // Every insert waits for this lock, so all requests are still open when the server stops.
  const blocker = await registry.database.pool.connect()
  await blocker.query('BEGIN; LOCK TABLE mda')
  const taken = people.map((person, n) => add(`Taken before the stop ${n}`, person))
  const waiting = () =>
    registry.database.pool
      .query<{ n: number }>("SELECT count(*)::int AS n FROM pg_locks WHERE relation = 'mda'::regclass AND NOT granted")
      .then(({ rows }) => rows[0]?.n)
  await expect.poll(waiting).toBe(5)
  const stopped = app.close()
  await expect(add('Sent after the stop')).rejects.toThrow()
  await blocker.query('COMMIT')
  blocker.release()

  for (const answer of await Promise.all(taken)) {
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ code: 'mda-added' })
  }
  await stopped
  const { rows } = await registry.database.read.execute<{ name: string }>(
    sql`SELECT name FROM mda WHERE name LIKE '%the stop%'`,
  )
  expect(rows).toHaveLength(5)
})
