import { AsyncLocalStorage } from 'node:async_hooks'
import { type AccessNote, noteAccess } from '@server/logs/accessLog'
import { OpenLog, writeOpens } from '@server/logs/openLog'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'

const ADA = { accountId: '00000000-0000-4000-8000-00000000000a', name: 'Ada Nakato' }
const BEN = { accountId: '00000000-0000-4000-8000-00000000000b', name: 'Ben Okello' }

const open = (key: string, actor = ADA): Parameters<OpenLog['add']>[0] => ({
  actor,
  address: '127.0.0.1',
  call: 'ENT-01',
  file: { kind: 'ENTITY', key },
})

type Rows = Parameters<typeof writeOpens>[1]

describe('the batches of the access log', () => {
  const batches: string[][] = []
  let fails = false
  const write = async (rows: Rows) => {
    if (fails) throw new Error('no database for Ada Nakato')
    batches.push(rows.map(row => `${row.actorName} ${row.fileKey}`))
  }
  beforeEach(() => {
    vi.useFakeTimers()
    batches.length = 0
    fails = false
  })
  afterEach(() => void vi.useRealTimers())

  it('are written 300 ms after their first entry', async () => {
    const log = new OpenLog(write)
    log.add(open('1'))
    log.add(open('2'))
    await vi.advanceTimersByTimeAsync(299)
    expect(batches).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(batches).toEqual([['Ada Nakato 1', 'Ada Nakato 2']])
  })

  it('are written at once at 200 entries', async () => {
    const log = new OpenLog(write)
    for (let n = 0; n < 200; n++) log.add(open(`${n}`))
    await vi.advanceTimersByTimeAsync(0)
    expect(batches.map(batch => batch.length)).toEqual([200])
  })

  it('hold one entry for the opens of a file by one person within five minutes', async () => {
    const log = new OpenLog(write)
    for (let n = 0; n < 4; n++) log.add(open('1'))
    log.add(open('1', BEN))
    await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
    log.add(open('1'))
    await vi.advanceTimersByTimeAsync(1)
    log.add(open('1'))
    await vi.advanceTimersByTimeAsync(300)
    expect(batches).toEqual([['Ada Nakato 1', 'Ben Okello 1'], ['Ada Nakato 1']])
  })

  it('are kept after a failure, tried again, and reported without personal data', async () => {
    fails = true
    const warnings: unknown[] = []
    const log = new OpenLog(write, about => void warnings.push(about))
    log.add(open('1'))
    await vi.advanceTimersByTimeAsync(300)
    log.add(open('2'))
    expect(warnings).toEqual([{ code: undefined, waiting: 1, dropped: 0 }])
    fails = false
    await vi.advanceTimersByTimeAsync(5000)
    expect(batches).toEqual([['Ada Nakato 1', 'Ada Nakato 2']])
    log.add(open('3'))
    await vi.advanceTimersByTimeAsync(300)
    expect(batches.at(-1)).toEqual(['Ada Nakato 3'])
  })

  it('are bounded while the database takes none: the oldest entries are dropped', async () => {
    fails = true
    const warnings: { waiting: number; dropped: number }[] = []
    const log = new OpenLog(write, about => void warnings.push(about))
    for (let n = 0; n <= 50_000; n++) log.add(open(`${n}`))
    await vi.advanceTimersByTimeAsync(300)
    expect(warnings).toMatchObject([{ waiting: 50_000, dropped: 1 }])
    fails = false
    await log.close()
    expect(batches.flat()).toHaveLength(50_000)
    expect(batches[0]?.[0]).toBe('Ada Nakato 1')
  })

  it('are written outside the request that filled them, whose call may hold few connections', async () => {
    const call = new AsyncLocalStorage<string>()
    const callsOfWrites: unknown[] = []
    const log = new OpenLog(async () => void callsOfWrites.push(call.getStore()))
    call.run('CR-COMPANY-READ', () => {
      for (let n = 0; n < 200; n++) log.add(open(`${n}`))
    })
    await vi.advanceTimersByTimeAsync(0)
    call.run('CR-COMPANY-READ', () => log.add(open('later')))
    await vi.advanceTimersByTimeAsync(300)
    expect(callsOfWrites).toEqual([undefined, undefined])
  })

  it('are written when the server stops', async () => {
    const log = new OpenLog(write)
    log.add(open('1'))
    await log.close()
    expect(batches).toEqual([['Ada Nakato 1']])
  })
})

describe('the table of the access log', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await testDatabase()
  })
  afterAll(() => test.close())

  const stored = async (where = 'true') =>
    (await test.database.pool.query(`SELECT * FROM access_entry WHERE ${where} ORDER BY at, id`)).rows
  const reveal: AccessNote = {
    kind: 'REVEAL',
    actor: ADA,
    address: '10.0.0.7',
    call: 'PORTAL-REVEAL',
    file: { kind: 'ENTITY', key: '80020001234567' },
    reason: 'COURT_ORDER',
    reference: 'HCT-00-CC-1',
  }

  it('takes a reveal in the transaction of its call', async () => {
    await test.database.write(tx => noteAccess(tx, reveal))
    await expect(
      test.database.write(async tx => {
        await noteAccess(tx, reveal)
        throw new Error('refused')
      }),
    ).rejects.toThrow('refused')
    expect(await stored("kind = 'REVEAL'")).toMatchObject([
      {
        actor_id: ADA.accountId,
        actor_name: ADA.name,
        address: '10.0.0.7',
        call: 'PORTAL-REVEAL',
        file_kind: 'ENTITY',
        file_key: '80020001234567',
        reason: 'COURT_ORDER',
        reference: 'HCT-00-CC-1',
      },
    ])
  })

  it('stores a batch that is sent twice once, and an open of two servers once', async () => {
    // At the beginning of a window of five minutes.
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 300_000) * 300_000 })
    const sent: Rows[] = []
    const logs = [0, 1].map(
      () =>
        new OpenLog(async rows => {
          sent.push(rows)
          await writeOpens(test.database.read, rows)
        }),
    )
    for (const log of logs) {
      log.add(open('80020009999999'))
      await log.close()
    }
    for (const rows of sent) await writeOpens(test.database.read, rows)
    vi.useRealTimers()
    expect(await stored("kind = 'OPEN'")).toMatchObject([
      { actor_name: ADA.name, file_key: '80020009999999', call: 'ENT-01', reason: null },
    ])
  })

  it('cannot be changed, and loses no entry of the last 30 days, by the server or the owner', async () => {
    const { rows } = await test.database.pool.query('SELECT current_user AS role')
    expect(rows).toEqual([{ role: 'daftari_app' }])
    await test.database.write(tx =>
      tx.execute(sql`INSERT INTO access_entry (id, at, actor_id, actor_name, kind, call)
        SELECT gen_random_uuid(), now() - interval '31 days', ${BEN.accountId}, 'Ben Okello', 'OPEN', 'ENT-01'`),
    )
    const owner = new pg.Client(test.connection)
    await owner.connect()
    try {
      for (const by of [test.database.pool, owner]) {
        await expect(by.query("UPDATE access_entry SET address = ''")).rejects.toThrow(/permission denied|not changed/)
        await expect(by.query('TRUNCATE access_entry CASCADE')).rejects.toThrow(/permission denied|not changed/)
        await expect(by.query('DELETE FROM access_entry')).rejects.toThrow('not changed')
      }
      await test.database.pool.query("DELETE FROM access_entry WHERE at < now() - interval '30 days'")
      expect(await stored("actor_name = 'Ben Okello'")).toEqual([])
      expect((await stored()).length).toBe(2)
    } finally {
      await owner.end()
    }
  })
})
