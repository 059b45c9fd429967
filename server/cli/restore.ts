import { restoreAnchors } from '../audit/restoreAnchors'
import { readSettings } from '../config/settings'
import { restore as restoreRows } from '../db/backup'
import { connectDatabase } from '../db/connect'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import { findRunning, startEmbedded } from '../db/embedded'
import { findPrimary } from '../db/primary'
import { copyDocuments } from '../edms/copyDocuments'
import { documentStore } from '../edms/edms'
import { prepareDatabase } from '../openDatabase'
import { openSource } from './backupSource'
import { defineCommand } from './command'

export const restore = defineCommand({
  name: 'restore',
  sentence: 'Puts a backup into an empty registry.',
  words: [
    {
      name: 'backup',
      sentence: 'Folder of the backup; or its name in the place that the settings name, or newest.',
      takes: 'one',
    },
  ],
  async run({ words: [given = ''] }) {
    const settings = readSettings(process.env)
    const source = await openSource(given, settings)
    const running = settings.databaseUrl ? undefined : await findRunning(settings.dataDir)
    const embedded =
      settings.databaseUrl || running ? undefined : await startEmbedded(settings.dataDir, { warn: console.warn })
    try {
      const primary = settings.databaseUrl ? await findPrimary(settings.databaseUrl) : undefined
      const connection = { ...(running ?? embedded?.connection ?? primary?.connection) }
      await prepareDatabase(connection)
      const { rows, takenAt, there, lost } = await withDedicatedConnection(connection, async client => {
        const { tables, takenAt } = await restoreRows(client, source.files)
        const documents = await copyDocuments(client, source.documents, await documentStore(settings))
        return { rows: tables.reduce((sum, table) => sum + table.rows, 0), takenAt, ...documents }
      })
      const database = connectDatabase(connection, { connections: 1, appRole: false })
      const trail = await restoreAnchors(database, settings, source.files).finally(() => database.close())
      return {
        lines: [
          `The registry of ${takenAt} is back: ${rows} rows.`,
          `${there} files of documents are in EDMS.`,
          ...trail,
        ],
        faults: lost.length ? [`These files are neither in the backup nor in EDMS:\n  ${lost.join('\n  ')}`] : [],
        result: { takenAt, rows, documents: there, lost, trail },
      }
    } finally {
      await embedded?.stop()
    }
  },
})
