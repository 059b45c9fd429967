import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { contract } from '@contract/index'
import { writeXlsx } from '@spreadsheet/write'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { listenLocally } from '../../support/sockets'

let registry: TestRegistry
let token: string
let port: number
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  token = await registry.signIn('registrar')
  port = await listenLocally(registry.app)
})
afterAll(() => registry.close())

/** Returns the ids of the child processes that read spreadsheets. */
const readers = () =>
  execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .filter(([, parent, ...args]) => Number(parent) === process.pid && args.some(arg => /readSheet\.start/.test(arg)))
    .map(([id]) => Number(id))

const keptUploads = () => {
  const folder = join(registry.settings.dataDir, 'uploads')
  return existsSync(folder) ? readdirSync(folder).flatMap(own => readdirSync(join(folder, own))) : []
}

it('ends the process that reads a spreadsheet, and removes the file, when the import is stopped', async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => [`8009${String(at).padStart(10, '0')}`, `Left Traders ${at}`])
  const job = randomUUID()
  const bytes = writeXlsx(['BRN', 'Name'], rows, 'List')
  const { payload, headers } = form({ job }, { bytes, name: 'list.xlsx', field: 'file' })
  const upload = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: pathOf(contract.blacklist.upload),
    headers: { ...headers, authorization: `Bearer ${token}`, 'content-length': payload.length },
  })
  upload.on('error', () => undefined)
  upload.end(payload)
  await expect.poll(readers, { interval: 20 }).toHaveLength(1)
  const [reader = 0] = readers()
  // A stopped reader would stay until its deadline of 20 seconds.
  process.kill(reader, 'SIGSTOP')
  expect(keptUploads()).toHaveLength(1)

  const cancelling = { method: 'POST', url: pathOf(contract.jobs.cancel, { job }) } as const
  expect((await registry.as(token)(cancelling)).statusCode).toBe(200)
  upload.destroy()
  await expect.poll(readers, { timeout: 10_000 }).toEqual([])
  await expect.poll(keptUploads).toEqual([])
  const { rows: taken } = await registry.database.pool.query(
    "SELECT count(*)::int AS n FROM strike_entry WHERE company_name LIKE 'Left Traders%'",
  )
  expect(taken[0].n).toBe(0)
})
