import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { canReach, findBinaries, findRunner, type Runner } from './binaries'

export type Connection = { host: string; port: number; user: string; password?: string; database: string }

/** A PostgreSQL of our own: how to reach it, where its data is, and how to end it. */
export type Embedded = { connection: Connection; folder: string; pid: number; stop(): Promise<void> }

type Options = {
  /** Only tests give this up: a power cut would then lose what was written. */
  durable?: boolean
  connections?: number
}

const USER = 'daftari'
const NAME = 'daftari'
const windows = process.platform === 'win32'

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const pidIn = (path: string) => {
  const pid = existsSync(path) ? Number.parseInt(readFileSync(path, 'utf8'), 10) : Number.NaN
  return Number.isInteger(pid) && pid > 0 && isAlive(pid) ? pid : undefined
}

const own = (path: string, runner: Runner | undefined) => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (runner) chownSync(path, runner.uid, runner.gid)
  if (!windows) chmodSync(path, 0o700)
}

const run = (program: string, args: string[], runner: Runner | undefined) =>
  new Promise<void>((done, fail) => {
    const child = spawn(program, args, {
      cwd: tmpdir(),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...(runner && { uid: runner.uid, gid: runner.gid }),
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    })
    let said = ''
    child.stderr?.on('data', chunk => {
      said += chunk
    })
    child.once('error', fail)
    child.once('exit', code => (code === 0 ? done() : fail(new Error(`${program} failed: ${said.slice(-2000)}`))))
  })

const freePort = () =>
  new Promise<number>((found, fail) => {
    const probe = createServer()
    probe.once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? found(address.port) : fail(new Error('no port'))))
    })
  })

const socketRoot = () => (existsSync('/tmp') ? '/tmp' : tmpdir())

/** A short folder for the socket (its path may have 107 bytes at most) that nobody else can enter. */
const socketFolder = (key: string, runner: Runner | undefined) => {
  const folder = join(socketRoot(), `daftari-${key}`)
  own(folder, runner)
  const { uid } = lstatSync(folder)
  if (uid !== (runner?.uid ?? process.getuid?.() ?? uid)) throw new Error(`${folder} belongs to another account.`)
  return folder
}

type Place = { runner: Runner | undefined; base: string; folder: string; key: string }

/** Where an embedded database of a data folder lives, whoever runs it. */
const placeOf = (dataDir: string): Place => {
  const runner = findRunner()
  const key = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12)
  const base = runner && !canReach(join(dataDir, 'x'), runner) ? join('/var/lib/daftari', key) : dataDir
  return { runner, base, folder: join(base, 'postgres'), key }
}

/** How to reach the embedded database that a running server keeps in a data folder; undefined when none runs. */
export const findRunning = async (dataDir: string): Promise<Connection | undefined> => {
  if (windows) return undefined
  const { base, key } = placeOf(dataDir)
  const owner = pidIn(join(base, 'server.pid'))
  if (!owner || owner === process.pid) return undefined
  const connection = { host: join(socketRoot(), `daftari-${key}`), port: 5432, user: USER, database: NAME }
  return (await answers(connection)) ? connection : undefined
}

const answers = async (connection: Connection) => {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const waitFor = async (condition: () => boolean | Promise<boolean>, seconds: number, what: string) => {
  const until = Date.now() + seconds * 1000
  while (!(await condition())) {
    if (Date.now() > until) throw new Error(`${what} within ${seconds} s.`)
    await pause(20)
  }
}

const createDatabase = async (connection: Connection) => {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [NAME])
    if (!rowCount) await client.query(`CREATE DATABASE ${NAME}`)
  } finally {
    await client.end()
  }
}

/**
 * Creates (the first time) and starts a real PostgreSQL on a Unix socket only, with its data in `dataDir`, or, where
 * the account that must run it cannot reach that folder, in /var/lib/daftari. One that was left running by a killed
 * server is taken over; one that another live server uses is refused with a sentence that says so.
 */
export const startEmbedded = async (dataDir: string, options: Options = {}): Promise<Embedded> => {
  const { durable = true, connections = 60 } = options
  const { runner, base, folder, key } = placeOf(dataDir)
  mkdirSync(base, { recursive: true, mode: 0o755 })
  const ownerFile = join(base, 'server.pid')

  const owner = pidIn(ownerFile)
  if (owner && owner !== process.pid)
    throw new Error(`Another server (process ${owner}) is running on ${dataDir}. Stop it first, or set DATA_DIR.`)
  writeFileSync(ownerFile, `${process.pid}\n`)

  const bin = findBinaries(runner, '/var/lib/daftari')
  const program = (name: string) => join(bin, windows ? `${name}.exe` : name)
  const secretFile = join(base, 'postgres.secret')

  if (!existsSync(join(folder, 'PG_VERSION'))) {
    rmSync(folder, { recursive: true, force: true })
    own(folder, runner)
    writeFileSync(secretFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (runner) chownSync(secretFile, runner.uid, runner.gid)
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
    const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${secretFile}`]
    const sync = durable ? [] : ['--no-sync']
    await run(program('initdb'), ['-D', folder, '-U', USER, ...locale, ...auth, ...sync], runner)
  }

  const sockets = windows ? '' : socketFolder(key, runner)
  const running = pidIn(join(folder, 'postmaster.pid'))
  const connection: Connection = windows
    ? {
        host: '127.0.0.1',
        port: await freePort(),
        user: USER,
        password: readFileSync(secretFile, 'utf8'),
        database: NAME,
      }
    : { host: sockets, port: 5432, user: USER, database: NAME }
  const asPostgres = { ...connection, database: 'postgres' }

  let child: ChildProcess | undefined
  let pid = running && !windows && (await answers(asPostgres)) ? running : undefined
  if (!pid) {
    const set = (name: string, value: string | number) => ['-c', `${name}=${value}`]
    child = spawn(
      program('postgres'),
      [
        '-D',
        folder,
        ...set('port', connection.port),
        ...set('listen_addresses', windows ? '127.0.0.1' : ''),
        ...(windows ? [] : [...set('unix_socket_directories', sockets), ...set('unix_socket_permissions', '0700')]),
        ...set('max_connections', connections),
        ...set('shared_buffers', '256MB'),
        ...set('work_mem', '16MB'),
        ...set('maintenance_work_mem', '256MB'),
        ...set('max_wal_size', '2GB'),
        ...set('jit', 'off'),
        ...set('random_page_cost', '1.1'),
        ...set('timezone', 'UTC'),
        ...(durable
          ? []
          : [...set('fsync', 'off'), ...set('synchronous_commit', 'off'), ...set('full_page_writes', 'off')]),
      ],
      {
        cwd: tmpdir(),
        // In a group of its own, so that an interrupt from the keyboard reaches us first and requests can finish.
        detached: true,
        stdio: ['ignore', 'ignore', 'pipe'],
        ...(runner && { uid: runner.uid, gid: runner.gid }),
        env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      },
    )
    const started = child
    let said = ''
    started.stderr?.on('data', chunk => {
      said = (said + chunk).slice(-4000)
    })
    await waitFor(
      async () => {
        if (started.exitCode !== null) throw new Error(`PostgreSQL did not start: ${said}`)
        return answers(asPostgres)
      },
      60,
      'PostgreSQL did not answer',
    )
    pid = started.pid
    started.unref()
  }
  if (!pid) throw new Error('PostgreSQL did not start.')
  await createDatabase(connection)

  const running2 = pid
  return {
    connection,
    folder,
    pid: running2,
    async stop() {
      const gone = () => (child ? child.exitCode !== null || child.signalCode !== null : !isAlive(running2))
      if (!gone()) {
        process.kill(running2, 'SIGINT')
        await waitFor(gone, 20, 'PostgreSQL did not stop').catch(() => process.kill(running2, 'SIGQUIT'))
      }
      rmSync(ownerFile, { force: true })
    },
  }
}
