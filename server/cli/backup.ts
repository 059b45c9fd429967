import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyAnchors } from '../audit/anchorFile'
import { anchorNow } from '../audit/anchorTrail'
import { alone, backUpNow } from '../backups/backupWork'
import { backupStore } from '../backups/storedBackups'
import { readSettings, type Settings } from '../config/settings'
import { backUp } from '../db/backup'
import { folderStore } from '../db/backupFiles'
import { MANIFEST } from '../db/backupManifest'
import type { OwnedDatabase } from '../db/database'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import { noteBackup } from '../db/installation'
import { copyDocuments } from '../edms/copyDocuments'
import { diskStore } from '../edms/diskStore'
import { documentStore } from '../edms/edms'
import { prepareDatabase } from '../openDatabase'
import { defineCommand, type Outcome, WrongUse } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

const trailEnds = ({ entry, hash }: { entry: number; hash: string }) =>
  `The audit trail ends at entry ${entry}, ${hash}`

const lostDocuments = (lost: readonly string[]) =>
  lost.length ? [`EDMS could not give these files, which are not in the backup:\n  ${lost.join('\n  ')}`] : []

/** Writes an encrypted backup to the place that the settings name, as the server does every day. */
const toPlace = async (database: OwnedDatabase, settings: Settings): Promise<Outcome> => {
  const store = await backupStore(settings.backup)
  if (!store) throw new WrongUse('The settings name no place for backups: name a folder.')
  const parts = { database, settings, prepare: prepareDatabase }
  const { name, rows, documents, lost, removed, trail } = await alone(database, () => backUpNow(parts, { store }))
  return {
    lines: [
      ...(trail ? [trailEnds(trail)] : []),
      `${rows} rows and ${documents} files of documents are in ${name}, encrypted.`,
      ...(removed.length ? [`Removed by the rule of the settings: ${removed.join(', ')}`] : []),
    ],
    faults: lostDocuments(lost),
    result: { name, rows, trail, documents, lost, removed },
  }
}

/** Writes a backup that is not encrypted to a folder. */
const toFolder = async (database: OwnedDatabase, settings: Settings, folder: string, documents: boolean) => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const files = folderStore(folder)
  return withDedicatedConnection(database.connection, async client => {
    const { tables, trail } = await backUp(client, files)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const outcome: Outcome = { lines: [], faults: [], result: { folder, rows, trail } }
    if (trail) {
      await anchorNow(database, settings, trail, 'backup')
      await copyAnchors(settings.dataDir, files)
      outcome.lines.push(trailEnds(trail))
    }
    outcome.lines.push(`${rows} rows are in ${folder}`)
    if (!documents) {
      await database.write(tx => noteBackup(tx))
      return outcome
    }
    // Copied after the rows: documents are only ever added, so every document of a row exists.
    const { there, lost } = await copyDocuments(client, await documentStore(settings), diskStore(join(folder, 'edms')))
    outcome.lines.push(`${there} files of documents are in ${join(folder, 'edms')}`)
    if (!lost.length) await database.write(tx => noteBackup(tx))
    return { ...outcome, faults: lostDocuments(lost), result: { ...outcome.result, documents: there, lost } }
  })
}

export const backup = defineCommand({
  name: 'backup',
  sentence: 'Writes a consistent copy of everything into a folder, while the registry works.',
  words: [
    {
      name: 'folder',
      sentence: 'Folder without a backup. Without it, the place of BACKUP_FOLDER or BACKUP_S3_BUCKET, encrypted.',
      takes: 'at most one',
    },
  ],
  flags: {
    'without-documents': {
      kind: 'switch',
      sentence: 'Leaves out documents, which a bucket may keep safe by its own means.',
    },
  },
  notes: ['Without a folder and without these settings, it goes to a new folder in the working folder.'],
  async run({ words: [given], isOn, env }) {
    const settings = readSettings(env)
    const encrypted = given === undefined && settings.backup.place !== undefined
    if (encrypted && isOn('without-documents'))
      throw new WrongUse('--without-documents goes with a folder: documents of encrypted backups are copied once.')
    const folder = resolve(given ?? `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`)
    // A backup that fails halfway would spoil the one before, too.
    if (!encrypted && existsSync(join(folder, MANIFEST)))
      throw new WrongUse(`${folder} holds a backup already. Name another folder.`)
    refuseMissingRegistry(settings)
    const database = await databaseForCommand(settings)
    try {
      if (encrypted) return await toPlace(database, settings)
      return await toFolder(database, settings, folder, !isOn('without-documents'))
    } finally {
      await database.close()
    }
  },
})
