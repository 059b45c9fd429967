import { join, resolve } from 'node:path'
import { restoreAnchors } from '../audit/restoreAnchors'
import { readSettings } from '../config/settings'
import { restore } from '../db/backup'
import { connectDatabase } from '../db/connect'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import { findRunning, startEmbedded } from '../db/embedded'
import { findPrimary } from '../db/primary'
import { copyDocuments } from '../edms/copyDocuments'
import { diskStore } from '../edms/diskStore'
import { documentStore } from '../edms/edms'
import { prepareDatabase } from '../openDatabase'

const [given] = process.argv.slice(2)
if (!given) {
  console.error('Say which: npm run restore -- <folder of the backup>')
  process.exit(2)
}
const settings = readSettings(process.env)
const running = settings.databaseUrl ? undefined : await findRunning(settings.dataDir)
const embedded =
  settings.databaseUrl || running ? undefined : await startEmbedded(settings.dataDir, { warn: console.warn })
try {
  const primary = settings.databaseUrl ? await findPrimary(settings.databaseUrl) : undefined
  const connection = { ...(running ?? embedded?.connection ?? primary?.connection) }
  await prepareDatabase(connection)
  const folder = resolve(given)
  await withDedicatedConnection(connection, async client => {
    const { tables, takenAt } = await restore(client, folder)
    const { there, lost } = await copyDocuments(client, diskStore(join(folder, 'edms')), await documentStore(settings))
    console.log(`The registry of ${takenAt} is back: ${tables.reduce((sum, { rows }) => sum + rows, 0)} rows.`)
    console.log(`${there} files of documents are in EDMS.`)
    if (lost.length) {
      console.error(`These files are neither in the backup nor in EDMS:\n  ${lost.join('\n  ')}`)
      process.exitCode = 1
    }
  })
  const database = connectDatabase(connection, { connections: 1, appRole: false })
  try {
    for (const line of await restoreAnchors(database, settings, folder)) console.log(line)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await embedded?.stop()
}
