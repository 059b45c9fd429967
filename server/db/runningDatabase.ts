import type { Settings } from '../settings'
import type { Database } from './database'
import { findRunning } from './embedded'
import { connectDatabase } from './open'

/** Returns the database of a server that runs on this configuration, for command-line tools. */
export const connectionFor = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Database | undefined> => {
  if (settings.databaseUrl) return undefined
  const connection = await findRunning(settings.dataDir)
  return connection && connectDatabase(connection, { connections: 2, appRole: false })
}
