import type { FastifyInstance } from 'fastify'
import { buildPortal } from '../scripts/buildPortal'
import { partTimer, timedStep } from '../scripts/timedStep'
import { syncPermissions } from './accounts/syncPermissions'
import { createApp } from './app'
import { consoleDelivery, mailDelivery } from './auth/delivery'
import { mayDemonstrate } from './config/reach'
import { readSettings, type Settings } from './config/settings'
import type { Database, OwnedDatabase } from './db/database'
import { installationOf } from './db/installation'
import { checkPort, portFault } from './http/port'
import { mailerOf } from './mail/mailer'
import { openDatabase } from './openDatabase'
import { missingSystems, type Surroundings } from './surroundings'
import { keepCalendar } from './work/calendar'

const DRAIN_SECONDS = 10

type Demonstration = typeof import('./demonstration')

/**
 * Loads the demonstration when the registry holds its data, and first fills an empty registry on this machine with it.
 * Returns nothing for a real registry. Throws when demonstration data would be reachable from a network or run in
 * production, and when a real registry has no mail server.
 */
const openDemonstration = async (database: OwnedDatabase, settings: Settings): Promise<Demonstration | undefined> => {
  const local = mayDemonstrate(settings)
  const { demonstration, accounts, entities } = await installationOf(database.read)
  if (demonstration && !local)
    throw new Error(
      'This registry holds demonstration accounts whose passwords everybody knows. It only runs on 127.0.0.1 and not with NODE_ENV=production. Set DATA_DIR to a new folder, or DATABASE_URL, and make the first administrator with npm run daftari -- admin create.',
    )
  const companies = settings.demonstrationCompanies
  const fill = !accounts && !entities && local && !settings.databaseUrl && companies > 0
  if (!demonstration && !fill) {
    if (settings.smtpUrl) return undefined
    throw new Error('One-time codes need a mail server: set SMTP_URL. Only the demonstration registry prints them.')
  }
  const loaded = await import('./demonstration')
  if (fill) {
    await timedStep(`Filling the demonstration registry with ${companies.toLocaleString('en')} entities`, () =>
      loaded.fillDemonstration(database, { companies, onStep: partTimer() }),
    )
  }
  return loaded
}

const printStaff = ({ demonstrationStaff }: Demonstration, settings: Settings) => {
  console.log('Demonstration staff:')
  for (const { username, password, role } of demonstrationStaff)
    console.log(`  ${username.padEnd(10)} ${password.padEnd(18)} ${role}`)
  if (!settings.smtpUrl) console.log('\nOne-time codes appear here as they are asked for.\n')
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
  if (settings.unread.length)
    console.warn(
      `These variables look like settings, and nothing reads them: ${settings.unread.join(', ')}. docs/operations.md has all settings.`,
    )
  if (settings.databaseUrl && !settings.auditKey)
    console.warn(
      'AUDIT_KEY is not set: this server signs anchors of the audit trail with a key of its own. See docs/operations.md.',
    )
  const opening = timedStep('Preparing the database', () => openDatabase(settings, console.warn))
  const preparing = opening.then(async database => {
    await syncPermissions(database)
    const demonstration = await openDemonstration(database, settings)
    await keepCalendar(database, settings.calendar, console.warn)
    return demonstration
  })
  const [opened, prepared, built] = await Promise.allSettled([opening, preparing, buildPortal()])
  if (opened.status === 'rejected') throw opened.reason
  const database = opened.value
  try {
    if (prepared.status === 'rejected') throw prepared.reason
    if (built.status === 'rejected') throw built.reason
    const demonstration = prepared.value
    const mailer = mailerOf(settings)
    const delivery = mailer ? mailDelivery(mailer, settings.portalConfig) : consoleDelivery(console.log)
    const surroundings: Surroundings = demonstration?.demonstrationParts() ?? {}
    for (const warning of missingSystems(surroundings)) console.warn(warning)
    const app = await createApp({ database, settings, delivery, mailer, ...surroundings })
    if (demonstration) {
      const endTraffic = demonstration.demonstrationTraffic(database)
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
    if (demonstration) printStaff(demonstration, settings)
  } catch (error) {
    await database.close()
    throw error
  }
}

start().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
