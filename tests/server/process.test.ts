import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { contract } from '@contract/index'
import { clusterFolderOf } from '@server/db/clusterFolder'
import { findRunning } from '@server/db/embedded'
import { isAlive } from '@server/db/systemProcesses'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { killRepeatedly } from '../support/killServer'
import { pathOf } from '../support/pathOf'
import { quickFolder } from '../support/quickFolder'
import { copyData, endAll, type ServerProcess, startServer } from '../support/serverProcess'
import { openSocket, uploadHead } from '../support/sockets'

const newFolder = () => {
  const made = mkdtempSync(join(quickFolder(), 'daftari-process-'))
  chmodSync(made, 0o755)
  return made
}

/** Data of a registry that was started once and stopped cleanly. */
let begun: string
beforeAll(async () => {
  begun = newFolder()
  const server = await startServer(begun)
  expect(await server.end('SIGTERM')).toBe(0)
}, 180_000)
afterAll(() => rmSync(begun, { recursive: true, force: true }))

/** An empty data folder; `begin` copies the registry into it. */
let folder: string
const begin = () => {
  copyData(begun, folder)
  return startServer(folder)
}
beforeEach(() => {
  folder = newFolder()
})
afterEach(() => {
  endAll()
  rmSync(folder, { recursive: true, force: true })
})

/** Returns a connection to the database of the server under test, which the server may end. */
const connected = async () => {
  const client = new pg.Client(await findRunning(folder))
  client.on('error', () => undefined)
  await client.connect()
  return client
}

it('keeps acknowledged writes and no partial import when killed, and starts again', async () => {
  copyData(begun, folder)
  const { acknowledged, ...damage } = await killRepeatedly(folder, 2)
  expect(acknowledged).toBeGreaterThanOrEqual(24)
  expect(damage).toEqual({ lost: [], halfImports: 0, unmatched: 0 })
}, 180_000)

it('stops cleanly under load, with every accepted write answered and stored', async () => {
  const server = await begin()
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
}, 180_000)

const postgresLock = () => join(clusterFolderOf(folder).folder, 'postmaster.pid')
const postgresPid = () => Number.parseInt(readFileSync(postgresLock(), 'utf8'), 10)
const portOf = ({ url }: { url: string }) => Number(new URL(url).port)

it('starts again after PostgreSQL was killed with it, even when its process ids were reused', async () => {
  const server = await begin()
  const client = await connected()
  // A query that keeps running: its process outlives the main process of PostgreSQL.
  const busy = client.query('SELECT count(*) FROM generate_series(1, 10000000000)').catch(() => undefined)
  const pid = postgresPid()
  await server.end('SIGKILL')
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
  const { sockets } = clusterFolderOf(folder)
  mkdirSync(sockets, { recursive: true })
  const [, ...rest] = readFileSync(postgresLock(), 'utf8').split('\n')
  writeFileSync(postgresLock(), [process.pid, ...rest].join('\n'))
  writeFileSync(join(sockets, '.s.PGSQL.5432.lock'), [process.pid, ...rest].join('\n'))

  const again = await startServer(folder)
  expect(await again.end('SIGTERM')).toBe(0)
  await busy
}, 180_000)

it('stops cleanly while a caller is silent and a file and a body have stalled, and leaves no PostgreSQL behind', async () => {
  const server = await begin()
  const token = await server.signIn('registrar')
  const pid = postgresPid()
  const stalled = [
    '',
    uploadHead(pathOf(contract.blacklist.upload), token),
    'POST /auth/api/auth/signin/backoffice HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  ]
  const sockets = await Promise.all(stalled.map(text => openSocket(portOf(server), text)))
  await expect.poll(() => existsSync(join(folder, 'uploads'))).toBe(true)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(isAlive(pid)).toBe(false)
  for (const { socket } of sockets) socket.destroy()
}, 180_000)

it('goes on with a load whose server was killed in the middle of writing it', async () => {
  const server = await begin()
  const data = await connected()
  const as = async ({ url }: ServerProcess, token: string, path: string, init: RequestInit = {}) =>
    (await fetch(url + path, { ...init, headers: { authorization: `Bearer ${token}`, ...init.headers } })).json()
  const state = async (one: ServerProcess, token: string, load: string) =>
    (await as(one, token, `/portal/loads/${load}`)).state
  const token = await server.signIn('admin')
  const { id } = await as(server, token, contract.loads.start.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'Old register', effectiveOn: '2026-01-15', history: 'LOAD' }),
  })
  const files = {
    'entities.csv': 'BRN,Name,Kind,Registered On\n80990000000001,ALPHA LTD,COMPANY,2010-01-05\n',
    'filings.csv': 'Tracking Number,BRN,Filed At,Changes\nTN-990001,80990000000001,2010-02-01,Directors\n',
  }
  for (const [name, content] of Object.entries(files)) {
    const body = new FormData()
    body.append('file', new Blob([content]), name)
    await as(server, token, `/portal/loads/${id}/files`, { method: 'POST', body })
  }
  await as(server, token, `/portal/loads/${id}/check`, { method: 'POST' })
  await expect.poll(() => state(server, token, id)).toBe('CHECKED')
  // Another writer of the filings holds the load up behind its entities.
  await data.query('BEGIN; LOCK TABLE filing IN EXCLUSIVE MODE')
  const { usedAt } = await as(server, token, `/portal/loads/${id}`)
  await as(server, token, `/portal/loads/${id}/write`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ usedAt }),
  })
  const waits = `SELECT FROM pg_locks WHERE relation = 'filing'::regclass AND NOT granted`
  await expect.poll(async () => (await data.query(waits)).rowCount).toBe(1)
  await server.end('SIGKILL')
  const written = `SELECT (SELECT count(*)::int FROM entity WHERE brn = '80990000000001') AS entities,
    (SELECT count(*)::int FROM filing WHERE tracking_no = 'TN-990001') AS filings,
    (SELECT count(*)::int FROM audit_entry WHERE call = 'PORTAL-LOAD-WRITE') AS asked`
  await data.query('COMMIT')
  expect((await data.query(written)).rows).toEqual([{ entities: 0, filings: 0, asked: 1 }])
  // As after the minute in which a server that lives gives a sign.
  await data.query(`UPDATE load SET alive_at = alive_at - interval '10 minutes'`)
  await data.end()
  const again = await startServer(folder)
  await expect.poll(() => state(again, token, id), { timeout: 60_000 }).toBe('WRITTEN')
  const after = await connected()
  expect((await after.query(written)).rows).toEqual([{ entities: 1, filings: 1, asked: 1 }])
  await after.end()
  expect(await again.end('SIGTERM')).toBe(0)
}, 180_000)

it('leaves no PostgreSQL behind when stopped before it is ready', async () => {
  const start = startServer(folder, { DEMONSTRATION_COMPANIES: '20000', BACKUP_FODLER: '/b' })
  await expect.poll(async () => (await findRunning(folder)) !== undefined).toBe(true)
  const pid = postgresPid()
  endAll('SIGTERM')
  await expect(start).rejects.toThrow(
    /The server ended with[\s\S]*nothing reads them: BACKUP_FODLER \(BACKUP_FOLDER\?\)\./,
  )
  await expect.poll(() => isAlive(pid)).toBe(false)
}, 180_000)

it('deletes uploads of a killed server from the data folder at the next start', async () => {
  const left = join(folder, 'uploads', 'elsewhere')
  mkdirSync(left, { recursive: true })
  const server = await begin()
  const token = await server.signIn('registrar')
  await openSocket(portOf(server), uploadHead(pathOf(contract.blacklist.upload), token))
  const kept = () => readdirSync(join(folder, 'uploads')).filter(name => name !== 'elsewhere')
  await expect.poll(() => kept().length).toBe(1)
  await server.end('SIGKILL')
  expect(kept()).toHaveLength(1)
  const again = await startServer(folder)
  // A folder of another machine stays for as long as an upload may last there.
  expect(readdirSync(join(folder, 'uploads'))).toEqual(['elsewhere'])
  expect(await again.end('SIGTERM')).toBe(0)
}, 180_000)

it('reports a port in use in one sentence, with how to choose another, before anything starts', async () => {
  const other = createServer()
  await new Promise<void>(done => other.listen(0, '127.0.0.1', done))
  const address = other.address()
  const port = address && typeof address === 'object' ? address.port : 0
  await expect(startServer(folder, { PORT: String(port) })).rejects.toThrow(
    new Error(
      `The server ended with 1: Port ${port} of 127.0.0.1 is in use: choose another one, for example PORT=${port + 1} npm start.\n`,
    ),
  )
  expect(existsSync(join(folder, 'postgres'))).toBe(false)
  other.close()
}, 180_000)
