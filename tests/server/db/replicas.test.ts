import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startClerks } from '../../support/clerks'
import { pathOf } from '../../support/pathOf'
import { addressOf, type PostgresServer, postgresServers, readAddressOf } from '../../support/postgresPair'
import { quickFolder } from '../../support/quickFolder'

const folder = mkdtempSync(join(quickFolder(), 'daftari-replicas-'))
let servers: Awaited<ReturnType<typeof postgresServers>>
let clerks: Awaited<ReturnType<typeof startClerks>>
let primary: PostgresServer
let standby: PostgresServer

beforeAll(async () => {
  servers = await postgresServers({ durable: false })
  primary = await servers.first()
  standby = await servers.standbyOf(primary)
  clerks = await startClerks(addressOf(primary), { clerks: 1, dataDir: folder, readAddress: readAddressOf(standby) })
})
afterAll(async () => {
  await clerks?.close()
  await servers?.close()
  rmSync(folder, { recursive: true, force: true })
})

const ask = (query: string, { cookie, ...options }: RequestInit & { cookie?: string } = {}) =>
  fetch(`${clerks.url}${pathOf(contract.mdas.list)}${query}`, {
    ...options,
    headers: {
      authorization: `Bearer ${clerks.token}`,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
    },
  })
/** Adds a body, and returns the cookie that the browser is given. */
const add = async (name: string) => {
  const answer = await ask('', { method: 'POST', body: JSON.stringify({ name }) })
  expect(answer.status).toBe(200)
  return answer.headers.get('Set-Cookie')?.split(';')[0] ?? ''
}
const sees = async (name: string, cookie = '') => {
  const answer = await ask(`?search=${name}`, { cookie })
  expect(answer.status).toBe(200)
  return (await answer.text()).includes(name)
}

it('reads lists from a replica, and what a browser wrote from the primary until the replica has it', async () => {
  await expect.poll(() => clerks.database.replicas?.at(undefined)).toBeDefined()
  await standby.query('SELECT pg_wal_replay_pause()')
  const cookie = await add('Lately')
  expect(cookie).toMatch(/^daftari_written=[\dA-F]+\/[\dA-F]+$/)
  expect([await sees('Lately', cookie), await sees('Lately')]).toEqual([true, false])
  await standby.query('SELECT pg_wal_replay_resume()')
  await expect.poll(() => sees('Lately')).toBe(true)
})

it('reads nothing from a replica that is ten seconds behind', async () => {
  await expect.poll(() => clerks.database.replicas?.at(undefined)).toBeDefined()
  await standby.query('SELECT pg_wal_replay_pause()')
  await add('Behind')
  expect(await sees('Behind')).toBe(false)
  await expect.poll(() => sees('Behind')).toBe(true)
  expect(clerks.database.replicas?.at(undefined)).toBeUndefined()
  await standby.query('SELECT pg_wal_replay_resume()')
  await expect.poll(() => clerks.database.replicas?.at(undefined)).toBeDefined()
})

it('reads from the primary at once where the replica fails', async () => {
  await primary.query("ALTER SYSTEM SET synchronous_standby_names = ''")
  await primary.query('SELECT pg_reload_conf()')
  await add('Without')
  standby.kill()
  expect(await sees('Without')).toBe(true)
})
