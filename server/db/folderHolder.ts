import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { closeDataFolder } from '../config/dataFolder'
import {
  type ClusterFolder,
  clusterFolderOf,
  makeShared,
  makeSocketFolder,
  recoveringOf,
  removeSockets,
  restoredOf,
} from './clusterFolder'
import { answers, connectionTo } from './embeddedConnection'
import { waitFor } from './programs'
import { claim, claimant, isAlive, orphansOn, portIn, postgresOn } from './systemProcesses'
import { removeExchange } from './walExchange'

const windows = process.platform === 'win32'

const claimOf = (base: string) => join(base, 'server.pid')

/** Returns the id of the live process that took the place of a data folder; undefined where none did. */
export const holderOf = (base: string) => claimant(claimOf(base))

/**
 * Ends the processes that a killed server left: shuts its PostgreSQL down cleanly, or kills the children of one whose
 * main process was killed too. The lock file of the socket may name an unrelated process by now, so it is removed as
 * well.
 */
const endOrphan = async (place: ClusterFolder) => {
  const pid = postgresOn(place.folder)
  if (!pid) {
    for (const orphan of orphansOn(place.folder)) process.kill(orphan, 'SIGKILL')
    await waitFor(() => !orphansOn(place.folder).length, 30, 'The processes of a killed PostgreSQL did not end')
    return
  }
  const sure = process.platform === 'linux' || (await answers(connectionTo(place, portIn(place.folder) ?? 5432)))
  if (!sure) return
  process.kill(pid, 'SIGINT')
  await waitFor(() => !isAlive(pid), 30, 'The PostgreSQL of a killed server did not stop')
}

/**
 * Takes the place of a data folder for this process, and ends what a killed server left there. Throws with a plain sentence
 * while another live server uses it.
 */
export const takePlace = async (dataDir: string): Promise<ClusterFolder> => {
  const place = clusterFolderOf(dataDir)
  const { runner, base, folder, sockets } = place
  if (base !== dataDir) makeShared()
  closeDataFolder(base, runner)
  if (base !== dataDir) closeDataFolder(dataDir)
  const other = holderOf(base)
  if (other)
    throw new Error(`Another server (process ${other}) is running on ${dataDir}. Stop it first, or set DATA_DIR.`)
  claim(claimOf(base))
  // A restore to a moment was interrupted between its last two steps.
  if (!existsSync(folder) && existsSync(restoredOf(place))) renameSync(restoredOf(place), folder)
  if (!windows) makeSocketFolder(sockets, runner)
  // An orphan waits for what nobody serves any more.
  removeExchange(place)
  for (const one of [folder, recoveringOf(place)]) await endOrphan({ ...place, folder: one })
  if (!windows) removeSockets(sockets)
  return place
}

/** Gives a place up that this process took, when no PostgreSQL runs there. */
export const leavePlace = ({ base, sockets }: ClusterFolder) => {
  rmSync(sockets, { recursive: true, force: true })
  rmSync(claimOf(base), { force: true })
}
