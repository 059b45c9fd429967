import { calls, contract } from '@contract/index'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { aroundCalls } from './aroundCalls'
import { anchorRound } from './audit/anchorTrail'
import type { CodeDelivery } from './auth/delivery'
import { findCallersIn } from './auth/findCallers'
import { ownerNoticeWorker } from './auth/ownerNotices'
import { resetWorker } from './auth/resetWorker'
import { supervisorNoticeWorker } from './auth/supervisorNotices'
import { backupRound } from './backups/backupWork'
import { baseCopyRound } from './backups/baseCopy'
import { walArchiveOf } from './backups/walArchiveOf'
import { settle } from './billing/applyAnswer'
import { gatewayWorker } from './billing/gatewayWork'
import { bulkWorker, resumeBulkActs } from './bulk/bulkWorker'
import { portalAddress } from './config/reach'
import type { Settings } from './config/settings'
import type { OwnedDatabase } from './db/database'
import { readinessOf } from './db/readiness'
import { createEdms, documentStore } from './edms/edms'
import type { UnfitReport } from './http/answerChecks'
import { rememberCallers } from './http/callerNames'
import { markDevices } from './http/device'
import { answerForNode, frameworkAnswers, handleErrors } from './http/errors'
import { exchangeCountsIn } from './http/exchangeCounts'
import { apiDescription } from './http/openapi'
import { servePortal } from './http/portal'
import { protect } from './http/protection'
import { RequestCounts } from './http/requestCounts'
import { createRuns } from './http/runCalls'
import { createServe } from './http/serve'
import { closeConnections } from './http/stop'
import { openUploadFolder } from './http/uploadFolder'
import { startJobWorkers } from './jobs/startJobWorkers'
import { accessLogRound } from './logs/accessLogWork'
import { OpenLog, writeOpens } from './logs/openLog'
import type { Mailer } from './mail/mailer'
import { serveMetrics } from './metrics/serveMetrics'
import { prepareDatabase } from './openDatabase'
import { anchorRegularly, backUpRegularly, startPeriodicWork } from './periodicWork'
import { loadWorker } from './portalLoads/loadWorker'
import { resumeLoads } from './portalLoads/states'
import { allProcessWorkers, requeueLostWork } from './processes'
import { serveContract } from './serveContract'
import { broadcastWorker, sendForgotten } from './settings/broadcastWorker'
import type { Surroundings } from './surroundings'
import { serveLiveUpdates } from './work/liveUpdates'

export type AppParts = Surroundings & {
  database: OwnedDatabase
  settings: Settings
  delivery: CodeDelivery
  /** Mail server; without one, letters to clients are only recorded. */
  mailer?: Mailer | undefined
  portalFolder?: string
  /** Destination of log lines; standard output by default. */
  log?: { write(line: string): void }
}

const MEGABYTE = 1024 * 1024

/**
 * Builds the registry API together with the portal. All its dependencies are arguments, and all its state is in the
 * database.
 */
export const createApp = async ({
  database: given,
  settings,
  delivery,
  mailer,
  gateway,
  downstream,
  makers,
  portalFolder,
  log,
}: AppParts): Promise<FastifyInstance> => {
  const app = Fastify({
    logger:
      settings.logLevel === 'silent'
        ? false
        : {
            level: settings.logLevel,
            serializers: {
              req: ({ id, method }) => ({ id, method }),
              // The message of an error may quote input of a user, so only its name is logged.
              err: ({ name }) => ({ type: name, message: '', stack: '' }),
            },
            ...(log && { stream: log }),
          },
    // Our own hook logs one line for each answered request, without its address or query.
    logController: new LogController({ disableRequestLogging: true }),
    ...frameworkAnswers,
    bodyLimit: MEGABYTE,
    exposeHeadRoutes: false,
    trustProxy: settings.trustedProxies.length ? settings.trustedProxies : false,
    // Long enough for a large file on a slow line, and still ends a stalled request.
    requestTimeout: 600_000,
    keepAliveTimeout: 65_000,
    // Milliseconds between two checks for sockets that have timed out.
    // Requests without a Host, or with two, are refused by `answerForNode`: Node's own answer has no headers.
    http: { connectionsCheckingInterval: 5000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    // Requests that reach a stopping server before it closes its port are answered: nobody notices an upgrade.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 250 },
  })

  app.server.headersTimeout = 20_000

  // The packages of traces are loaded where traces are wanted.
  const database = settings.traces.address
    ? await (await import('./metrics/traces')).startTraces(app, given, settings.traces)
    : given

  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else json(request, String(body), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })

  serveMetrics(app, database, settings)
  handleErrors(app)
  closeConnections(app)
  const callers = rememberCallers(findCallersIn(database.read))
  const counts = new RequestCounts(exchangeCountsIn(database.read), () =>
    app.log.warn('counted requests were not exchanged with the other servers'),
  )
  app.addHook('onClose', () => counts.close())
  await protect(app, settings, callers, counts)
  answerForNode(app)
  markDevices(app, [contract.session.signIn.path, contract.session.validateCode.path])
  await app.register(multipart)

  const store = await documentStore(settings)
  const edms = createEdms({
    store,
    address: portalAddress(settings),
    makers,
    warn: about => app.log.error(about, 'document not given'),
  })
  const opens = new OpenLog(
    rows => writeOpens(database.read, rows),
    about => app.log.warn(about, 'entries of the access log were not written'),
  )
  app.addHook('onClose', () => opens.close())
  const answerSample = settings.checkAnswersEvery > 0 && {
    every: settings.checkAnswersEvery,
    report: (about: UnfitReport) => app.log.error(about, 'answer does not fit its contract'),
  }
  const around = aroundCalls(database, opens)
  const runs = createRuns(database, around)
  const uploads = await openUploadFolder(settings.dataDir)
  const serve = createServe(app, database, {
    runs,
    files: { uploads, pace: settings.uploadPace },
    around,
    callers,
    checkAnswers: !settings.production || answerSample,
  })
  serveLiveUpdates(app, database, callers)
  serveContract(serve, { database, settings, delivery, mailer, gateway, edms, opens, uploads, log: app.log })

  // Routing ignores a slash at the end of a published path.
  const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
  const unserved = calls.filter(({ method, path }) => !app.hasRoute({ method, url: urlOf(path) }))
  if (unserved.length) throw new Error(`The contract's calls ${unserved.map(({ id }) => id).join(', ')} are not served`)

  app.get('/openapi.json', async () => apiDescription())
  // A fact about this server: links for a new password are mailed.
  const portalConfig = { ...settings.portalConfig, passwordReset: mailer !== undefined }
  app.get('/config.json', { config: { countsAs: 'page' } }, async () => portalConfig)
  app.get('/health/live', async () => ({ live: true }))
  const checkReady = readinessOf(database)
  app.get('/health/ready', async () => {
    await checkReady()
    return { ready: true }
  })

  await servePortal(app, portalConfig, portalFolder)
  startPeriodicWork(app, database, {
    bulk: () => resumeBulkActs(database),
    loadWork: () => resumeLoads(database),
    accessLog: accessLogRound(database, settings.accessLogDays),
    ...(downstream && { processes: () => requeueLostWork(database) }),
    ...(mailer && { messages: () => sendForgotten(database) }),
  })
  anchorRegularly(app, anchorRound(database, { settings, mailer, log: app.log }))
  if (settings.backup.place)
    backUpRegularly(app, backupRound({ database, settings, prepare: prepareDatabase }, app.log))
  const archive = walArchiveOf(settings)
  if (archive) backUpRegularly(app, baseCopyRound({ database, settings, archive }, app.log))
  const { portalName } = settings.portalConfig
  const address = portalAddress(settings)
  gateway?.listen(answer => database.write(tx => settle(tx, answer)))
  startJobWorkers(app, database, [
    bulkWorker(database, runs),
    loadWorker({ database, uploads, store, log: app.log }),
    ...(mailer
      ? [
          broadcastWorker(mailer, portalName),
          ownerNoticeWorker(mailer, portalName),
          supervisorNoticeWorker(mailer, portalName),
          resetWorker({ database, mailer, portalName, address }),
        ]
      : []),
    ...(gateway ? [gatewayWorker(gateway)] : []),
    ...(downstream ? allProcessWorkers(downstream) : []),
  ])
  return app
}
