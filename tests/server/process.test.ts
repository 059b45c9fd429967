import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRunning } from '@server/db/embedded'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { killRepeatedly } from '../support/killServer'
import { endAll, startServer } from '../support/serverProcess'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftari-process-'))
  chmodSync(folder, 0o755)
})
afterEach(() => {
  endAll()
  rmSync(folder, { recursive: true, force: true })
})

it('a server that is killed loses nothing it acknowledged, keeps no half of an import, and starts again', async () => {
  const { acknowledged, ...damage } = await killRepeatedly(folder, 2)
  expect(acknowledged).toBeGreaterThanOrEqual(24)
  expect(damage).toEqual({ lost: [], halfImports: 0, unmatched: 0 })
}, 90_000)

it('a server that is told to stop under load ends in good order, and every write it took is answered and there', async () => {
  const server = await startServer(folder)
  const authorization = `Bearer ${await server.signIn('admin')}`
  const answered: string[] = []
  let stopping = false
  const person = async (who: number) => {
    for (let n = 0; ; n++) {
      const name = `Body ${who}-${n}`
      const answer = await fetch(`${server.url}/configuration/mda-registry`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      }).catch(() => undefined)
      if (!answer) return
      if (answer.ok) answered.push(name)
      else if (stopping && answer.status === 503) return
      else throw new Error(`${answer.status} while stopping`)
    }
  }
  const people = Array.from({ length: 20 }, (_, who) => person(who))
  await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(60)
  stopping = true
  expect(await server.end('SIGTERM')).toBe(0)
  await Promise.all(people)

  const again = await startServer(folder)
  const connection = await findRunning(folder)
  const client = new pg.Client(connection)
  await client.connect()
  const { rows } = await client.query<{ name: string }>("SELECT name FROM mda WHERE name LIKE 'Body %-%'")
  await client.end()
  expect(rows.map(({ name }) => name).toSorted()).toEqual(answered.toSorted())
  expect(await again.end('SIGTERM')).toBe(0)
}, 90_000)
