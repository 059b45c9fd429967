import { contract } from '@contract/index'
import type { FastifyBaseLogger } from 'fastify'
import type { Settings } from '../config/settings'
import type { Database } from '../db/database'
import type { Serve } from '../http/serve'
import { activationHandlers } from './activation'
import type { CodeDelivery } from './delivery'
import { ownAccountHandlers } from './ownAccount'
import { resetHandlers } from './reset'
import { sessionHandlers } from './session'
import { signInLog } from './signInLog'

type Parts = {
  database: Database
  delivery: CodeDelivery
  settings: Settings
  hasMailServer: boolean
  log: FastifyBaseLogger
}

/** Registers the handlers of the sign-in, and of the links for activations and new passwords. */
export const serveAuth = (serve: Serve, { database, delivery, settings, hasMailServer, log }: Parts) => {
  const { signInLimits: limits } = settings
  serve(contract.session, sessionHandlers(database, delivery, signInLog(settings, log), limits))
  serve(contract.activation, activationHandlers(database, hasMailServer))
  serve(contract.ownAccount, ownAccountHandlers(database, { limits, hasMailServer }))
  serve(contract.reset, resetHandlers(database, { limits, hasMailServer }))
}
