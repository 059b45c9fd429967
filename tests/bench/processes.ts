import PgBoss from 'pg-boss'
import { connectDatabase } from '../../server/db/connect'
import type { Database } from '../../server/db/database'
import { JOBS_SCHEMA, overPool } from '../../server/jobs/boss'
import { prepareJobs } from '../../server/jobs/prepareJobs'
import { startWorkers } from '../../server/jobs/workers'
import type { Downstream } from '../../server/processes/downstream'
import { incorporationProcessHandlers } from '../../server/processes/incorporationProcesses'
import { processWorkers } from '../../server/processes/processWorkers'
import { processQueues } from '../../server/processes/queues'
import { queues } from '../../server/queues'
import { begin } from '../support/processes'
import { around } from '../support/queryPlans'
import { median, print } from './clock'
import { withPostgres } from './ownPostgres'

const QUEUED = Number(process.env.QUEUED ?? 10_000)
const FINISHED = Number(process.env.FINISHED ?? 2_000_000)

/** Systems that answer at once, so that only the registry's own part is measured. */
const systems: Downstream = { tell: async ({ token }) => ({ outcome: 'DONE', body: JSON.stringify({ token }) }) }

const isWaiting = async ({ pool }: Database) => {
  const { rows } = await pool.query("SELECT FROM process WHERE status IN ('PENDING', 'IN_PROGRESS') LIMIT 1")
  return rows.length > 0
}

/** Updates the statistics, as the database does by itself within a minute. */
const settle = ({ pool }: Database) => pool.query(`ANALYZE process; ANALYZE ${JOBS_SCHEMA}.job`)

/** Runs pg-boss alone at full speed, with handlers that do nothing and batches of the same size as ours. */
const alone = async (database: Database) => {
  const { name, atOnce } = processQueues.REGISTRY
  const boss = new PgBoss({
    schema: JOBS_SCHEMA,
    migrate: false,
    schedule: false,
    supervise: false,
    db: overPool(database.pool),
  })
  await boss.start()
  await database.pool.query(`DROP INDEX ${JOBS_SCHEMA}.job_in_turn`)
  await boss.insert(Array.from({ length: QUEUED }, () => ({ name, data: { process: crypto.randomUUID() } })))
  await settle(database)
  const started = performance.now()
  for (;;) {
    const jobs = await boss.fetch(name, { batchSize: Math.ceil(atOnce / 2) })
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

const ours = async (database: Database) => {
  await begin(database, QUEUED)
  await settle(database)
  const started = performance.now()
  const workers = await startWorkers(database, processWorkers(systems))
  while (await isWaiting(database)) await new Promise(later => setTimeout(later, 20))
  const took = performance.now() - started
  await workers.stop()
  return took
}

const clear = ({ pool }: Database) => pool.query(`DELETE FROM process; DELETE FROM ${JOBS_SCHEMA}.job`)

/**
 * Measures how fast processes drain, against pg-boss with empty handlers, and the cost of far pages against near ones.
 */
export const measure = () =>
  withPostgres(async ({ connection, into }) => {
    const database = connectDatabase(connection, { appRole: false })
    const floors: number[] = []
    const times: number[] = []
    for (let round = 0; round < 3; round++) {
      floors.push(await alone(database))
      await clear(database)
      await into('daftari', client => prepareJobs(client, queues))
      times.push(await ours(database))
      await clear(database)
    }
    const [time, floor] = [Math.min(...times), Math.min(...floors)]
    print(`${QUEUED.toLocaleString('en')} processes drained`, time, floor, 'at most 2')

    await into('daftari', async client => {
      await client.query('SET statement_timeout = 0')
      await client.query(
        `INSERT INTO process (service, kind, system, brn, owner, end_point, status, created_at, ran_at, request, request_size)
         SELECT 'INCORPORATION', 'INSTANT_TIN', 'TAX', '8002' || lpad((n % 900000)::text, 10, '0'), 'X', '/',
           CASE WHEN n % 1000 = 0 THEN 'PAUSED' ELSE 'SENT' END, now() - n * interval '30 seconds', now(), '{}', 2
         FROM generate_series(1, $1::int) n`,
        [FINISHED],
      )
      await client.query('VACUUM ANALYZE process')
    })
    const page = (at: number) => () =>
      incorporationProcessHandlers.list({
        ...around(database.read),
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
    await database.close()
  })
