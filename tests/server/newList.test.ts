import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { contract } from '@contract/index'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { filesBelow } from '../../scripts/figures/sources'
import { pathOf } from '../support/pathOf'

/** Units that read every list, call, word or document. */
const UNITS = [
  ...['architecture', 'documents', 'generatedDocuments', 'names', 'resources'].map(name => `tests/${name}.test.ts`),
  ...['tests/contract', 'tests/i18n', 'tests/components/auditFilters.test.tsx'],
]

let scratch: string
let output: string
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: scratch, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Returns the command of a document that writes the list, so that the document is what the test follows. */
const documented = () => {
  const [, args = ''] = /^ {4}npm run new:list -- (.+)$/m.exec(readFileSync('docs/add-a-list.md', 'utf8')) ?? []
  return [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
}

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'daftari-list-'))
  for (const file of filesBelow('.')) cpSync(file, join(scratch, file))
  symlinkSync(resolve('node_modules'), join(scratch, 'node_modules'))
  output = node('--import', 'tsx', 'scripts/newList.ts', ...documented())
}, 180_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it('names its page, its permission and every file that it wrote', () => {
  expect(output).toContain('Court bailiffs is at /home/registry/court-bailiffs, for holders of can_use_court_bailiffs.')
  const files = output.split('\n').filter(line => line.startsWith('  '))
  const listed = readFileSync('docs/add-a-list.md', 'utf8').matchAll(/^`([^`]+\.(?:ts|md))`, /gm)
  const documentedFiles = new Set([...listed].map(([, file = '']) => `  ${file}`))
  const [migration, ...others] = files.filter(file => !documentedFiles.has(file))
  expect(migration).toMatch(/^ {2}server\/db\/migrations\/\d{4}_court_bailiff\.sql$/)
  expect(others).toEqual([])
  expect(files).toHaveLength(documentedFiles.size + 1)
  expect(files.length).toBeLessThanOrEqual(14)
})

it('passes the type check, and the units that read every list, call, word or document', () => {
  // The two that import every list and handler are checked by running them: the units and the server below.
  const include = output
    .match(/\S+\.ts$/gm)
    ?.filter(file => !/^(src\/resources\/\w+\/area|server\/\w+\/index)/.test(file))
  writeFileSync(join(scratch, 'tsconfig.list.json'), JSON.stringify({ extends: './tsconfig.json', include }))
  expect(node('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.list.json')).toBe('')
  expect(node('node_modules/vitest/vitest.mjs', 'run', '--project', 'units', ...UNITS)).toMatch(/Tests .*passed/)
}, 300_000)

it('is written once: a second run changes nothing and says why', () => {
  const before = readFileSync(join(scratch, 'contract/index.ts'), 'utf8')
  expect(() => node('--import', 'tsx', 'scripts/newList.ts', ...documented())).toThrow('already')
  expect(readFileSync(join(scratch, 'contract/index.ts'), 'utf8')).toBe(before)
}, 60_000)

describe('the server with the list', () => {
  const Started = z.object({ url: z.string(), token: z.string(), missing: z.array(z.string()) })
  let server: ChildProcess
  let started: z.infer<typeof Started>
  let admin: pg.Client
  const database = `t_${randomBytes(8).toString('hex')}`

  beforeAll(async () => {
    const postgres = inject('postgres')
    admin = new pg.Client({ ...postgres, database: 'postgres' })
    await admin.connect()
    await admin.query(`CREATE DATABASE ${database}`)
    server = spawn(process.execPath, ['--import', 'tsx', 'tests/support/listServer.program.ts'], {
      cwd: scratch,
      env: {
        ...process.env,
        CONNECTION: JSON.stringify({ ...postgres, database }),
        DATA_DIR: join(scratch, 'data'),
        NODE_ENV: '',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = await once(createInterface({ input: server.stdout ?? process.stdin }), 'line')
    started = Started.parse(JSON.parse(line))
  }, 180_000)
  afterAll(async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    await admin.query(`DROP DATABASE ${database} WITH (FORCE)`)
    await admin.end()
  })

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${started.url}${path}`, {
      ...init,
      headers: { authorization: `Bearer ${started.token}`, 'content-type': 'application/json' },
    })
  const add = (name: string) => call('/portal/court-bailiffs', { method: 'POST', body: JSON.stringify({ name }) })

  it('has migrated its table, keeps its total, and knows its permission', async () => {
    expect(started.missing).toEqual([])
    const roles = await (await call(pathOf(contract.roles.list))).text()
    expect(roles).toContain('can_use_court_bailiffs')
  })

  it('adds a row, and reads page 1 with its total', async () => {
    const answer = await add('Amina Okello')
    expect([answer.status, await answer.json()]).toMatchObject([200, { message: 'Amina Okello was added.' }])
    await add('Peter Wafula')
    const page = await call(`/portal/court-bailiffs?${new URLSearchParams({ range: '[0,14]' })}`)
    expect(page.headers.get('content-range')).toBe('items 0-1/2')
    expect(await page.json()).toMatchObject([{ name: 'Peter Wafula' }, { name: 'Amina Okello' }])
  })

  it('finds rows by the beginning of their name, and refuses a name twice', async () => {
    const filter = JSON.stringify({ search: 'ami' })
    const page = await call(`/portal/court-bailiffs?${new URLSearchParams({ range: '[0,14]', filter })}`)
    expect(await page.json()).toMatchObject([{ name: 'Amina Okello' }])
    expect(await (await add('amina okello')).json()).toMatchObject({ code: 'name-taken' })
  })
})
