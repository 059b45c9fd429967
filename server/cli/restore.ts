import { sayRegistryTime } from '@contract/registryDay'
import { restoreAnchors } from '../audit/restoreAnchors'
import { momentAtRegistry, restoreMoment } from '../backups/restoreMoment'
import { walArchiveOf } from '../backups/walArchiveOf'
import { readSettings, type Settings } from '../config/settings'
import { restore as restoreRows } from '../db/backup'
import { connectDatabase } from '../db/connect'
import { withDedicatedConnection } from '../db/dedicatedConnection'
import { findRunning, startEmbedded } from '../db/embedded'
import { findPrimary } from '../db/primary'
import { copyDocuments } from '../edms/copyDocuments'
import { documentStore } from '../edms/edms'
import { prepareDatabase } from '../openDatabase'
import { openSource } from './backupSource'
import { defineCommand, type Outcome, WrongUse } from './command'

/** Brings the embedded registry back to a moment. Errors: WrongUse. */
const toMoment = async (settings: Settings, text: string): Promise<Outcome> => {
  if (settings.databaseUrl)
    throw new WrongUse(
      '--to brings the embedded PostgreSQL back. For that of DATABASE_URL, docs/operations.md ("Back to a moment") names the tools.',
    )
  const archive = walArchiveOf(settings)
  if (!archive) throw new WrongUse('--to needs the archive of the registry: set WAL_ARCHIVE_FOLDER to its folder.')
  const target = momentAtRegistry(text)
  if (!target)
    throw new WrongUse(
      `There is no moment ${text} at the registry. Name a day and a time that exist, such as "2026-11-03 10:15" or "2026-11-03 10:15:30".`,
    )
  const { lastChange, former } = await restoreMoment(settings, { archive, target, warn: console.warn })
  return {
    lines: [
      `The registry is back as it was at ${text}.`,
      ...(lastChange ? [`Its last change is of ${sayRegistryTime(lastChange, 'YYYY-MM-DD HH:mm:ss')}.`] : []),
      ...(former ? [`The former database is in ${former}: remove it when you no longer need it.`] : []),
      'Compare the audit trail with its anchors: npm run daftari -- audit verify',
    ],
    result: { to: target, lastChange, former },
  }
}

export const restore = defineCommand({
  name: 'restore',
  sentence: 'Puts a backup into an empty registry, or brings the embedded one back to a moment.',
  words: [
    {
      name: 'backup',
      sentence: 'Folder of the backup; or its name in the place that the settings name, or newest.',
      takes: 'at most one',
    },
  ],
  flags: {
    to: {
      kind: 'text',
      value: 'YYYY-MM-DD HH:mm',
      sentence:
        'Without a backup: the moment at the registry, from the archive of WAL_ARCHIVE_FOLDER. Servers are stopped.',
    },
  },
  async run({ words: [given], text, env }) {
    const settings = readSettings(env)
    const moment = text('to')
    if ((given === undefined) === (moment === undefined))
      throw new WrongUse('Name a backup, or a moment with --to: one of them.')
    if (moment !== undefined) return toMoment(settings, moment)
    const source = await openSource(given ?? '', settings)
    const running = settings.databaseUrl ? undefined : await findRunning(settings.dataDir)
    const embedded =
      settings.databaseUrl || running
        ? undefined
        : await startEmbedded(settings.dataDir, { archive: walArchiveOf(settings), warn: console.warn })
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
