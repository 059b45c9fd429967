import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ClusterFolder, clusterFolderOf, makeOwn, programIn } from './clusterFolder'
import { answers, type Connection, connectionTo, createDatabase, NAME, secretOf } from './embeddedConnection'
import { holderOf, leavePlace, takePlace } from './folderHolder'
import { collectOutput, hasEnded, run, spawnAs, waitFor } from './programs'
import { portIn, postgresOn } from './systemProcesses'
import { openArchive, type WalArchive } from './walArchive'
import { archiveSettings, beginExchange, exchangeFolderOf } from './walExchange'

/**
 * An embedded PostgreSQL: its connection, its data folder, the id of its current process, and a function that stops it.
 */
export type Embedded = { connection: Connection; folder: string; pid(): number | undefined; stop(): Promise<void> }

type Options = {
  /** False only in tests: a power cut would then lose committed data. */
  durable?: boolean
  connections?: number
  /** Archive of its log of changes (WAL). */
  archive?: WalArchive | undefined
  /** Receives warnings for the operator. */
  warn?(message: string): void
}

const windows = process.platform === 'win32'

const freePort = () =>
  new Promise<number>((resolve, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : fail(new Error('no port'))))
    })
  })

/**
 * Returns the connection to the embedded database that a running server keeps in a data folder; undefined when none
 * runs.
 */
export const findRunning = async (dataDir: string): Promise<Connection | undefined> => {
  const place = clusterFolderOf(dataDir)
  const port = portIn(place.folder)
  if (!holderOf(place.base) || !port) return undefined
  const connection = connectionTo(place, port)
  return (await answers(connection)) ? connection : undefined
}

/**
 * Creates the cluster beside its final place and then renames it, so that an interrupted start leaves no partial
 * cluster.
 */
const createCluster = async ({ base, folder, runner }: ClusterFolder, initdb: string, durable: boolean) => {
  const secret = secretOf(base)
  const part = `${folder}.new`
  writeFileSync(secret, randomBytes(24).toString('base64url'), { mode: 0o600 })
  if (runner) chownSync(secret, runner.uid, runner.gid)
  const fixed = [
    ...[
      '-D',
      part,
      '-U',
      NAME,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    ...['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secret}`],
    ...(durable ? [] : ['--no-sync', '--no-data-checksums']),
  ]
  const make = async (letters: string[]) => {
    rmSync(part, { recursive: true, force: true })
    makeOwn(part, runner)
    await run(initdb, [...fixed, ...letters], runner)
  }
  // Text sorts by code point everywhere. The system's locale decides which characters a search treats as letters; some
  // systems know ASCII alone.
  await make(['--lc-ctype=C.UTF-8']).catch(() => make([]))
  renameSync(part, folder)
}

/** Returns the arguments of PostgreSQL on a cluster, with further settings. */
export const programArguments = (
  place: ClusterFolder,
  port: number,
  { durable = true, connections = 60, archive }: Options,
  further: Record<string, string | number> = {},
) => {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: windows ? '127.0.0.1' : '',
    ...(!windows && { unix_socket_directories: place.sockets, unix_socket_permissions: '0700' }),
    max_connections: connections,
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '256MB',
    max_wal_size: '2GB',
    jit: 'off',
    random_page_cost: '1.1',
    timezone: 'UTC',
    ...(!durable && {
      ...{ fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
      ...{ wal_level: 'minimal', max_wal_senders: 0 },
    }),
    ...(archive && archiveSettings(exchangeFolderOf(place))),
    ...further,
  }
  return ['-D', place.folder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/**
 * Starts a PostgreSQL that listens on a Unix socket only, and creates it the first time. Its data is in `dataDir`, or in
 * /var/lib/daftari if the account that runs it cannot reach that folder. It restarts when it ends by itself. Throws with
 * a plain sentence while another live server uses the folder.
 */
export const startEmbedded = async (dataDir: string, options: Options = {}): Promise<Embedded> => {
  const { durable = true, archive, warn = () => undefined } = options
  const place = await takePlace(dataDir)
  const { runner, base, folder } = place
  if (base !== dataDir)
    warn(`PostgreSQL runs as ${runner?.name}, who cannot reach ${dataDir}: its data is in ${folder}`)

  const program = programIn(runner)
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(place, program('initdb'), durable)
  const connection = connectionTo(place, windows ? await freePort() : 5432)

  let child: ChildProcess | undefined
  let endExchange: (() => Promise<void>) | undefined
  let stopping = false
  const launch = async () => {
    postgresOn(folder)
    const started = spawnAs(runner, program('postgres'), programArguments(place, connection.port, options))
    const output = collectOutput(started)
    child = started
    started.unref()
    await waitFor(
      async () => {
        if (hasEnded(started)) throw new Error(`PostgreSQL did not start: ${output()}`)
        return answers(connection)
      },
      // Recovery after a crash may take minutes.
      600,
      'PostgreSQL did not answer',
    )
    if (hasEnded(started)) void revive()
    else started.once('exit', () => void revive())
  }
  const revive = async () => {
    if (!stopping) warn('PostgreSQL ended by itself and is started again.')
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 10_000)) {
      await pause(wait)
      // The first attempts can fail while processes of the previous PostgreSQL still end.
      const up =
        stopping ||
        (await launch().then(
          () => true,
          () => false,
        ))
      if (up) return
    }
  }
  // PostgreSQL ends with this process, except after SIGKILL.
  const endWithUs = () => {
    if (child && !hasEnded(child)) child.kill('SIGINT')
  }
  process.once('exit', endWithUs)
  const stop = async () => {
    stopping = true
    process.removeListener('exit', endWithUs)
    const last = child
    if (last && !hasEnded(last)) {
      last.kill('SIGINT')
      await waitFor(() => hasEnded(last), 20, 'PostgreSQL did not stop').catch(() => last.kill('SIGQUIT'))
    }
    await endExchange?.()
    leavePlace(place)
  }
  try {
    if (archive) {
      await openArchive(archive, folder, warn)
      endExchange = beginExchange(place, archive, {
        onFault: (fault, file) => warn(`The WAL file ${file} could not be archived: ${(fault as Error).message}`),
      })
    }
    await launch()
    await createDatabase(connection)
  } catch (error) {
    await stop()
    throw error
  }
  return { connection, folder, pid: () => child?.pid, stop }
}
