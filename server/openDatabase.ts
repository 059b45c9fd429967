import pg from 'pg'
import { walArchiveOf } from './backups/walArchiveOf'
import type { Settings } from './config/settings'
import { APP_ROLE, connectDatabase, createPool } from './db/connect'
import type { OwnedDatabase } from './db/database'
import { refuseUnfitDatabase } from './db/databaseTrial'
import { type Connection, clientOf } from './db/dedicatedConnection'
import { startEmbedded } from './db/embedded'
import { migrateDatabase } from './db/migrateDatabase'
import { missingTotals } from './db/missingTotals'
import { findPrimary } from './db/primary'
import { openReplicas } from './db/replicas'
import * as schema from './db/schema'
import { totalsIn } from './db/totalDeclarations'
import { grantJobs, prepareJobs } from './jobs/prepareJobs'
import { queues } from './queues'
import { missingWork } from './work/missingWork'
import { workRows } from './work/sources'

const MIGRATION_LOCK = 7_203_114

type Warn = (message: string) => void

/** Runs a statement and returns whether the database accepted it. Throws when the connection fails. */
const isAccepted = async (client: pg.Client, statement: string): Promise<boolean> => {
  try {
    await client.query(statement)
    return true
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false
    throw error
  }
}

/** Returns whether this account can work as the application's role. */
const canTakeAppRole = async (client: pg.Client): Promise<boolean> => {
  if (!(await isAccepted(client, `SET ROLE ${APP_ROLE}`))) return false
  await client.query('RESET ROLE')
  return true
}

/**
 * Creates the application's role, which all databases of a PostgreSQL share, for this account. Returns false where the
 * account may not make roles. A server on another database may create the role at the same moment, out of reach of the
 * lock of this one; the account needs its own grant nevertheless.
 */
const makeAppRole = async (client: pg.Client): Promise<boolean> => {
  if (await canTakeAppRole(client)) return true
  await isAccepted(client, `CREATE ROLE ${APP_ROLE} NOLOGIN`)
  await isAccepted(client, `GRANT ${APP_ROLE} TO CURRENT_USER`)
  return canTakeAppRole(client)
}

/**
 * Grants the application's role only what it needs: it may add to the audit trail, the hashes of documents and the
 * history of insolvency applications, and never change them; entries of the access log may only be added and deleted.
 * Returns false without the role: then only the triggers protect these tables.
 */
const grantAppRole = async (client: pg.Client): Promise<boolean> => {
  if (!(await makeAppRole(client))) return false
  await client.query(`
    GRANT USAGE ON SCHEMA public TO ${APP_ROLE};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${APP_ROLE};
    REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry, edms_file, insolvency_change FROM ${APP_ROLE};
    REVOKE UPDATE, TRUNCATE ON access_entry FROM ${APP_ROLE};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${APP_ROLE};
    GRANT USAGE ON SCHEMA drizzle TO ${APP_ROLE};
    GRANT SELECT ON ALL TABLES IN SCHEMA drizzle TO ${APP_ROLE}`)
  await grantJobs(client, APP_ROLE)
  return true
}

/**
 * Migrates a database, under a lock so that several servers may start at once. Returns whether the application's role
 * exists, and warnings: one where a later release upgraded the database, and one for each list and source of work that is
 * declared and not kept. `ownLogin`: the role may also sign in by itself, where only the server's account can reach the
 * database at all.
 */
export const prepareDatabase = async (
  connection: Connection,
  { ownLogin = false }: { ownLogin?: boolean } = {},
): Promise<{ appRole: boolean; warnings: string[] }> => {
  const client = clientOf(connection)
  await client.connect()
  try {
    await client.query('SET client_min_messages = warning')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await refuseUnfitDatabase(client)
    const newer = await migrateDatabase(client)
    // A later release set queues and rights for tables that this one does not know.
    if (newer) return { appRole: await canTakeAppRole(client), warnings: [newer] }
    await prepareJobs(client, queues)
    const appRole = await grantAppRole(client)
    if (appRole && ownLogin) await client.query(`ALTER ROLE ${APP_ROLE} LOGIN`)
    const warnings = [...(await missingTotals(client, totalsIn(schema))), ...(await missingWork(client, workRows))]
    return { appRole, warnings }
  } finally {
    await client.end()
  }
}

/**
 * Opens the registry's database: the primary among the servers that DATABASE_URL names, and follows it when it changes, or
 * the embedded one, which it creates and starts. DATABASE_READ_URL names its replicas. Closing it also stops the embedded one. Errors: a sentence where no server,
 * or more than one, accepts writes; those of PostgreSQL and of the start, unchanged.
 */
export const openDatabase = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataDir' | 'connections'> &
    Partial<Pick<Settings, 'databaseReadUrl' | 'walArchive' | 'backup'>>,
  warn: Warn = () => undefined,
): Promise<OwnedDatabase> => {
  const { connections, databaseReadUrl } = settings
  const embedded = settings.databaseUrl
    ? undefined
    : await startEmbedded(settings.dataDir, {
        connections: settings.connections + 20,
        archive: walArchiveOf(settings),
        warn,
      })
  const primary = settings.databaseUrl ? await findPrimary(settings.databaseUrl) : undefined
  const connection: Connection = { ...(embedded?.connection ?? primary?.connection) }
  try {
    // Only the server can reach this socket, so the application's role can sign in directly; a connection of the owner
    // could take any role.
    const ownLogin = embedded !== undefined && embedded.connection.password === undefined
    const { appRole, warnings } = await prepareDatabase(connection, { ownLogin })
    for (const message of warnings) warn(message)
    if (!appRole)
      warn(
        'The database account may not make roles: the audit trail is guarded by its triggers alone. See docs/operations.md.',
      )
    const endFollowing = primary?.follow(warn)
    const database = connectDatabase(appRole && ownLogin ? { ...connection, user: APP_ROLE } : connection, {
      connections,
      appRole,
      owner: connection,
      ...(primary && { onLost: primary.suspect }),
      onClose: async () => {
        endFollowing?.()
        await replicas?.close()
        await embedded?.stop()
      },
    })
    const replicas = databaseReadUrl
      ? openReplicas(databaseReadUrl, database.read, address =>
          createPool({ connectionString: address }, { connections, appRole, standby: true }),
        )
      : undefined
    return { ...database, ...(replicas && { replicas }) }
  } catch (error) {
    await embedded?.stop()
    throw error
  }
}
