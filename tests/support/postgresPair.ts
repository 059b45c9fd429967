import type { ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, findRunner } from '../../server/db/binaries'
import { makeOwn, makeShared, SHARED } from '../../server/db/clusterFolder'
import { collectOutput, hasEnded, run, spawnAs } from '../../server/db/programs'
import { orphansOn } from '../../server/db/systemProcesses'
import { quickFolder } from './quickFolder'

const PASSWORD = 'pair of servers'
const runner = findRunner()

const freePort = () =>
  new Promise<number>(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0))
    })
  })

const until = async (holds: () => Promise<boolean>, what: string) => {
  const latest = Date.now() + 60_000
  while (!(await holds().catch(() => false))) {
    if (Date.now() > latest) throw new Error(`${what} within a minute`)
    await pause(20)
  }
}

/** Copies a data folder that is in use, without its log: files may appear and vanish meanwhile, which the log repairs. */
const copyFolder = (from: string, to: string, without: readonly string[] = []) => {
  makeOwn(to, runner)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (without.includes(entry.name)) continue
    if (entry.isDirectory()) {
      copyFolder(source, target, entry.name === 'pg_wal' ? readdirSync(source) : [])
      continue
    }
    try {
      copyFileSync(source, target)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
      continue
    }
    if (runner) chownSync(target, runner.uid, runner.gid)
  }
}

/** A PostgreSQL of its own on a port of this machine, which answers to the account `daftari` with a password. */
export type PostgresServer = {
  port: number
  folder: string
  /** Runs a statement as the owner of the cluster. */
  query(text: string, database?: string): Promise<Record<string, unknown>[]>
  /** Ends all its processes without warning, as a power cut does. */
  kill(): void
  /** Stops all its processes without ending them, and lets them go on. */
  freeze(): void
  thaw(): void
}

type Options = { durable: boolean }

/**
 * Creates PostgreSQL servers in a folder of their own: a first one, and copies of a running one, which follow it as
 * standbys. `close` ends them all.
 */
export const postgresServers = async ({ durable }: Options) => {
  const base = mkdtempSync(join(durable ? tmpdir() : quickFolder(), 'daftari-pair-'))
  chmodSync(base, 0o755)
  if (runner) makeShared()
  const program = (name: string) => join(findBinaries(runner, SHARED), name)
  const started = new Set<{ folder: string; child: ChildProcess }>()
  let made = 0

  const signal = (folder: string, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of orphansOn(folder)) {
      try {
        process.kill(pid, name)
      } catch {
        // It ended by itself.
      }
    }
  }

  // An interrupted run would leave them.
  const endAll = () => {
    for (const { folder } of started) signal(folder, 'SIGKILL')
  }
  process.once('exit', endAll)

  const start = async (folder: string, port: number): Promise<PostgresServer> => {
    const settings = {
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 150,
      shared_buffers: '64MB',
      wal_keep_size: '512MB',
      timezone: 'UTC',
      ...(!durable && { fsync: 'off', full_page_writes: 'off' }),
    }
    const child = spawnAs(runner, program('postgres'), [
      '-D',
      folder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ])
    const output = collectOutput(child)
    started.add({ folder, child })
    const query = async (text: string, database = 'postgres') => {
      const client = new pg.Client({ host: '127.0.0.1', port, user: 'daftari', password: PASSWORD, database })
      client.on('error', () => undefined)
      await client.connect()
      try {
        return (await client.query(text)).rows
      } finally {
        await client.end()
      }
    }
    await until(async () => {
      if (hasEnded(child)) throw new Error(output())
      return (await query('SELECT 1')).length === 1
    }, 'PostgreSQL did not answer').catch(error => {
      throw new Error(`${error.message}: ${output()}`)
    })
    return {
      port,
      folder,
      query,
      kill: () => signal(folder, 'SIGKILL'),
      freeze: () => signal(folder, 'SIGSTOP'),
      thaw: () => signal(folder, 'SIGCONT'),
    }
  }

  return {
    /** Creates a server with an empty database `daftari`. */
    async first(): Promise<PostgresServer> {
      const folder = join(base, String(made++))
      const secret = join(base, 'secret')
      makeOwn(folder, runner)
      writeFileSync(secret, PASSWORD)
      if (runner) chownSync(secret, runner.uid, runner.gid)
      const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8']
      const account = ['-U', 'daftari', `--pwfile=${secret}`, '--auth=scram-sha-256']
      await run(program('initdb'), ['-D', folder, '--no-sync', ...locale, ...account], runner)
      const server = await start(folder, await freePort())
      await server.query('CREATE DATABASE daftari')
      return server
    },
    /**
     * Creates a standby of a running server, to which each change of it is then copied before it is acknowledged. Resolves
     * when it has everything. It takes the port of a server that was killed, where one is given, and deletes its data.
     */
    async standbyOf(primary: PostgresServer, inPlaceOf?: PostgresServer): Promise<PostgresServer> {
      if (inPlaceOf) rmSync(inPlaceOf.folder, { recursive: true, force: true })
      const folder = join(base, String(made++))
      const name = `standby${made}`
      const client = new pg.Client({
        host: '127.0.0.1',
        port: primary.port,
        user: 'daftari',
        password: PASSWORD,
        database: 'postgres',
      })
      await client.connect()
      try {
        await client.query("SELECT pg_backup_start('copy', true)")
        copyFolder(primary.folder, folder, [
          'postmaster.pid',
          'postmaster.opts',
          'postgresql.auto.conf',
          'standby.signal',
        ])
        const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)')
        const from = `host=127.0.0.1 port=${primary.port} user=daftari password=''${PASSWORD}'' application_name=${name}`
        for (const [file, content] of [
          ['backup_label', rows[0]?.labelfile ?? ''],
          ['standby.signal', ''],
          ['postgresql.auto.conf', `primary_conninfo = '${from}'\n`],
        ] as const) {
          writeFileSync(join(folder, file), content)
          if (runner) chownSync(join(folder, file), runner.uid, runner.gid)
        }
      } finally {
        await client.end()
      }
      const standby = await start(folder, inPlaceOf?.port ?? (await freePort()))
      await primary.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`)
      await primary.query('SELECT pg_reload_conf()')
      await until(
        async () => (await primary.query("SELECT FROM pg_stat_replication WHERE sync_state = 'sync'")).length === 1,
        'The standby did not follow',
      )
      // Commits from now on wait for the standby; those before it are in what it has written by then.
      const [position] = await primary.query('SELECT pg_current_wal_lsn()::text AS lsn')
      await until(
        async () =>
          (
            await primary.query(
              `SELECT FROM pg_stat_replication WHERE sync_state = 'sync' AND flush_lsn >= '${position?.lsn}'`,
            )
          ).length === 1,
        'The standby did not catch up',
      )
      return standby
    },
    /** Makes a standby the primary, as an operator or Patroni does. */
    promote: (standby: PostgresServer) => standby.query('SELECT pg_promote(true, 60)'),
    async close() {
      for (const { folder, child } of started) {
        signal(folder, 'SIGKILL')
        await until(async () => hasEnded(child), 'PostgreSQL did not end').catch(() => undefined)
      }
      rmSync(base, { recursive: true, force: true })
    },
  }
}

/** Returns the address of several servers as libpq spells it, with the servers in this order. */
export const addressOf = (...servers: readonly Pick<PostgresServer, 'port'>[]) =>
  `postgresql://daftari:${encodeURIComponent(PASSWORD)}@${servers.map(({ port }) => `127.0.0.1:${port}`).join(',')}/daftari?target_session_attrs=read-write`

/** Returns the same address for reading from standbys. */
export const readAddressOf = (...servers: readonly Pick<PostgresServer, 'port'>[]) =>
  addressOf(...servers).replace('read-write', 'standby')
