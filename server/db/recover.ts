import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ClusterFolder, programIn, recoveringOf, restoredOf } from './clusterFolder'
import { copyCluster, settle } from './copyCluster'
import { programArguments } from './embedded'
import { isoMoment } from './isoMoment'
import { collectOutput, hasEnded, spawnAs, waitFor } from './programs'
import type { BaseCopy, WalArchive } from './walArchive'
import { beginExchange, exchangeFolderOf, recoverySettings } from './walExchange'

/** Seconds that a recovery may take. */
const LONGEST = 7 * 86_400
const PORT = 5432

/**
 * End of a recovery: the time of the last change that it took, in ISO form, if there was one; and if it reached its moment,
 * with PostgreSQL's last words where it did not. `damaged` names an archived file that could not be read, and `fault` says why.
 */
type Recovery = {
  lastChange: string | undefined
  isReached: boolean
  damaged: string | undefined
  fault?: unknown
  output: string
}

const recoveryIn = (output: string): Recovery => {
  const last = [...output.matchAll(/last completed transaction was at log time (.+)/g)].at(-1)?.[1]
  return {
    lastChange: last && isoMoment(last),
    isReached: /recovery stopping (before|after)/.test(output),
    damaged: /could not restore file "(\w+)" from archive/.exec(output)?.[1],
    output,
  }
}

/** Removes a cluster whose recovery did not come to its end. */
export const removeRecovering = (place: ClusterFolder) =>
  rmSync(recoveringOf(place), { recursive: true, force: true, maxRetries: 3 })

/**
 * Recovers a base copy to a moment, in ISO form, in a folder beside the cluster of a place that this process took; the cluster
 * stays as it is. The recovered one goes on archiving on a timeline of its own. Errors: those of the file system; BackupFault of
 * an encrypted base copy.
 */
export const recover = async (
  place: ClusterFolder,
  archive: WalArchive,
  copy: BaseCopy,
  target: string,
): Promise<Recovery> => {
  const folder = recoveringOf(place)
  removeRecovering(place)
  await copyCluster(copy.folder, folder, { runner: place.runner, through: copy.isSealed ? archive.unseal : undefined })
  const signal = join(folder, 'recovery.signal')
  writeFileSync(signal, '', { mode: 0o600 })
  if (place.runner) chownSync(signal, place.runner.uid, place.runner.gid)

  const faults: unknown[] = []
  const endExchange = beginExchange(place, archive, { every: 20, onFault: fault => faults.push(fault) })
  const further = recoverySettings(exchangeFolderOf(place), target)
  const settings = programArguments({ ...place, folder }, PORT, { archive }, further)
  const child = spawnAs(place.runner, programIn(place.runner)('postgres'), settings)
  const output = collectOutput(child)
  const endWithUs = () => child.kill('SIGINT')
  process.once('exit', endWithUs)
  try {
    // A connection that is tried before leaves lines of its own, behind which those of the recovery are lost.
    const isReady = () => output().includes('database system is ready to accept connections')
    await waitFor(() => hasEnded(child) || isReady(), LONGEST, 'The recovery did not end')
    const recovery = recoveryIn(output())
    if (hasEnded(child)) return { ...recovery, isReached: false, fault: faults[0] }
    child.kill('SIGINT')
    await waitFor(() => hasEnded(child), 600, 'The recovered PostgreSQL did not stop')
    return recovery
  } finally {
    process.removeListener('exit', endWithUs)
    if (!hasEnded(child)) child.kill('SIGQUIT')
    await endExchange()
  }
}

/**
 * Puts the recovered cluster in the place of the former one, which stays beside it. An interrupted change is finished by the
 * next start. Returns the folder of the former cluster; undefined where there was none.
 */
export const putInPlace = async (place: ClusterFolder, now: Date): Promise<string | undefined> => {
  const { base, folder } = place
  const former = `${folder}-before-${now.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
  const isThere = existsSync(folder)
  renameSync(recoveringOf(place), restoredOf(place))
  if (isThere) renameSync(folder, former)
  renameSync(restoredOf(place), folder)
  await settle(base)
  return isThere ? former : undefined
}
