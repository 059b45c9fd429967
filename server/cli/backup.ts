import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { copyAnchors } from '../audit/anchorFile'
import { anchorNow } from '../audit/anchorTrail'
import { readSettings } from '../config/settings'
import { backUp } from '../db/backup'
import { noteBackup } from '../db/installation'
import { copyDocuments } from '../edms/copyDocuments'
import { diskStore } from '../edms/diskStore'
import { documentStore } from '../edms/edms'
import { databaseForCommand, refuseMissingRegistry } from './commandDatabase'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'without-documents': { type: 'boolean', default: false } },
})
const folder = resolve(positionals[0] ?? `backup-${new Date().toISOString().replace(/[:.]/g, '-')}`)
if (existsSync(join(folder, 'manifest.json'))) {
  // A backup that fails halfway would spoil the one before, too.
  console.error(`${folder} holds a backup already. Name another folder: npm run backup -- <folder>`)
  process.exit(2)
}
const settings = readSettings(process.env)
refuseMissingRegistry(settings)
mkdirSync(folder, { recursive: true, mode: 0o700 })
const database = await databaseForCommand(settings)
const client = await database.pool.connect()
try {
  const { tables, trail } = await backUp(client, folder)
  if (trail) {
    await anchorNow(database, settings, trail, 'backup')
    await copyAnchors(settings.dataDir, folder)
    console.log(`The audit trail ends at entry ${trail.entry}, ${trail.hash}`)
  }
  console.log(`${tables.reduce((sum, { rows }) => sum + rows, 0)} rows are in ${folder}`)
  if (!values['without-documents']) {
    // Copied after the rows: documents are only ever added, so every document of a row exists.
    const { there, lost } = await copyDocuments(client, await documentStore(settings), diskStore(join(folder, 'edms')))
    console.log(`${there} files of documents are in ${join(folder, 'edms')}`)
    if (lost.length) {
      console.error(`EDMS could not give these files, which are not in the backup:\n  ${lost.join('\n  ')}`)
      process.exitCode = 1
    }
  }
  if (!process.exitCode) await database.write(noteBackup)
} finally {
  client.release()
  await database.close()
}
