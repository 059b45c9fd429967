import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sayRegistryTime } from '@contract/registryDay'
import { baseCopyRound } from '@server/backups/baseCopy'
import { walArchiveOf } from '@server/backups/walArchiveOf'
import { readSettings } from '@server/config/settings'
import { clusterFolderOf } from '@server/db/clusterFolder'
import type { OwnedDatabase } from '@server/db/database'
import { withDedicatedConnection } from '@server/db/dedicatedConnection'
import { waitFor } from '@server/db/programs'
import { mda } from '@server/db/schema'
import { backupCheck } from '@server/doctor/backupCheck'
import { openDatabase } from '@server/openDatabase'
import { runCommandIn } from './command'
import { quickFolder } from './quickFolder'

/** Creates an empty folder that the account of PostgreSQL may enter under root, too. */
export const openFolder = () => {
  const folder = mkdtempSync(join(quickFolder(), 'daftari-moment-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Returns an embedded registry of its own with an archive, which is opened and closed as a server does. */
export const archivedRegistry = () => {
  const [dataDir, archive] = [openFolder(), openFolder()]
  const wal = join(archive, 'wal')
  const environment = { DATA_DIR: dataDir, WAL_ARCHIVE_FOLDER: archive, DATABASE_CONNECTIONS: '2' }
  let settings = readSettings(environment)
  const { base, folder, sockets } = clusterFolderOf(dataDir)
  let database: OwnedDatabase | undefined
  let logged: object[] = []
  let round: ReturnType<typeof baseCopyRound> | undefined

  const opened = () => {
    if (!database) throw new Error('The registry is closed')
    return database
  }
  const close = async () => {
    await database?.close()
    database = undefined
  }
  const add = (name: string) => opened().write(tx => tx.insert(mda).values({ name }))
  const switchFile = () => withDedicatedConnection(opened().owner, client => client.query('SELECT pg_switch_wal()'))
  const currentFile = async () => {
    const { rows } = await opened().pool.query('SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS name')
    return String(rows[0]?.name)
  }
  return {
    ...{ dataDir, archive, wal, settings, folder, add, close, currentFile, switchFile },
    /** Opens it, with further variables of its environment; returns what the start warns of. */
    async open(further: Record<string, string> = {}) {
      const warnings: string[] = []
      settings = readSettings({ ...environment, ...further })
      database = await openDatabase(settings, warning => warnings.push(warning))
      const log = (about: object) => logged.push(about)
      const whole = walArchiveOf(settings)
      round = whole && baseCopyRound({ database, settings, archive: whole }, { info: log, error: log })
      return warnings
    },
    /** Runs one round of the server, and returns what it logged. */
    async look(now = Date.now()) {
      logged = []
      await round?.(new AbortController().signal, now)
      return logged
    },
    names: async () => (await opened().read.select({ name: mda.name }).from(mda)).map(({ name }) => name),
    /** Ends a WAL file with a change of its own; returns its name. */
    async endFile() {
      const name = await currentFile()
      await add(`Ministry of ${name}`)
      await switchFile()
      return name
    },
    isArchived: (name: string) => existsSync(join(wal, `${name}.gz`)),
    /** Waits for the next full second, and returns it as it is typed. */
    async aMoment() {
      const second = Math.ceil((Date.now() + 1) / 1000) * 1000
      await waitFor(() => Date.now() > second, 5, 'The second did not pass')
      return sayRegistryTime(new Date(second).toISOString(), 'YYYY-MM-DD HH:mm:ss')
    },
    /** Runs the command that brings the registry back to a moment, with further variables. */
    restoreTo: (moment: string, further: Record<string, string> = {}) =>
      runCommandIn(dataDir, 'restore', ['--to', moment], { WAL_ARCHIVE_FOLDER: archive, ...further }),
    /** Names of what the doctor finds about backups and the archive. */
    async findings() {
      const installation = { database: opened(), settings, now: () => Date.now(), freeBytes: async () => 0 }
      return (await backupCheck.run(installation)).map(({ name }) => name)
    },
    /** Folders of clusters in the data folder. */
    clusters: () => readdirSync(base).filter(name => /^postgres($|[-.](?!secret))/.test(name)),
    async remove() {
      await close()
      for (const path of [dataDir, archive, base, sockets]) rmSync(path, { recursive: true, force: true })
    },
  }
}
