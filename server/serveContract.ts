import type { FastifyBaseLogger } from 'fastify'
import { serveAccess } from './access'
import { serveAccounts } from './accounts'
import { serveAuth } from './auth'
import type { CodeDelivery } from './auth/delivery'
import { serveBilling } from './billing'
import type { PaymentGateway } from './billing/gateway'
import { serveConfigurations } from './configurations'
import type { Database } from './db/database'
import type { Edms } from './edms/edms'
import type { Serve } from './http/serve'
import { serveInsolvency } from './insolvency'
import { createWorkEnds } from './jobs/workEnds'
import type { Mailer } from './mail/mailer'
import { serveNotes } from './notes'
import { servePortal } from './portal'
import type { OpenLog } from './portal/openLog'
import { serveProcesses } from './processes'
import { serveRegistry } from './registry'
import { portalAddress, type Settings } from './settings'
import { serveSettings } from './settings/index'

type Parts = {
  database: Database
  settings: Settings
  delivery: CodeDelivery
  mailer: Mailer | undefined
  gateway: PaymentGateway | undefined
  edms: Edms
  opens: OpenLog
  log: FastifyBaseLogger
}

/** Registers the routes of the whole contract with the handlers of each area. */
export const serveContract = (
  serve: Serve,
  { database, settings, delivery, mailer, gateway, edms, opens, log }: Parts,
) => {
  const { portalConfig } = settings
  const { currency, portalName } = portalConfig
  const hasMailServer = mailer !== undefined
  const ends = createWorkEnds(database.pool.options)
  serveAuth(serve, { database, delivery, settings, hasMailServer, log })
  servePortal(serve, { opens, settings })
  serveNotes(serve)
  serveAccounts(serve, { edms, mailer, portalName, address: portalAddress(settings) })
  serveAccess(serve, { database, currency, callsPerMinute: settings.requestsPerMinute.key })
  serveRegistry(serve, { edms, mailer, portalConfig })
  serveProcesses(serve, ends)
  serveBilling(serve, { gateway, ends, currency })
  serveSettings(serve, edms, hasMailServer)
  serveInsolvency(serve, edms)
  serveConfigurations(serve)
}
