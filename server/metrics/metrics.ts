import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Settings } from '../config/settings'
import type { Database } from '../db/database'
import { type State, stateReader } from './state'

export type Metrics = {
  /** Content type of the text that `text` returns. */
  contentType: string
  /** Returns all metrics in the text format of Prometheus. Facts of the database are read once for each text. */
  text(): Promise<string>
}

/** Upper bounds in seconds: calls are wanted within 250 ms, and a statement ends after ten seconds. */
const SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Returns the one sample of a value; none for a value that is not known. */
const known = (value: number | undefined) => (value === undefined ? [] : [{ value }])

/** Gauges of the database's state: name, meaning, labels, and their values in what was read. */
const gauges: readonly {
  name: string
  help: string
  labels?: readonly string[]
  of(state: State): readonly { labels?: Record<string, string>; value: number }[]
}[] = [
  {
    name: 'daftari_database_up',
    help: '1 when the database answered while these metrics were read',
    of: ({ up }) => [{ value: up ? 1 : 0 }],
  },
  {
    name: 'daftari_sessions',
    help: 'Sessions that have not ended',
    of: ({ sessions }) => [{ value: sessions }],
  },
  {
    name: 'daftari_jobs',
    help: 'Jobs of a queue that wait, wait for another try, or are being done',
    labels: ['queue', 'state'],
    of: ({ jobs }) => jobs.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
  },
  {
    name: 'daftari_job_oldest_seconds',
    help: 'Age of the oldest job of a queue in a state, since it may start',
    labels: ['queue', 'state'],
    of: ({ jobs }) => jobs.map(({ queue, state, oldest }) => ({ labels: { queue, state }, value: oldest })),
  },
  {
    name: 'daftari_work_items',
    help: 'Open items of work by source and urgency',
    labels: ['source', 'urgency'],
    of: ({ work }) => work.map(({ source, urgency, count }) => ({ labels: { source, urgency }, value: count })),
  },
  {
    name: 'daftari_replica_lag_seconds',
    help: 'Time by which a replica is behind, as the primary sees it; none where the role may not see replicas',
    labels: ['replica'],
    of: ({ replicas }) => replicas.map(({ name, lag }) => ({ labels: { replica: name }, value: lag })),
  },
  {
    name: 'daftari_anchor_age_seconds',
    help: 'Time since the last anchor of the audit trail in the data folder of this server',
    of: ({ anchorAge }) => known(anchorAge),
  },
  {
    name: 'daftari_backup_age_seconds',
    help: 'Time since the last backup; none before the first',
    of: ({ backupAge }) => known(backupAge),
  },
  {
    name: 'daftari_backup_failures',
    help: 'Scheduled backups that failed since the last that succeeded; none before the first try',
    of: ({ backupFailures }) => known(backupFailures),
  },
  {
    name: 'daftari_restore_drill_age_seconds',
    help: 'Time since the last restore drill that succeeded; none before the first',
    of: ({ drillAge }) => known(drillAge),
  },
  {
    name: 'daftari_restore_drill_failures',
    help: 'Restore drills that failed since the last that succeeded; none before the first try',
    of: ({ drillFailures }) => known(drillFailures),
  },
]

/**
 * Counts what a server answers and how long it takes, by the id of the call, and reads the state of pool, queues, work,
 * replicas, backup and anchors whenever the metrics are asked for. No label names a person or a record.
 */
export const createMetrics = (
  app: FastifyInstance,
  database: Database,
  settings: Pick<Settings, 'capacity' | 'dataDir'>,
): Metrics => {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const seconds = new Histogram({
    name: 'daftari_call_seconds',
    help: 'Time from the head of a request to the end of its answer, by call',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  })
  const answers = new Counter({
    name: 'daftari_answers_total',
    help: 'Answers by call and class of status',
    labelNames: ['call', 'status'],
    registers,
  })
  const open = new Set<FastifyRequest>()
  new Gauge({
    name: 'daftari_requests_open',
    help: 'Requests that are neither answered nor given up',
    registers,
    collect() {
      this.set(open.size)
    },
  })
  new Gauge({ name: 'daftari_capacity', help: 'Requests at once beyond which others are refused', registers }).set(
    settings.capacity,
  )
  new Gauge({
    name: 'daftari_pool_connections',
    help: 'Connections to the database by state, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool
      this.set({ state: 'used' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  const read = stateReader(database, settings.dataDir)
  const stateGauges = gauges.map(({ name, help, labels = [], of }) => ({
    gauge: new Gauge({ name, help, labelNames: labels, registers }),
    of,
  }))

  app.addHook('onRequest', async (request, reply) => {
    open.add(request)
    reply.raw.once('close', () => open.delete(request))
  })
  app.addHook('onResponse', async (request, reply) => {
    open.delete(request)
    const call = request.routeOptions.config.call ?? 'other'
    if (request.routeOptions.config.streams) return
    seconds.observe({ call }, reply.elapsedTime / 1000)
    answers.inc({ call, status: `${Math.floor(reply.statusCode / 100)}xx` })
  })

  return {
    contentType: register.contentType,
    async text() {
      const state = await read()
      for (const { gauge, of } of stateGauges) {
        gauge.reset()
        for (const { labels, value } of of(state)) gauge.set(labels ?? {}, value)
      }
      return register.metrics()
    },
  }
}
