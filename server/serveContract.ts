import { contract } from '@contract/index'
import type { FastifyBaseLogger } from 'fastify'
import { serveAccess } from './access'
import { serveAccounts } from './accounts'
import { serveAuth } from './auth'
import type { CodeDelivery } from './auth/delivery'
import { serveBilling } from './billing'
import type { PaymentGateway } from './billing/gateway'
import { bulkHandlers } from './bulk/bulk'
import { portalAddress } from './config/reach'
import type { Settings } from './config/settings'
import { serveConfigurations } from './configurations'
import { portalHandlers } from './dashboard/capabilities'
import { guideHandlers } from './dashboard/guides'
import type { Database } from './db/database'
import { doctorHandlers } from './doctor/doctor'
import type { Edms } from './edms/edms'
import { scanHandlers } from './edms/scans'
import { serveExtracts } from './extracts'
import { findHandlers } from './find/find'
import { historyHandlers } from './history/history'
import type { Serve } from './http/serve'
import type { UploadFolder } from './http/uploadFolder'
import { serveInsolvency } from './insolvency'
import { createWorkEnds } from './jobs/workEnds'
import { journeyHandlers } from './journey/journey'
import { serveLogs } from './logs'
import type { OpenLog } from './logs/openLog'
import type { Mailer } from './mail/mailer'
import { serveNotes } from './notes'
import { servePeople } from './people'
import { personalDataHandlers } from './personalData/personalData'
import { jobHandlers } from './portalJobs/jobs'
import { loadHandlers } from './portalLoads/loads'
import { presenceHandlers } from './presence/presence'
import { serveProcesses } from './processes'
import { serveRegistry } from './registry'
import { serveSettings } from './settings'
import { viewHandlers } from './views/views'
import { serveWork } from './work'

type Parts = {
  database: Database
  settings: Settings
  delivery: CodeDelivery
  mailer: Mailer | undefined
  gateway: PaymentGateway | undefined
  edms: Edms
  opens: OpenLog
  uploads: UploadFolder
  log: FastifyBaseLogger
}

/** Registers the routes of the whole contract with the handlers of each area. */
export const serveContract = (
  serve: Serve,
  { database, settings, delivery, mailer, gateway, edms, opens, uploads, log }: Parts,
) => {
  const { portalConfig } = settings
  const { currency, portalName } = portalConfig
  const hasMailServer = mailer !== undefined
  const ends = createWorkEnds(database.connection)
  serveAuth(serve, { database, delivery, settings, hasMailServer, log })
  serve(contract.portal, portalHandlers)
  serve(contract.bulk, bulkHandlers)
  serve(contract.doctor, doctorHandlers({ database, settings }))
  serveExtracts(serve, settings)
  serve(contract.find, findHandlers(opens))
  serve(contract.guides, guideHandlers(settings))
  serve(contract.jobs, jobHandlers)
  serve(contract.loads, loadHandlers(uploads))
  serve(contract.history, historyHandlers)
  serve(contract.journey, journeyHandlers)
  serve(contract.personalData, personalDataHandlers(settings.personalLimits))
  serve(contract.presence, presenceHandlers)
  serve(contract.scans, scanHandlers)
  serve(contract.views, viewHandlers)
  serveLogs(serve, opens)
  servePeople(serve, { opens, settings })
  serveWork(serve)
  serveNotes(serve)
  serveAccounts(serve, { edms, mailer, portalName, address: portalAddress(settings) })
  serveAccess(serve, { database, currency, callsPerMinute: settings.requestsPerMinute.key })
  serveRegistry(serve, { edms, mailer, portalConfig })
  serveProcesses(serve, ends, edms)
  serveBilling(serve, { gateway, ends, currency })
  serveSettings(serve, edms, hasMailServer)
  serveInsolvency(serve, edms)
  serveConfigurations(serve)
}
