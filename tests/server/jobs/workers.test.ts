import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tablesToKeep } from '@server/db/catalogue'
import type { Database } from '@server/db/database'
import { total } from '@server/db/totals'
import { enqueue } from '@server/jobs/enqueue'
import { grantJobs, prepareJobs } from '@server/jobs/prepareJobs'
import { type Step, startWorkers, type Worker, type Workers, worker } from '@server/jobs/workers'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { quick, slow } from '../../support/jobs'

let test: TestDatabase
let owner: pg.Client
const started: Workers[] = []

beforeAll(async () => {
  test = await testDatabase()
  owner = new pg.Client(test.connection)
  await owner.connect()
  await owner.query('SET client_min_messages = warning')
  await prepareJobs(owner, [quick, slow])
  await grantJobs(owner, 'daftari_app')
})
afterEach(async () => {
  await Promise.all(started.splice(0).map(one => one.stop()))
  await owner.query('DELETE FROM pgboss.job')
})
afterAll(async () => {
  await owner.end()
  await test.close()
})

type Named = { name: string }
const begin = async (workers: Worker[], { database = test.database, drainMs = 5000, pollMs = 20 } = {}) => {
  const working = await startWorkers(database, workers, { pollMs, drainMs, maintenanceSeconds: 1 })
  started.push(working)
  return working
}
const count = ({ payload, finish }: Step<Named>) =>
  finish(tx => tx.execute(sql`INSERT INTO tally (key, delta) VALUES (${payload.name}, 1)`)).then(() => undefined)
const send = (names: string[], database: Database = test.database) =>
  database.write(async tx => {
    for (const name of names) await enqueue(tx, quick, { name })
  })
const counted = (name: string) => total(test.database.read, name)
const states = async () => {
  const { rows } = await owner.query<{ state: string }>('SELECT state FROM pgboss.job ORDER BY created_on')
  return rows.map(({ state }) => state)
}
const patience = { timeout: 20_000 }

describe('a job', () => {
  it('runs after its transaction commits, and does not exist after a rollback', async () => {
    await send(['committed'])
    await expect(
      test.database.write(async tx => {
        await enqueue(tx, quick, { name: 'undone' })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    await begin([worker(quick, count)])
    await expect.poll(states).toEqual(['completed'])
    expect([await counted('committed'), await counted('undone')]).toEqual([1, 0])
  })

  it('is stored once under one key', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    await Promise.all(
      Array.from({ length: 20 }, () => test.database.write(tx => enqueue(tx, quick, { name: 'numbered' }, { id }))),
    )
    expect(await states()).toEqual(['created'])
  })

  it('is not sent with a payload its queue does not know', async () => {
    const wrong = { name: 7 } as unknown as Named
    await expect(test.database.write(tx => enqueue(tx, quick, wrong))).rejects.toThrow(/expected string/)
  })

  it('is retried until its tries are used up, with the last one marked', async () => {
    await send(['stubborn'])
    const tries: [number, boolean][] = []
    await begin([
      worker(quick, async ({ attempt, last, finish }) => {
        tries.push([attempt, last])
        await finish(async tx => {
          await tx.execute(sql`INSERT INTO tally (key, delta) VALUES ('stubborn', 1)`)
          throw new Error('no')
        })
      }),
    ])
    await expect.poll(states, patience).toEqual(['failed'])
    expect(tries).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ])
    expect(await counted('stubborn')).toBe(0)
  })

  it('waits for its start time', async () => {
    await test.database.write(tx => enqueue(tx, quick, { name: 'later' }, { after: new Date(Date.now() + 3_600_000) }))
    await send(['now'])
    await begin([worker(quick, count)])
    await expect.poll(() => counted('now')).toBe(1)
    expect(await states()).toEqual(['created', 'completed'])
  })
})

describe('several servers', () => {
  it('share the jobs without duplicates', async () => {
    const names = Array.from({ length: 120 }, (_, n) => `shared ${n}`)
    await send(names)
    const by = [0, 0]
    const counting = (who: number) =>
      worker(quick, async step => {
        by[who] = (by[who] ?? 0) + 1
        await count(step)
      })
    await Promise.all([begin([counting(0)]), begin([counting(1)], { database: test.another() })])
    await expect.poll(async () => (await states()).every(state => state === 'completed'), patience).toBe(true)
    const { rows } = await owner.query("SELECT key FROM tally WHERE key LIKE 'shared %' ORDER BY key")
    expect(rows.map(({ key }) => key)).toEqual(names.toSorted())
    expect(by[0]).toBeGreaterThan(10)
    expect(by[1]).toBeGreaterThan(10)
  })

  it('take over jobs of a killed server, without its partial writes', async () => {
    await test.database.write(tx => enqueue(tx, slow, { name: 'orphan' }))
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/jobWorker.ts'], {
      env: { ...process.env, CONNECTION: JSON.stringify(test.connection) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect([await states(), await counted('orphan')]).toEqual([['active'], 0])
    await begin([worker(slow, count)])
    await expect.poll(states, patience).toEqual(['completed'])
    expect(await counted('orphan')).toBe(1)
  })

  it('ignore late results of a server that was considered dead', async () => {
    await test.database.write(tx => enqueue(tx, slow, { name: 'late' }))
    let wake: () => void = () => undefined
    const woken = new Promise<void>(done => {
      wake = done
    })
    let begun = false
    const lost: string[] = []
    const first = await startWorkers(
      test.database,
      [
        worker(slow, async step => {
          if (begun) return count(step)
          begun = true
          await woken
          await count(step)
        }),
      ],
      { pollMs: 20, maintenanceSeconds: 1, log: ({ fault }) => lost.push(fault) },
    )
    started.push(first)
    await expect.poll(() => begun).toBe(true)
    await begin([worker(slow, count)], { database: test.another() })
    await expect.poll(() => counted('late'), patience).toBe(1)
    wake()
    await expect.poll(() => lost).toEqual(['JobLost'])
    expect(await counted('late')).toBe(1)
  })
})

describe('a server that stops', () => {
  it('does not pause when it stops while it looks for jobs', async () => {
    const working = await begin([worker(quick, count)], { pollMs: 1_000_000 })
    await working.stop()
    expect(await states()).toEqual([])
  })

  it('finishes its running jobs first', async () => {
    await send(['in work'])
    let wake: () => void = () => undefined
    const woken = new Promise<void>(done => {
      wake = done
    })
    let begun = false
    const working = await begin([
      worker(quick, async step => {
        begun = true
        await woken
        await count(step)
      }),
    ])
    await expect.poll(() => begun).toBe(true)
    const stopped = working.stop()
    wake()
    await stopped
    expect([await states(), await counted('in work')]).toEqual([['completed'], 1])
  })

  it('returns unfinished jobs to the queue', async () => {
    await send(['too long'])
    let begun = false
    const working = await begin(
      [
        worker(quick, async ({ signal }) => {
          begun = true
          await once(signal, 'abort')
          throw new Error('interrupted')
        }),
      ],
      { drainMs: 50 },
    )
    await expect.poll(() => begun).toBe(true)
    await working.stop()
    expect(await states()).toEqual(['retry'])
  })
})

describe('the schema of jobs', () => {
  it.each(['CREATE TABLE pgboss.mine ()', 'DROP TABLE pgboss.job', 'TRUNCATE pgboss.job'])(
    'is not accessible to the application: %s',
    statement => expect(test.database.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/),
  )

  it('is not part of a backup', async () => {
    expect((await tablesToKeep(owner)).filter(({ name }) => /queue|pgboss/.test(name))).toEqual([])
  })
})
