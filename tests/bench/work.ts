import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '@contract/index'
import { work } from '@contract/portal/work'
import { WORK_CHANNEL } from '@server/work/liveUpdates'
import { eq, sql } from 'drizzle-orm'
import { waitLong } from '../../server/db/database'
import { process as processTable, workItem } from '../../server/db/schema'
import { processWork } from '../../server/work/sources/processes'
import { addColleagues, type Colleague } from '../support/manyStaff'
import { pathOf } from '../support/pathOf'
import { inPairs, middle, middleRatio, quantile } from './clock'
import type { LiveJob, LiveSeen } from './liveReaders'
import { program } from './parallelCallers'
import { type BenchRegistry, benchRegistry } from './registry'

const CLIENTS = 200
const ITEMS = 10_000
/** Seconds between two presses of one person in the paced turn. */
const PACE = Number(process.env.WORK_PACE ?? 10)
const PRESSES = 3
const ROUNDS = Number(process.env.WORK_ROUNDS ?? 9)
const BATCH = 5000
const READERS = Number(process.env.READERS ?? 1000)
const CHANGES = 10
/** Milliseconds between two changes: longer than a portal takes to ask. */
const CHANGE_EVERY = 4000

/** Milliseconds after which a client that was refused because the server is busy asks again. */
const AGAIN = 500

type Pressed = { id: string | undefined; ms: number }

let refused = 0

const press = async (
  { app }: Pick<BenchRegistry, 'app'>,
  { token }: Pick<Colleague, 'token'>,
  skip?: string,
): Promise<Pressed> => {
  const begun = performance.now()
  const answer = await app.inject({
    method: 'POST',
    url: work.next.path,
    headers: { authorization: `Bearer ${token}` },
    payload: skip ? { skip } : {},
  })
  if (answer.statusCode === 503) {
    refused++
    await pause(AGAIN)
    return press({ app }, { token }, skip)
  }
  if (answer.statusCode !== 200) throw new Error(`Next was answered ${answer.statusCode}: ${answer.body}`)
  return { id: answer.json().item?.id, ms: performance.now() - begun }
}

const report = (name: string, times: readonly number[]) => {
  console.log(
    `${name}: ${times.length} presses, refused as busy ${refused}, median ${middle(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
  )
  refused = 0
}

/** Leaves so many items, all of one source. */
const keepItems = async ({ database }: BenchRegistry) => {
  await database.read.delete(workItem)
  await database.read.execute(sql`
    INSERT INTO work_item (source, record, key, subject, since, days, due)
    SELECT 'PROCESS', 'bench ' || nth, 'bench', 'bench', now() - nth * interval '1 minute', 2,
      work_due(registry_day(now() - nth * interval '1 minute'), 2, '{}')
    FROM generate_series(1, ${ITEMS}) AS nth`)
}

/** Takes every item once with all clients at once, each ending what it was given, and reports what went wrong. */
const takeAll = async (registry: BenchRegistry, colleagues: readonly Colleague[]) => {
  await keepItems(registry)
  const times: number[] = []
  const ids: string[] = []
  await Promise.all(
    colleagues.map(async colleague => {
      for (;;) {
        const { id, ms } = await press(registry, colleague)
        if (!id) return
        times.push(ms)
        ids.push(id)
        await registry.database.read.delete(workItem).where(eq(workItem.id, Number(id)))
      }
    }),
  )
  const left = await registry.database.read.$count(workItem)
  report(`${CLIENTS} clients without a pause on ${ITEMS} items`, times)
  console.log(
    `given twice ${ids.length - new Set(ids).size}, lost ${ITEMS - new Set(ids).size - left}, left ${left} (wanted 0, 0, 0)`,
  )
}

/** Lets all clients press Next at their own pace, as people do, and reports the time of an answer. */
const pressPaced = async (registry: BenchRegistry, colleagues: readonly Colleague[]) => {
  await keepItems(registry)
  const times: number[] = []
  await Promise.all(
    colleagues.map(async (colleague, nth) => {
      await pause((nth / colleagues.length) * PACE * 1000)
      let skip: string | undefined
      for (let turn = 0; turn < PRESSES; turn++) {
        const { id, ms } = await press(registry, colleague, skip)
        times.push(ms)
        skip = id
        await pause(PACE * 1000)
      }
    }),
  )
  report(`${CLIENTS} people who press every ${PACE} s (p95 of 100 ms wanted)`, times)
}

/** Compares writes of processes with and without the triggers of work, by turns. */
const compareWrites = async ({ database }: BenchRegistry) => {
  const statements = {
    'one change that is no work': sql`UPDATE ${processTable} SET retries = retries WHERE id = (
      SELECT id FROM ${processTable} WHERE status = 'SUCCESS' LIMIT 1)`,
    'one failure': sql`WITH one AS (SELECT id FROM ${processTable} WHERE status = 'SUCCESS' LIMIT 1)
      UPDATE ${processTable} SET status = 'FAILED' FROM one WHERE ${processTable}.id = one.id`,
    'all open items changed': sql`UPDATE ${processTable} SET cause = 'Bench' WHERE status IN ('FAILED', 'PAUSED', 'EXPIRED')`,
    [`${BATCH} added rows, 7 % of them work`]: sql`
      INSERT INTO ${processTable} (service, kind, system, brn, owner, end_point, status, request, request_size)
      SELECT 'REGISTRATION', 'TAX', 'TAX', '80020001234567', 'Bench', '/', CASE WHEN nth % 14 = 0 THEN 'FAILED' ELSE 'SUCCESS' END,
        '{}', 2 FROM generate_series(1, ${BATCH}) AS nth`,
  }
  const run = (statement: (typeof statements)[keyof typeof statements], isKept: boolean) =>
    database
      .write(async tx => {
        await waitLong(tx)
        await tx.execute(sql`SELECT set_config('daftari.work', ${isKept ? 'on' : 'off'}, true)`)
        const begun = performance.now()
        await tx.execute(statement)
        throw performance.now() - begun
      })
      .catch((ms: unknown) => {
        if (typeof ms === 'number') return ms
        throw ms
      })
  for (const [name, statement] of Object.entries(statements)) {
    const pairs = await inPairs(
      ROUNDS,
      () => run(statement, true),
      () => run(statement, false),
    )
    console.log(
      `${processWork.source}, ${name}: ${middle(pairs.map(([kept]) => kept)).toFixed(2)} ms, ${middleRatio(pairs).toFixed(2)} times the write without items`,
    )
  }
}

const MEGABYTE = 1024 * 1024

/** Returns the megabytes of this process, without what only waits to be collected where Node was told to expose that. */
const inUse = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss / MEGABYTE
}

/** Adds stored totals of work as of an office in which everybody has items of four sources, due on three days. */
const addOwners = ({ database, settle }: BenchRegistry) =>
  database.pool
    .query(
      `INSERT INTO tally (key, delta)
       SELECT 'work:' || source || ':' || id || ':' || now()::date + day, 2
       FROM account, unnest('{PROCESS,COMPLAINT,PAYMENT,DOCUMENT}'::text[]) source, generate_series(-1, 1) day
       WHERE username LIKE 'colleague%'`,
    )
    .then(() => settle('tally'))

/**
 * Measures open portals: the memory of the server with their streams, and the time from a change of work until a portal
 * holds the counts after it, with the pause by chance that the portal makes.
 */
const measureStreams = async (registry: BenchRegistry, colleagues: readonly Colleague[]) => {
  const authorizations = colleagues.map(({ token }) => `Bearer ${token}`)
  await addOwners(registry)
  const port = await registry.listen()
  const job: LiveJob = { port, authorizations, counts: pathOf(contract.work.counts) }

  const before = inUse()
  const readers = program('liveReaders')
  const standing = new Promise<void>(done => readers.once('message', () => done()))
  readers.send(job)
  await standing
  await pause(5000)
  const after = inUse()
  const perReader = ((after - before) * 1024) / READERS
  console.log(
    `${READERS} open portals: ${(after - before).toFixed(0)} MB more than without (${perReader.toFixed(0)} kB each)   wanted 50`,
  )

  const seen: number[] = []
  readers.on('message', (times: LiveSeen) => seen.push(...times))
  const { user, system } = process.cpuUsage()
  for (let change = 0; change < CHANGES; change++) {
    await registry.database.pool.query('SELECT pg_notify($1, $2)', [WORK_CHANNEL, 'REMINDER'])
    readers.send({ changedAt: Date.now() })
    await pause(CHANGE_EVERY)
  }
  const used = process.cpuUsage({ user, system })
  const share = (used.user + used.system) / 1000 / (CHANGES * CHANGE_EVERY)
  console.log(
    `from a change to the counts, ${seen.length} of ${CHANGES * READERS}: half ${quantile(seen, 0.5).toFixed(0)} ms, p95 ${quantile(seen, 0.95).toFixed(0)} ms, last ${quantile(seen, 1).toFixed(0)} ms   wanted 2000`,
  )
  console.log(
    `processor of the server while everybody asks every ${CHANGE_EVERY / 1000} s: ${(share * 100).toFixed(0)} %`,
  )
  readers.kill()
}

/**
 * Measures open portals; the cost of keeping items for the writes of a source; and Next with 200 people on 10,000 items,
 * first without a pause, which a machine of two cores answers as fast as it can, and then at the pace of people.
 */
export const measure = async () => {
  const registry = await benchRegistry(5000, {
    REQUESTS_PER_MINUTE: '1000000',
    ADDRESS_REQUESTS_PER_MINUTE: '1000000',
    CAPACITY: '1000',
  })
  const everybody = await addColleagues(registry.database, Math.max(READERS, CLIENTS))
  const colleagues = everybody.slice(0, CLIENTS)
  await measureStreams(registry, everybody.slice(0, READERS))
  await compareWrites(registry)
  await takeAll(registry, colleagues)
  await pressPaced(registry, colleagues)
  await registry.close()
}
