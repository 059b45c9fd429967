import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { walArchiveOf } from '../backups/walArchiveOf'
import { hostsOf } from '../config/databaseHosts'
import type { Settings } from '../config/settings'
import { clusterFolderOf } from '../db/clusterFolder'
import { connectDatabase } from '../db/connect'
import type { Database, OwnedDatabase } from '../db/database'
import { findRunning, startEmbedded } from '../db/embedded'
import { findPrimary } from '../db/primary'
import { openDatabase } from '../openDatabase'
import { WrongUse } from './command'

type Place = Pick<Settings, 'databaseUrl' | 'dataDir' | 'connections' | 'walArchive' | 'backup'>

/** Refuses (WrongUse) a data folder without a registry: a mistyped DATA_DIR would begin a new one. */
export const refuseMissingRegistry = ({ databaseUrl, dataDir }: Place, orElse = '') => {
  if (databaseUrl !== undefined || existsSync(join(clusterFolderOf(dataDir).folder, 'PG_VERSION'))) return
  throw new WrongUse(`There is no registry in ${dataDir}. Set DATA_DIR to its data folder${orElse}.`)
}

/** Returns the database of a server that runs on this configuration; undefined when none runs. */
const findServed = async ({ databaseUrl, dataDir }: Place): Promise<OwnedDatabase | undefined> => {
  if (databaseUrl) return undefined
  const connection = await findRunning(dataDir)
  return connection && connectDatabase(connection, { connections: 2, appRole: false })
}

/**
 * Returns the database as it is, for a command that must change nothing: no migration runs. An embedded one that is not
 * running is started, and stopped when the returned database is closed.
 */
export const databaseAsItIs = async (place: Place): Promise<Database> => {
  const { databaseUrl, dataDir } = place
  if (databaseUrl) {
    // Without a primary the first server is asked: what it answers is a finding.
    const primary = await findPrimary(databaseUrl).catch(() => undefined)
    const connection = primary?.connection ?? { connectionString: hostsOf(databaseUrl)[0]?.address }
    return connectDatabase({ ...connection }, { connections: 4, appRole: false })
  }
  const running = await findRunning(dataDir)
  if (running) return connectDatabase(running, { connections: 4, appRole: false })
  const embedded = await startEmbedded(dataDir, { archive: walArchiveOf(place), warn: console.warn })
  return connectDatabase(embedded.connection, { connections: 4, appRole: false, onClose: () => embedded.stop() })
}

/** Returns the database for a command: that of a server that runs on this configuration, else it is opened. */
export const databaseForCommand = async (place: Place): Promise<OwnedDatabase> =>
  (await findServed(place)) ?? (await openDatabase(place, console.warn))
