import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildPortal } from '../../scripts/buildPortal'
import { RELEASE } from '../../server/config/release'
import { openDatabase } from '../../server/openDatabase'
import { startClerksInTurn } from '../support/clerksInTurn'
import { commandLine } from '../support/command'
import { copyRepository } from '../support/copyRepository'
import { plantMigration } from '../support/plantMigration'
import { addressOf, postgresServers } from '../support/postgresPair'
import { endAll, type ServerProcess, startServer } from '../support/serverProcess'
import { timed } from './ownPostgres'

const CLERKS = Number(process.env.UPGRADE_CLERKS ?? 20)
/** Times that each of the two servers is stopped and started again after the upgrade. */
const RESTARTS = Number(process.env.UPGRADE_RESTARTS ?? 3)
/** Writes between two steps. */
const WRITES = 200
const LATER = '900.0.0'

const waitFor = async (holds: () => boolean, what: string) => {
  const until = performance.now() + 120_000
  while (!holds()) {
    if (performance.now() > until) throw new Error(what)
    await pause(10)
  }
}

/** Makes a copy of the repository a later release with one more migration. */
const makeLaterRelease = (folder: string) => {
  copyRepository(folder, ['dist'])
  const file = join(folder, 'package.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), version: LATER }))
  plantMigration(
    join(folder, 'server/db/migrations'),
    'acronym',
    `-- upgrade: expand: column and table are new.
ALTER TABLE "mda" ADD COLUMN "acronym" text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE TABLE "later" ("id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY, "mda_id" bigint);`,
  )
}

/**
 * Upgrades one of two servers after the other under the load of clerks: the later release starts beside the earlier one and
 * migrates its database; then each is stopped and started again and again; at last the later one works alone.
 * UPGRADE_CLERKS and UPGRADE_RESTARTS make it quick.
 */
export const measure = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-upgrade-'))
  chmodSync(folder, 0o755)
  const postgres = await postgresServers({ durable: true })
  try {
    await buildPortal()
    const later = join(folder, 'later')
    makeLaterRelease(later)
    const address = addressOf(await postgres.first())
    const settings = {
      DATABASE_URL: address,
      AUDIT_KEY: 'a key of more than thirty-two characters',
      SMTP_URL: 'smtp://127.0.0.1:9',
      LOG_LEVEL: 'warn',
    }
    const start = (repository: string) => startServer(join(folder, 'data'), settings, repository)
    const database = await openDatabase({ databaseUrl: address, dataDir: folder, connections: 5 })
    const servers = new Set<string>()
    let earlierServer = await start('.')
    servers.add(earlierServer.url)
    const clerks = await startClerksInTurn(database, CLERKS, servers)
    const goOn = async () => {
      const before = clerks.written()
      await waitFor(() => clerks.written() >= before + WRITES, 'The clerks did not write')
    }
    /** Takes a server out of the proxy and stops it, as docs/operations.md says. */
    const stop = async (server: ServerProcess) => {
      servers.delete(server.url)
      await waitFor(() => clerks.underWay(server.url) === 0, 'The clerks got no answer')
      const code = await server.end('SIGTERM')
      if (code !== 0) throw new Error(`A server ended with ${code}: ${server.output()}`)
    }
    await goOn()
    const doctor = spawnSync(process.execPath, commandLine('doctor', ['--upgrade-from', RELEASE]), {
      cwd: later,
      env: { ...process.env, ...settings, DATA_DIR: join(folder, 'data') },
      encoding: 'utf8',
    })
    console.log(doctor.stdout)
    if (doctor.status !== 0) throw new Error(`The doctor does not say rolling: ${doctor.stderr}`)

    const before = clerks.written()
    const [started, seconds] = await timed(() => start(later))
    let laterServer = started
    const meanwhile = clerks.written() - before
    servers.add(laterServer.url)
    await goOn()
    for (let restart = 0; restart < RESTARTS; restart++) {
      await stop(earlierServer)
      await goOn()
      earlierServer = await start('.')
      servers.add(earlierServer.url)
      await goOn()
      await stop(laterServer)
      await goOn()
      laterServer = await start(later)
      servers.add(laterServer.url)
      await goOn()
    }
    const [log] = /This is release .*/.exec(earlierServer.output()) ?? []
    console.log(`${log ?? 'The earlier release said nothing of the later one.'}\n`)
    await stop(earlierServer)
    await goOn()
    const report = await clerks.finish()
    await stop(laterServer)
    await database.close()

    const rows: [what: string, here: string | number, wanted: string][] = [
      [`servers stopped under ${CLERKS} clerks`, `${2 * RESTARTS + 1} times`, ''],
      [
        'seconds until the later release had migrated and answered, and writes meanwhile',
        `${seconds.toFixed(1)}, ${meanwhile}`,
        '',
      ],
      ['acknowledged writes', report.acknowledged, ''],
      ['failed writes', report.strange.length, '0'],
      ['acknowledged writes lost', report.lost.length, '0'],
      ['writes there twice, or without their audit entry', report.uneven.length, '0'],
    ]
    console.log('| What | Here | Wanted |\n| --- | --- | --- |')
    for (const row of rows) console.log(`| ${row.join(' | ')} |`)
    const faults = [...report.strange, ...report.lost, ...report.uneven]
    if (faults.length || !log) throw new Error(`The upgrade was noticed: ${faults.slice(0, 10).join('; ')}`)
  } finally {
    endAll()
    await postgres.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
