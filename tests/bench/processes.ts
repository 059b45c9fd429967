import PgBoss from 'pg-boss'
import { JOBS_SCHEMA, overPool } from '../../server/jobs/boss'
import { startWorkers } from '../../server/jobs/workers'
import type { Downstream } from '../../server/processes/downstream'
import { incorporationProcessHandlers } from '../../server/processes/incorporationProcesses'
import { processQueues } from '../../server/processes/queues'
import { processWorkers } from '../../server/processes/work'
import { around } from '../support/plans'
import { begin } from '../support/processes'
import { median, print } from './clock'
import { type BenchRegistry, benchRegistry } from './registry'

const QUEUED = Number(process.env.QUEUED ?? 10_000)
const FINISHED = Number(process.env.FINISHED ?? 2_000_000)

/** Systems that answer at once: what is measured is the registry's own part. */
const systems: Downstream = { tell: async ({ token }) => ({ outcome: 'DONE', body: JSON.stringify({ token }) }) }

const waiting = async ({ database }: BenchRegistry, query: string) =>
  (await database.pool.query<{ n: number }>(query)).rows[0]?.n ?? 0

/** Runs until nothing waits any more; answers how long that took. */
const until = async (none: () => Promise<number>, started: number) => {
  while (await none()) await new Promise(later => setTimeout(later, 20))
  return performance.now() - started
}

/** pg-boss with handlers that do nothing, as many jobs at a time as a queue of ours, as fast as it goes. */
const alone = async (registry: BenchRegistry) => {
  const { name, atOnce } = processQueues.REGISTRY
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    migrate: false,
    schedule: false,
    supervise: false,
    db: overPool(registry.database.pool),
  })
  await boss.start()
  await boss.insert(Array.from({ length: QUEUED }, () => ({ name, data: { process: crypto.randomUUID() } })))
  const started = performance.now()
  for (;;) {
    const jobs = await boss.fetch(name, { batchSize: atOnce })
    if (!jobs.length) break
    await boss.complete(
      name,
      jobs.map(({ id }) => id),
    )
  }
  const took = performance.now() - started
  await boss.stop({ graceful: false })
  return took
}

const ours = async (registry: BenchRegistry) => {
  await begin(registry.database, QUEUED)
  const started = performance.now()
  const workers = await startWorkers(registry.database, processWorkers(systems))
  const took = await until(
    () => waiting(registry, "SELECT count(*)::int AS n FROM process WHERE status IN ('PENDING', 'IN_PROGRESS')"),
    started,
  )
  await workers.stop()
  return took
}

const clear = async ({ database }: BenchRegistry) => {
  await database.pool.query('DELETE FROM process')
  await database.pool.query(`DELETE FROM ${JOBS_SCHEMA}.job`)
}

/** How quickly processes drain, against pg-boss with nothing to do; and whether far pages cost more than near ones. */
export const measure = async () => {
  const registry = await benchRegistry(40)
  await clear(registry)
  const floors: number[] = []
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    floors.push(await alone(registry))
    await clear(registry)
    times.push(await ours(registry))
    await clear(registry)
  }
  const [time, floor] = [Math.min(...times), Math.min(...floors)]
  print(`${QUEUED.toLocaleString('en')} processes drained`, time, floor, 'at most 2')

  const client = await registry.database.pool.connect()
  await client.query('SET statement_timeout = 0')
  await client.query(
    `INSERT INTO process (service, kind, system, brn, owner, end_point, status, created_at, ran_at, request, request_size)
     SELECT 'INCORPORATION', 'INSTANT_TIN', 'TAX', '8002' || lpad((n % 900000)::text, 10, '0'), 'X', '/',
       CASE WHEN n % 1000 = 0 THEN 'PAUSED' ELSE 'SENT' END, now() - n * interval '30 seconds', now(), '{}', 2
     FROM generate_series(1, $1::int) n`,
    [FINISHED],
  )
  await client.query('SET ROLE NONE')
  await client.query('VACUUM ANALYZE process')
  client.release(true)
  const page = (at: number) => () =>
    incorporationProcessHandlers.list({
      ...around(registry.database.read),
      filter: { status: 'SENT' },
      page: { page: at, perPage: 12 },
    })
  const first = await median(41, page(1))
  const pages = Math.floor((FINISHED * 0.999) / 12)
  for (const at of [1, 40, 1000, Math.floor(pages / 2), pages])
    print(
      `page ${at.toLocaleString('en')} of ${pages.toLocaleString('en')}`,
      await median(41, page(at)),
      first,
      'the same for all far ones',
    )
  await registry.close()
}
