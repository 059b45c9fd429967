import type { FastifyInstance } from 'fastify'
import { sweep } from './auth/sessions'
import { askForgotten } from './billing/gatewayWork'
import type { Database } from './db/database'
import { faultCode } from './db/databaseErrors'
import { foldTally } from './db/totals'
import { refreshPairs } from './people/pairRounds'
import { endSnoozes } from './work/snooze'

const TEND_EVERY = 30_000

const faultOf = (error: unknown) => ({
  fault: error instanceof Error ? error.name : 'not an error',
  code: faultCode(error),
})

/** Runs small periodic work besides the requests; every server may do it, and none waits for another. */
export const startPeriodicWork = (app: FastifyInstance, database: Database, also: () => Promise<unknown>) => {
  const round = async () => {
    await foldTally(database)
    await sweep(database.read)
    await askForgotten(database)
    await refreshPairs(database)
    await endSnoozes(database)
    await also()
  }
  const timer = setInterval(() => {
    round().catch(error => app.log.warn(faultOf(error), 'tending failed'))
  }, TEND_EVERY)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

/**
 * Anchors the audit trail when the server is ready and then regularly; the task itself checks whether an hour has
 * passed.
 */
export const anchorRegularly = (app: FastifyInstance, round: () => Promise<void>) => {
  let latest = Promise.resolve()
  const next = () => {
    latest = latest.then(round).catch(error => app.log.error(faultOf(error), 'the audit trail was not anchored'))
  }
  const timer = setInterval(next, TEND_EVERY)
  timer.unref()
  app.addHook('onReady', async () => next())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await latest
  })
}
