import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sweep } from './auth/sessions'
import { askForgotten } from './billing/gatewayWork'
import type { Database } from './db/database'
import { faultCode } from './db/databaseErrors'
import { foldTally } from './db/totals'
import { forgetFindings } from './loads/forgetFindings'
import { refreshPairs } from './people/pairRounds'
import { tendJobs } from './portalJobs/oldJobs'
import { forgetLeft } from './presence/presence'
import { endLeases } from './work/leases'
import { forgetNews } from './work/news'
import { endSnoozes } from './work/snooze'

const TEND_EVERY = 30_000
/** Rounds that a task under way may miss before it is reported: more than the ten minutes of the longest statement. */
const MOST_MISSED = 24
/** Milliseconds that closing waits for tasks; shorter than the time in which the server must stop. */
const CLOSE_WITHIN = 5000

const faultOf = (error: unknown) => ({
  fault: error instanceof Error ? error.name : 'not an error',
  code: faultCode(error),
})

/** Small tasks besides the requests, by their names in the log. */
const tasks = {
  totals: foldTally,
  sessions: ({ read }) => sweep(read),
  gateway: askForgotten,
  pairs: refreshPairs,
  snoozes: endSnoozes,
  leases: endLeases,
  presence: forgetLeft,
  news: forgetNews,
  jobs: tendJobs,
  loads: forgetFindings,
} as const satisfies Record<string, (database: Database) => Promise<unknown>>

type Task = { run(): Promise<unknown>; failed(error: unknown): void; isLong?: boolean }

/**
 * Runs a task at each interval. `begin` runs it at once, unless it is under way; `end` ends this and waits for a round under
 * way. A long task is not reported as one that hangs.
 */
const repeat = (log: FastifyBaseLogger, task: string, { run, failed, isLong = false }: Task) => {
  let underWay: Promise<void> | undefined
  let missed = 0
  const round = async () => {
    try {
      await run()
    } catch (error) {
      failed(error)
    }
    underWay = undefined
    missed = 0
  }
  const begin = () => {
    if (!underWay) {
      underWay = round()
      return
    }
    missed += 1
    if (missed === MOST_MISSED && !isLong)
      log.error({ task, minutes: (missed * TEND_EVERY) / 60_000 }, 'tending has not ended')
  }
  const timer = setInterval(begin, TEND_EVERY)
  timer.unref()
  const end = async () => {
    clearInterval(timer)
    await underWay
  }
  return { begin, end }
}

/** Ends tasks, and waits for their rounds under way, those aside that take too long. */
const endInTime = async (rounds: readonly { end(): Promise<void> }[]) => {
  let late: NodeJS.Timeout | undefined
  const isLate = new Promise<void>(resolve => {
    late = setTimeout(resolve, CLOSE_WITHIN)
  })
  await Promise.race([Promise.all(rounds.map(({ end }) => end())), isLate])
  clearTimeout(late)
}

/**
 * Runs small periodic work besides the requests, with further tasks by their names in the log; every server may do it, and
 * none waits for another. A task that fails or takes long leaves the others to their time. Closing waits for the tasks
 * under way, a hanging one aside.
 */
export const startPeriodicWork = (
  app: FastifyInstance,
  database: Database,
  further: Readonly<Record<string, () => Promise<unknown>>>,
) => {
  const rounds = Object.entries({ ...tasks, ...further }).map(([task, run]) =>
    repeat(app.log, task, {
      run: () => run(database),
      failed: error => app.log.warn({ task, ...faultOf(error) }, 'tending failed'),
    }),
  )
  app.addHook('onClose', () => endInTime(rounds))
}

/**
 * Anchors the audit trail when the server is ready and then regularly; the task itself checks whether an hour has
 * passed.
 */
export const anchorRegularly = (app: FastifyInstance, run: () => Promise<void>) => {
  const rounds = repeat(app.log, 'anchors', {
    run,
    failed: error => app.log.error(faultOf(error), 'the audit trail was not anchored'),
  })
  app.addHook('onReady', async () => rounds.begin())
  app.addHook('onClose', () => endInTime([rounds]))
}

/** Makes backups and restore drills when they are due. Closing ends one under way, which then leaves nothing behind. */
export const backUpRegularly = (app: FastifyInstance, run: (signal: AbortSignal) => Promise<void>) => {
  const closing = new AbortController()
  const rounds = repeat(app.log, 'backups', {
    run: () => run(closing.signal),
    failed: error => app.log.error(faultOf(error), 'backups could not be looked after'),
    isLong: true,
  })
  app.addHook('onReady', async () => rounds.begin())
  app.addHook('preClose', async () => closing.abort())
  app.addHook('onClose', () => endInTime([rounds]))
}
