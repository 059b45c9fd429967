import type { FastifyInstance } from 'fastify'
import { buildPortal } from '../scripts/buildPortal'
import { syncPermissions } from './accounts/syncPermissions'
import { createApp } from './app'
import { consoleDelivery, mailDelivery } from './auth/delivery'
import type { Database } from './db/database'
import { openDatabase } from './db/open'
import { demonstrationSystems } from './demonstration/downstreamSystems'
import { demonstrationGateway } from './demonstration/gateway'
import { demonstrationStaff, fillDemonstration, installationOf } from './demonstration/seed/fillDemonstration'
import { demonstrationTraffic } from './demonstration/traffic'
import { checkPort, portFault } from './http/port'
import { mailerOf } from './mail/mailer'
import { isLoopback, readSettings, type Settings } from './settings'

const DRAIN_SECONDS = 10

/**
 * Fills an empty registry on this machine with demonstration data; refuses to expose demonstration accounts to a
 * network.
 */
const prepare = async (database: Database, settings: Settings) => {
  const own = isLoopback(settings.host) && !settings.production
  let state = await installationOf(database.read)
  if (!state.accounts && !state.entities && own && !settings.databaseUrl && settings.demonstrationCompanies) {
    console.log(`Filling the demonstration registry with ${settings.demonstrationCompanies} entities ...`)
    await fillDemonstration(database, { companies: settings.demonstrationCompanies })
    state = await installationOf(database.read)
  }
  await syncPermissions(database)
  if (state.demonstration && !own)
    throw new Error(
      'This registry holds demonstration accounts whose passwords everybody knows. It only runs on 127.0.0.1 and not with NODE_ENV=production. Set DATA_DIR to a new folder, or DATABASE_URL, and make the first administrator with npm run admin:create.',
    )
  if (!state.demonstration && !settings.smtpUrl)
    throw new Error('One-time codes need a mail server: set SMTP_URL. Only the demonstration registry prints them.')
  return state
}

/**
 * Runs `stop` at the first signal to end; before `stop` is set, the process exits at once, together with its
 * PostgreSQL.
 */
const onSignal = () => {
  let stop = async () => process.exit(1)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void stop())
  return (work: () => Promise<never>) => {
    stop = work
  }
}

/** Finishes the open requests within `DRAIN_SECONDS`, then closes the database and exits. */
const stopInOrder = async (app: FastifyInstance, database: Database): Promise<never> => {
  const late = setTimeout(() => {
    app.server.closeAllConnections()
    void database.close().finally(() => process.exit(1))
  }, DRAIN_SECONDS * 1000)
  await app.close()
  clearTimeout(late)
  await database.close()
  return process.exit(0)
}

const start = async () => {
  const settings = readSettings(process.env)
  const setStop = onSignal()
  await checkPort(settings)
  if (settings.databaseUrl && !settings.auditKey)
    console.warn(
      'AUDIT_KEY is not set: this server signs anchors of the audit trail with a key of its own. See the README.',
    )
  const [opened, built] = await Promise.allSettled([openDatabase(settings, console.warn), buildPortal()])
  if (opened.status === 'rejected') throw opened.reason
  const database = opened.value
  try {
    if (built.status === 'rejected') throw built.reason
    const { demonstration } = await prepare(database, settings)
    const mailer = mailerOf(settings)
    const delivery = mailer ? mailDelivery(mailer, settings.portalConfig) : consoleDelivery(console.log)
    const gateway = demonstration ? demonstrationGateway() : undefined
    const downstream = demonstration ? demonstrationSystems() : undefined
    const app = await createApp({ database, settings, delivery, mailer, gateway, downstream })
    if (demonstration) {
      const endTraffic = demonstrationTraffic(database)
      app.addHook('onClose', async () => endTraffic())
    }

    setStop(() => stopInOrder(app, database))
    try {
      await app.listen({ host: settings.host, port: settings.port })
    } catch (error) {
      await app.close()
      throw portFault(error, settings)
    }
    const address = app.server.address()
    const port = address && typeof address === 'object' ? address.port : settings.port
    console.log(`\n${settings.portalConfig.portalName} is at http://${settings.host}:${port}\n`)
    if (demonstration) {
      console.log('Demonstration staff:')
      for (const { username, password, role } of demonstrationStaff)
        console.log(`  ${username.padEnd(10)} ${password.padEnd(18)} ${role}`)
      if (!settings.smtpUrl) console.log('\nOne-time codes appear here as they are asked for.\n')
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
