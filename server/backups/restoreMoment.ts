import { existsSync } from 'node:fs'
import { registryClock, registryMoment, sayRegistryTime } from '@contract/registryDay'
import type { Settings } from '../config/settings'
import { BackupFault } from '../db/backupFiles'
import type { ClusterFolder } from '../db/clusterFolder'
import { leavePlace, takePlace } from '../db/folderHolder'
import { putInPlace, recover, removeRecovering } from '../db/recover'
import { type BaseCopy, baseCopiesIn, firstMissing, openArchive, type WalArchive } from '../db/walArchive'

const say = (moment: string) => sayRegistryTime(moment, 'YYYY-MM-DD HH:mm:ss')

/** Returns the moment that a text such as `2026-11-03 10:15` names at the registry, in UTC; undefined for any other text. */
export const momentAtRegistry = (text: string): string | undefined => {
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(:\d\d)?$/.test(text)) return undefined
  const [day, time] = registryClock(text)?.split('T') ?? []
  return day && time && registryMoment(day, time)
}

const copyFor = (copies: readonly BaseCopy[], archive: string, target: string): BaseCopy => {
  const copy = copies.find(({ endedAt }) => endedAt <= target)
  if (copy) return copy
  const oldest = copies.at(-1)
  throw new Error(
    oldest
      ? `The archive goes back to ${say(oldest.endedAt)}, when its oldest base copy was whole, and ${say(target)} is before it. Name a later moment, or restore a backup. Nothing was changed.`
      : `There is no base copy in ${archive}: it has no way back to a moment yet. Nothing was changed.`,
  )
}

/** Recovers to a moment. Throws a sentence where the archive does not lead to it. */
const reach = async (place: ClusterFolder, archive: WalArchive, copy: BaseCopy, target: string) => {
  const { lastChange, isReached, damaged, fault, output } = await recover(place, archive, copy, target)
  if (isReached) return lastChange
  if (fault instanceof BackupFault && fault.code === 'key-lost') throw fault
  const until = lastChange ? `the change of ${say(lastChange)}` : `the base copy of ${say(copy.endedAt)}`
  const missing = damaged ?? (await firstMissing(archive.folder, copy.segment))
  if (missing)
    throw new Error(
      `The WAL file ${missing} of the archive is ${damaged ? 'damaged' : 'missing'}: the way ends with ${until}, before ${say(target)}. Put the file back from a copy of the archive, or name a moment before that. Nothing was changed.`,
    )
  if (output.includes('recovery ended before configured recovery target was reached'))
    throw new Error(
      `The archive ends with ${until}, and ${say(target)} is not before it. Name an earlier moment. Nothing was changed.`,
    )
  throw new Error(`PostgreSQL could not recover the registry, and nothing was changed: ${output.trim()}`)
}

/**
 * Brings the embedded registry back to a moment in ISO form: into a new cluster, which takes the place of the former one when it
 * is whole. Returns the moment of its last change, and the folder of the former cluster. Errors: a sentence where a server
 * runs, the moment is outside the archive, or a file of it is missing or damaged; the former cluster is then as it was.
 */
export const restoreMoment = async (
  { dataDir }: Pick<Settings, 'dataDir'>,
  { archive, target, warn }: { archive: WalArchive; target: string; warn(message: string): void },
) => {
  const copy = copyFor(await baseCopiesIn(archive.folder), archive.folder, target)
  const place = await takePlace(dataDir)
  try {
    if (existsSync(place.folder)) await openArchive(archive, place.folder, warn)
    const lastChange = await reach(place, archive, copy, target)
    return { lastChange, former: await putInPlace(place, new Date()) }
  } catch (error) {
    removeRecovering(place)
    if (error instanceof BackupFault) throw new Error(`${error.message} Nothing was changed.`)
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    throw new Error(
      `The disk of ${place.base} is full (ENOSPC): the way back needs room for a second copy of the database. Make room, and try again. Nothing was changed.`,
    )
  } finally {
    leavePlace(place)
  }
}
