import type { Settings } from '../settings'
import type { Database } from './database'
import { findRunning } from './embedded'
import { connectDatabase } from './open'

/** The database of a server that is running on this configuration, for tools that work beside it. */
export const connectionFor = async (
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
): Promise<Database | undefined> => {
  if (settings.databaseUrl) return undefined
  const connection = await findRunning(settings.dataDir)
  return connection && connectDatabase(connection, { connections: 2, appRole: false })
}
