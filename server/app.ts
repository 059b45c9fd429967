import { calls, contract } from '@contract/index'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { apiAccessHandlers } from './access/apiAccess'
import { partnerApiHandlers } from './access/partnerApi'
import { countCall } from './access/rateLimit'
import { accountHandlers } from './accounts/accounts'
import { apiUsageHandlers } from './accounts/apiUsage'
import { ninHandlers } from './accounts/nin'
import { officialReceiverHandlers } from './accounts/officialReceivers'
import { permissionGroupHandlers, permissionHandlers } from './accounts/permissions'
import { registrationHandlers } from './accounts/registration'
import { roleHandlers } from './accounts/roles'
import { activationHandlers } from './auth/activation'
import type { CodeDelivery } from './auth/delivery'
import { sessionHandlers } from './auth/session'
import { signInLog } from './auth/signInLog'
import { settle } from './billing/applyAnswer'
import { documentCostHandlers } from './billing/documentCosts'
import type { PaymentGateway } from './billing/gateway'
import { gatewayWorker } from './billing/gatewayWork'
import { prnHandlers } from './billing/prns'
import { currencyHandlers, serviceCostHandlers } from './billing/serviceCosts'
import { taxHeadHandlers } from './billing/taxHeads'
import { transactionHandlers } from './billing/transactions'
import { serveConfigurations } from './configurations/serveConfigurations'
import type { Database } from './db/database'
import { readinessOf } from './db/readiness'
import { createEdms, documentStore } from './edms/edms'
import { rememberCallers } from './http/callerNames'
import { markDevices } from './http/device'
import { frameworkAnswers, handleErrors } from './http/errors'
import { describe } from './http/openapi'
import { servePortal } from './http/portal'
import { protect } from './http/protection'
import { createServe } from './http/serve'
import { closeConnections } from './http/stop'
import { openUploadFolder } from './http/uploadFolder'
import { serveInsolvency } from './insolvency/serveInsolvency'
import { employ } from './jobs/startJobWorkers'
import type { Mailer } from './mail/mailer'
import { keepAnchors, tend } from './periodicWork'
import { accessHandlers } from './portal/access'
import { anchorRound } from './portal/anchorTrail'
import { auditHandlers } from './portal/audit'
import { portalHandlers } from './portal/capabilities'
import type { Downstream } from './processes/downstream'
import { processWork, serveProcesses, tendProcesses } from './processes/serveProcesses'
import { addressHandlers } from './registry/addresses'
import { blacklistHandlers } from './registry/blacklist'
import { complaintHandlers } from './registry/complaints'
import { deRegistrationHandlers } from './registry/deRegistrations'
import { entityHandlers } from './registry/entities'
import { entityDocumentHandlers } from './registry/entityDocuments'
import { buildingSocietyHandlers, businessNameHandlers, companyHandlers } from './registry/entityFiles'
import { filingHandlers } from './registry/filings'
import { legalDocumentHandlers } from './registry/legalDocuments'
import { mdaHandlers } from './registry/mdas'
import { peopleHandlers } from './registry/people'
import { practitionerHandlers } from './registry/practitioners'
import { shareHandlers } from './registry/shares'
import { portalAddress, type Settings } from './settings'
import { broadcastWorker, sendForgotten } from './settings/broadcastWorker'
import { countryHandlers } from './settings/countries'
import { departmentHandlers, occupationHandlers } from './settings/departments'
import { manualHandlers } from './settings/manuals'
import { messengerHandlers } from './settings/messenger'

export type AppParts = {
  database: Database
  settings: Settings
  delivery: CodeDelivery
  /** Mail server; without one, letters to clients are only recorded. */
  mailer?: Mailer | undefined
  /** Payment gateway; without one nothing is retried or released. */
  gateway?: PaymentGateway | undefined
  /** Systems that the registry notifies of registrations; without them the notifications wait in their queues. */
  downstream?: Downstream | undefined
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
  database,
  settings,
  delivery,
  mailer,
  gateway,
  downstream,
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
    http: { connectionsCheckingInterval: 5000 },
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 250 },
  })

  app.server.headersTimeout = 20_000

  const json = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else json(request, String(body), done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    request.log.info({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) })
  })

  handleErrors(app)
  closeConnections(app)
  const callers = rememberCallers()
  await protect(app, settings, callers)
  markDevices(app, [contract.session.signIn.path, contract.session.validateCode.path])
  await app.register(multipart)

  const edms = createEdms({
    store: await documentStore(settings),
    address: portalAddress(settings),
    warn: about => app.log.error(about, 'document not given'),
  })
  const serve = createServe(app, database, {
    files: { uploads: await openUploadFolder(settings.dataDir), pace: settings.uploadPace },
    callers,
    checkAnswers: !settings.production,
  })
  serve(contract.session, sessionHandlers(database, delivery, signInLog(settings, app.log)))
  serve(contract.activation, activationHandlers(database))
  serve(contract.portal, portalHandlers)
  serve(contract.access, accessHandlers)
  serve(contract.audit, auditHandlers)
  const accountParts = {
    edms,
    mailer,
    portalName: settings.portalConfig.portalName,
    address: portalAddress(settings),
  }
  serve(contract.accounts, accountHandlers(accountParts))
  serve(contract.registration, registrationHandlers(accountParts))
  serve(contract.nin, ninHandlers)
  serve(contract.officialReceivers, officialReceiverHandlers)
  serve(contract.apiUsage, apiUsageHandlers)
  serve(contract.apiAccess, apiAccessHandlers)
  const counted = { arrives: countCall }
  serve(contract.partnerApi, partnerApiHandlers(database, 'LIVE'), counted)
  serve(contract.partnerSandbox, partnerApiHandlers(database, 'SANDBOX'), counted)
  serve(contract.roles, roleHandlers)
  serve(contract.rolePermissions, permissionHandlers)
  serve(contract.permissionGroups, permissionGroupHandlers)
  serve(contract.blacklist, blacklistHandlers)
  serve(contract.deRegistrations, deRegistrationHandlers)
  serve(contract.entities, entityHandlers)
  serve(contract.entityDocuments, entityDocumentHandlers(edms, mailer, settings.portalConfig))
  serve(contract.legalDocuments, legalDocumentHandlers(edms))
  serve(contract.mdas, mdaHandlers)
  serve(contract.practitioners, practitionerHandlers(edms))
  serve(contract.complaints, complaintHandlers)
  serve(contract.companies, companyHandlers)
  serve(contract.businessNames, businessNameHandlers)
  serve(contract.buildingSocieties, buildingSocietyHandlers)
  serve(contract.people, peopleHandlers)
  serve(contract.shares, shareHandlers)
  serve(contract.addresses, addressHandlers)
  serve(contract.filings, filingHandlers)
  serveProcesses(serve)
  serve(contract.serviceCosts, serviceCostHandlers)
  serve(contract.currencies, currencyHandlers)
  serve(contract.documentCosts, documentCostHandlers)
  serve(contract.taxHeads, taxHeadHandlers)
  serve(contract.departments, departmentHandlers)
  serve(contract.occupations, occupationHandlers)
  serve(contract.countries, countryHandlers)
  serve(contract.manuals, manualHandlers(edms))
  serve(contract.messenger, messengerHandlers(mailer !== undefined))
  serve(contract.transactions, transactionHandlers(gateway))
  serve(contract.prns, prnHandlers)
  serveInsolvency(serve, edms)
  serveConfigurations(serve)

  // Routing ignores a slash at the end of a published path.
  const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1').replace(/\/$/, '')
  const unserved = calls.filter(({ method, path }) => !app.hasRoute({ method, url: urlOf(path) }))
  if (unserved.length) throw new Error(`The contract's calls ${unserved.map(({ id }) => id).join(', ')} are not served`)

  const description = describe(calls)
  app.get('/openapi.json', async () => description)
  app.get('/config.json', async () => settings.portalConfig)
  app.get('/health/live', async () => ({ live: true }))
  const checkReady = readinessOf(database)
  app.get('/health/ready', async () => {
    await checkReady()
    return { ready: true }
  })

  await servePortal(app, portalFolder)
  tend(app, database, async () => {
    if (downstream) await tendProcesses(database)
    if (mailer) await sendForgotten(database)
  })
  keepAnchors(app, anchorRound(database, { settings, mailer, log: app.log }))
  gateway?.listen(answer => database.write(tx => settle(tx, answer)))
  employ(app, database, [
    ...(mailer ? [broadcastWorker(mailer, settings.portalConfig.portalName)] : []),
    ...(gateway ? [gatewayWorker(gateway)] : []),
    ...(downstream ? processWork(downstream) : []),
  ])
  return app
}
