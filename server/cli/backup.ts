import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyAnchors } from '../audit/anchorFile'
import { anchorNow } from '../audit/anchorTrail'
import { readSettings } from '../config/settings'
import { backUp } from '../db/backup'
import { noteBackup } from '../db/installation'
import { copyDocuments } from '../edms/copyDocuments'
import { diskStore } from '../edms/diskStore'
import { documentStore } from '../edms/edms'
import { defineCommand, type Outcome, WrongUse } from './command'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

export const backup = defineCommand({
  name: 'backup',
  sentence: 'Writes a consistent copy of everything into a folder, while the registry works.',
  words: [
    {
      name: 'folder',
      sentence: 'Folder without a backup; by default a new one in the working folder, named after the moment.',
      takes: 'at most one',
    },
  ],
  flags: {
    'without-documents': {
      kind: 'switch',
      sentence: 'Leaves out documents, which a bucket may keep safe by its own means.',
    },
  },
  async run({ words: [given], isOn }) {
    const folder = resolve(given ?? `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`)
    // A backup that fails halfway would spoil the one before, too.
    if (existsSync(join(folder, 'manifest.json')))
      throw new WrongUse(`${folder} holds a backup already. Name another folder.`)
    const settings = readSettings(process.env)
    refuseMissingRegistry(settings)
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const database = await databaseForCommand(settings)
    const client = await database.pool.connect()
    try {
      const { tables, trail } = await backUp(client, folder)
      const rows = tables.reduce((sum, table) => sum + table.rows, 0)
      const outcome: Outcome = { lines: [], faults: [], result: { folder, rows, trail } }
      if (trail) {
        await anchorNow(database, settings, trail, 'backup')
        await copyAnchors(settings.dataDir, folder)
        outcome.lines.push(`The audit trail ends at entry ${trail.entry}, ${trail.hash}`)
      }
      outcome.lines.push(`${rows} rows are in ${folder}`)
      if (isOn('without-documents')) {
        await database.write(tx => noteBackup(tx))
        return outcome
      }
      // Copied after the rows: documents are only ever added, so every document of a row exists.
      const { there, lost } = await copyDocuments(
        client,
        await documentStore(settings),
        diskStore(join(folder, 'edms')),
      )
      outcome.lines.push(`${there} files of documents are in ${join(folder, 'edms')}`)
      if (lost.length)
        outcome.faults?.push(`EDMS could not give these files, which are not in the backup:\n  ${lost.join('\n  ')}`)
      else await database.write(tx => noteBackup(tx))
      return { ...outcome, result: { ...outcome.result, documents: there, lost } }
    } finally {
      client.release()
      await database.close()
    }
  },
})
