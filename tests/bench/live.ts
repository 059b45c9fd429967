import { contract } from '@contract/index'
import { WORK_CHANNEL } from '@server/work/liveUpdates'
import { pathOf } from '../support/pathOf'
import type { LiveJob, LiveSeen } from './liveReaders'
import { program } from './parallelCallers'
import { signedInPeople } from './people'
import { type BenchRegistry, benchRegistry } from './registry'

const READERS = Number(process.env.READERS ?? 1000)
const CHANGES = 10
/** Milliseconds between two changes: longer than a portal takes to ask. */
const CHANGE_EVERY = 4000

const MEGABYTE = 1024 * 1024
const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** Returns the megabytes of this process, without what only waits to be collected where Node was told to expose that. */
const inUse = () => {
  globalThis.gc?.()
  return process.memoryUsage().rss / MEGABYTE
}
const within = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0

/** Adds stored totals of work as of an office in which everybody has items of four sources, due on three days. */
const addOwners = ({ database, settle }: BenchRegistry) =>
  database.pool
    .query(
      `INSERT INTO tally (key, delta)
       SELECT 'work:' || source || ':' || id || ':' || now()::date + day, 2
       FROM account, unnest('{PROCESS,COMPLAINT,PAYMENT,DOCUMENT}'::text[]) source, generate_series(-1, 1) day
       WHERE username LIKE 'bench%'`,
    )
    .then(() => settle('tally'))

/**
 * Measures open portals: the memory of the server with their streams, and the time from a change of work until a portal
 * holds the counts after it, with the pause by chance that the portal makes.
 */
export const measure = async () => {
  const registry = await benchRegistry(500)
  const authorizations = await signedInPeople(registry.database, READERS)
  await addOwners(registry)
  await registry.app.listen({ host: '127.0.0.1', port: 0 })
  const address = registry.app.server.address()
  const port = address && typeof address === 'object' ? address.port : 0
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
    `from a change to the counts, ${seen.length} of ${CHANGES * READERS}: half ${within(seen, 0.5).toFixed(0)} ms, p95 ${within(seen, 0.95).toFixed(0)} ms, last ${within(seen, 1).toFixed(0)} ms   wanted 2000`,
  )
  console.log(
    `processor of the server while everybody asks every ${CHANGE_EVERY / 1000} s: ${(share * 100).toFixed(0)} %`,
  )
  readers.kill()
  await registry.close()
}
