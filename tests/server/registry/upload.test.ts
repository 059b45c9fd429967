import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@contract/index'
import { writeCsv, writeXlsx } from '@spreadsheet/write'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const blacklist = pathOf(contract.blacklist.list)
const deRegistrations = pathOf(contract.deRegistrations.list)

let registry: TestRegistry
let token: string
let call: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry()
  token = await registry.signIn('registrar')
  call = registry.as(token)
})
afterAll(() => registry.close())

const upload = (file: Uint8Array, { name = 'list.xlsx', to = blacklist } = {}) =>
  call({ method: 'POST', url: `${to}/import/csv`, ...multipart(file, name) })
const sheet = (rows: string[][]) => writeXlsx(['BRN', 'Name'], rows, 'List')
const companies = (prefix: string, amount: number) =>
  Array.from({ length: amount }, (_, n) => [`${prefix}${String(n).padStart(8, '0')}`, `Traders ${prefix} ${n} Ltd`])

const count = async (query: string, values: unknown[] = []) =>
  Number((await registry.database.pool.query(`SELECT count(*) AS n ${query}`, values)).rows[0]?.n)
const listed = (prefix: string) => count('FROM strike_entry WHERE brn LIKE $1', [`${prefix}%`])
const kept = async () => {
  const { rows } = await registry.database.pool.query(
    `SELECT (SELECT sum(delta)::int FROM tally WHERE key = 'strike:BLACKLIST:ON') AS kept,
       (SELECT count(*)::int FROM strike_entry WHERE register = 'BLACKLIST' AND status = 'ON') AS counted`,
  )
  return rows[0]
}
type Refused = { row: number; brn?: string; code: string; reason: string }
const codes = ({ data }: { data: { refused: Refused[] } }) => data.refused.map(({ row, code }) => [row, code])

describe('an uploaded list', () => {
  it('reports the reason of each refused row with its number in the sheet', async () => {
    const rows = [
      ['80091000000001', 'Kisima Ltd'],
      ['80091000000001', 'Kisima again'],
      ['', 'Nameless number'],
      ['not one', 'x'],
      ['80091000000002', 'n'.repeat(501)],
      ['80091000000003', ''],
      ['', ''],
      [' 80091000000004 ', '  Kilima   Ltd '],
    ]
    const answer = (await upload(sheet(rows))).json()
    expect(answer.data.taken).toBe(2)
    expect(codes(answer)).toEqual([
      [3, 'repeated-brn'],
      [4, 'empty-brn'],
      [5, 'malformed-brn'],
      [6, 'name-too-long'],
      [7, 'unknown-brn'],
    ])
    for (const { reason } of answer.data.refused) expect(reason).toMatch(/^[A-Z].*\.$/)
    expect((await upload(sheet(rows.slice(0, 1)))).json().data.refused).toEqual([
      { row: 2, brn: '80091000000001', code: 'already-listed', reason: 'The BRN is already on the list.' },
    ])
  })

  it('keeps names unchanged: emoji, right to left, HTML, quotes, backslashes and percent signs', async () => {
    const names = [
      '🦁 Simba',
      'شركة النيل',
      '<img src=x onerror=alert(1)>',
      'C:\\new\\table',
      `O'Brien "&" 100%_Ltd`,
      'a\tb\nc',
    ]
    const rows = names.map((name, n) => [`8009200000000${n}`, name])
    expect((await upload(sheet(rows))).json().data).toEqual({ taken: names.length, refused: [] })
    for (const [n, name] of names.entries()) {
      const { content } = (await call({ url: `${pathOf(contract.blacklist.list)}?search=8009200000000${n}` })).json()
      expect(content[0].companyName).toBe(name === 'a\tb\nc' ? 'a b c' : name)
    }
    const found = (
      await call({ url: `${pathOf(contract.blacklist.list)}?search=${encodeURIComponent('ة النيل')}` })
    ).json()
    expect(found.content.map(({ brn }: { brn: string }) => brn)).toEqual(['80092000000001'])
  })

  it('is listed newest first in the order of the sheet', async () => {
    await upload(sheet(companies('800930', 5)))
    const { content } = (await call({ url: `${pathOf(contract.blacklist.list)}?search=800930` })).json()
    expect(content.map(({ brn }: { brn: string }) => brn)).toEqual(companies('800930', 5).map(([brn]) => brn))
  })

  it('adds a reversed entry again, with its history', async () => {
    const brn = '80094000000001'
    const file = writeCsv(['BRN', 'Name'], [[brn, 'Mwezi Ltd']])
    const sent = { name: 'list.csv', to: deRegistrations }
    await upload(file, sent)
    const reversed = (await call({ method: 'POST', url: pathOf(contract.deRegistrations.reverse, { brn }) })).json()
    expect(reversed.message).toBe('Removed from  the de-registered list')
    expect((await upload(file, sent)).json().data).toEqual({ taken: 1, refused: [] })
    const { data } = (await call({ url: pathOf(contract.deRegistrations.history, { brn }) })).json()
    const past = data.data.history.map(({ fromStatus, addedBy }: Record<string, string>) => [fromStatus, addedBy])
    expect(past).toEqual([
      ['ON', 'Moses Okello'],
      ['OFF', 'Moses Okello'],
      ['ON', 'Moses Okello'],
    ])
    expect(data.data.companyName).toBe('Mwezi Ltd')
  })

  it('does not call an entry listed that was reversed and cannot be added without a name', async () => {
    const brn = '80094000000002'
    await upload(sheet([[brn, 'Jua Ltd']]))
    await call({ method: 'POST', url: pathOf(contract.blacklist.reverse, { brn }) })
    const { data } = (await upload(sheet([[brn, '']]))).json()
    expect(await count(`FROM strike_entry WHERE brn = $1 AND status = 'ON'`, [brn])).toBe(0)
    expect(data).toMatchObject({ taken: 0, refused: [{ row: 2, brn, code: 'unknown-brn' }] })
  })

  it('has one audit entry with the file’s name, digest and outcome', async () => {
    const file = sheet([...companies('800950', 3), ['80095000000000', 'again']])
    await upload(file, { name: 'struck off.xlsx' })
    const { rows } = await registry.database.pool.query('SELECT * FROM audit_entry ORDER BY id DESC LIMIT 1')
    expect(rows[0]).toMatchObject({
      call: 'BLACKLIST-UPLOAD',
      actor_name: 'Moses Okello',
      subject: 'struck off.xlsx',
      after: {
        register: 'BLACKLIST',
        taken: 3,
        refused: 1,
        bytes: file.length,
        sha256: createHash('sha256').update(file).digest('hex'),
      },
    })
  })

  it('has one effect when it is sent twenty times at once to two servers', async () => {
    const file = sheet(companies('800960', 300))
    const other = await registry.server()
    const before = await count('FROM audit_entry')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => {
        const { payload, headers } = multipart(file, 'list.xlsx')
        const app = n % 2 ? other : registry.app
        return app.inject({
          method: 'POST',
          url: pathOf(contract.blacklist.upload),
          payload,
          headers: { ...headers, authorization: `Bearer ${token}` },
        })
      }),
    )
    // One file of a person is read at a time, and two more wait.
    const read = answers.filter(({ statusCode }) => statusCode === 200)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 429]))
    const taken = read.map(answer => answer.json().data.taken).sort((a, b) => b - a)
    expect(taken).toEqual([300, ...Array(read.length - 1).fill(0)])
    expect(read.length).toBeGreaterThanOrEqual(3)
    for (const answer of read) {
      const { taken, refused } = answer.json().data
      expect(taken + refused.length).toBe(300)
      expect(refused.every(({ code }: Refused) => code === 'already-listed')).toBe(true)
    }
    expect(await listed('800960')).toBe(300)
    expect(
      await count("FROM strike_change c JOIN strike_entry e ON e.id = c.entry_id WHERE e.brn LIKE '800960%'"),
    ).toBe(300)
    expect(await count('FROM audit_entry')).toBe(before + 1)
  })

  it('makes one entry with a company that was added meanwhile, and reports the row', async () => {
    const { rows } = await registry.database.pool.query(
      'SELECT brn, name FROM entity e WHERE NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn) ORDER BY brn LIMIT 8',
    )
    const typing = rows.map(({ brn }) =>
      call({ method: 'POST', url: pathOf(contract.blacklist.add, { brn }), payload: { brn, companyName: 'x' } }),
    )
    const [report, ...typed] = await Promise.all([upload(sheet(rows.map(({ brn, name }) => [brn, name]))), ...typing])
    const added = typed.filter(({ statusCode }) => statusCode === 200).length
    expect(report?.json().data.taken + added).toBe(rows.length)
    expect(report?.json().data.refused).toHaveLength(added)
  })

  it('accepts 20,000 rows, and a search finds one of them', async () => {
    const answer = await upload(sheet(companies('800970', 20_000)))
    expect(answer.json().data).toEqual({ taken: 20_000, refused: [] })
    const { content, totalElements } = (
      await call({ url: `${pathOf(contract.blacklist.list)}?search=80097000012345` })
    ).json()
    expect([content[0].companyName, totalElements]).toEqual(['Traders 800970 12345 Ltd', 1])
    const { kept: total, counted } = await kept()
    expect(total).toBe(counted)
  })
})

describe('an interrupted upload', () => {
  /** Locks the middle row of a list, so that a writer of the list stops half way and waits. */
  const holding = async (brn: string) => {
    const client = new pg.Client(registry.connection)
    await client.connect()
    await client.query('BEGIN')
    await client.query(
      `INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by) VALUES ('BLACKLIST', $1, 'Held', 'A', 'A')`,
      [brn],
    )
    const pid = (await client.query('SELECT pg_backend_pid() AS pid')).rows[0].pid
    return {
      /** Returns the connection that waits for the row, as soon as there is one. */
      async waiter(): Promise<number> {
        for (;;) {
          const { rows } = await registry.database.pool.query(
            'SELECT pid FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))',
            [pid],
          )
          if (rows[0]) return rows[0].pid
        }
      },
      /** Ends a connection as an operator would; the application's role may not. */
      terminate: (other: number) => client.query('SELECT pg_terminate_backend($1)', [other]),
      async release() {
        await client.query('ROLLBACK')
        await client.end()
      },
    }
  }
  const standing = async () => ({ ...(await kept()), entries: await count('FROM audit_entry') })

  it('writes every row once when a database connection is lost', async () => {
    const rows = companies('800980', 400)
    const { kept: before, entries } = await standing()
    const held = await holding(rows[200]?.[0] ?? '')
    const sending = upload(sheet(rows))
    await held.terminate(await held.waiter())
    await held.release()
    expect((await sending).json().data).toEqual({ taken: 400, refused: [] })
    expect(await listed('800980')).toBe(400)
    expect(await standing()).toEqual({ kept: before + 400, counted: before + 400, entries: entries + 1 })
  })

  it('writes nothing after the server was killed', async () => {
    const rows = companies('800990', 400)
    const was = await standing()
    const folder = mkdtempSync(join(tmpdir(), 'daftari-upload-test-'))
    const file = join(folder, 'list.xlsx')
    writeFileSync(file, sheet(rows))
    const held = await holding(rows[200]?.[0] ?? '')
    const program = fileURLToPath(new URL('../../support/uploader.ts', import.meta.url))
    const asked = { connection: registry.connection, token, file, path: pathOf(contract.blacklist.upload) }
    const server = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(asked)], { stdio: 'inherit' })
    const gone = new Promise(done => server.once('exit', done))
    const waiter = await held.waiter()
    server.kill('SIGKILL')
    await gone
    await held.release()
    while (await count('FROM pg_stat_activity WHERE pid = $1', [waiter]));
    expect(await listed('800990')).toBe(0)
    expect(await standing()).toEqual(was)
    rmSync(folder, { recursive: true })
  })
})
