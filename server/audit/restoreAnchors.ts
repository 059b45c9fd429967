import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Settings } from '../config/settings'
import { BackupFault, type BackupFiles } from '../db/backupFiles'
import type { Database } from '../db/database'
import { ANCHORS, anchorFileIn, readAnchors } from './anchorFile'
import { anchorNow, readHead } from './anchorTrail'
import { type KeySettings, openAuditKey } from './auditKey'
import { anchorsInForce, verifyTrail } from './verifyTrail'

/** Writes the anchors of a backup to a file; one without anchors leaves it as it is. */
const takeAnchors = async (backup: BackupFiles, path: string) => {
  try {
    await pipeline(await backup.open(ANCHORS), createWriteStream(path, { mode: 0o600 }))
  } catch (error) {
    if (!(error instanceof BackupFault && error.code === 'missing')) throw error
  }
}

/**
 * Updates the anchors after a restore: they come from the backup where the data folder has none, and a new one says
 * that the trail starts again at its last entry. Returns messages for the operator.
 */
export const restoreAnchors = async (
  database: Pick<Database, 'read' | 'write'>,
  settings: Pick<Settings, 'auditMailTo' | 'portalConfig'> & KeySettings,
  backup: BackupFiles,
): Promise<string[]> => {
  const head = await readHead(database.read)
  if (!head) return []
  const key = openAuditKey(settings)
  const own = anchorFileIn(settings.dataDir)
  if (!(await readAnchors(own, key)).anchors.length) await takeAnchors(backup, own)
  await anchorNow(database, settings, head, 'restore')
  const { anchors, otherKey } = await readAnchors(own, key)
  const lost = Math.max(...anchors.map(({ entry }) => entry)) - head.entry
  const { faults } = await verifyTrail(database.read, anchorsInForce(anchors))
  return [
    `The audit trail goes on after entry ${head.entry}.`,
    ...(lost > 0 ? [`At least ${lost} later entries were anchored before. They are in no database any more.`] : []),
    ...(otherKey ? [`${otherKey} anchors carry another key and prove nothing here.`] : []),
    ...(faults.length ? [`The trail has ${faults.length} faults: run npm run daftari -- audit verify.`] : []),
  ]
}
