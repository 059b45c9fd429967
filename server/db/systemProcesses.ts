import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Returns the start time of a process, in the system's own count. It tells apart processes with a reused id, which is
 * common in containers. Linux only.
 */
const beganAt = (pid: number): string => {
  try {
    // The name in parentheses may contain spaces; the start time is the 20th word after it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])

const livingIn = (file: string) => {
  const pid = Number.parseInt(linesOf(file)[0] ?? '', 10)
  return pid > 0 && isAlive(pid) ? pid : undefined
}

/** Writes the claim of this process, which only its account can read; an older file may have been open to others. */
export const claim = (file: string) => {
  writeFileSync(file, `${process.pid}\n${beganAt(process.pid)}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
}

/** Returns the other process that holds a claim; a later process with a reused id does not count. */
export const claimant = (file: string): number | undefined => {
  const pid = livingIn(file)
  const began = linesOf(file)[1]
  if (!pid || pid === process.pid || (began && began !== beganAt(pid))) return undefined
  return pid
}

/** Reads the port that a running PostgreSQL wrote to its lock file. */
export const portIn = (folder: string) => Number(linesOf(join(folder, 'postmaster.pid'))[3]) || undefined

const runsIn = (pid: number, folder: string) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    // The process just ended, or belongs to another account: in both cases it is not this folder's PostgreSQL.
    return false
  }
}

/**
 * Returns the processes of a PostgreSQL whose main process is gone: they hold its shared memory until they end. Linux
 * only.
 */
export const orphansOn = (folder: string): number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .filter(name => /^\d+$/.test(name))
        .map(Number)
        .filter(pid => runsIn(pid, folder))
    : []

/**
 * Returns the PostgreSQL that still runs on a data folder. When its lock file names an unrelated process, it writes our
 * process id there: PostgreSQL ignores its parent's id, and still checks the old shared memory.
 */
export const postgresOn = (folder: string): number | undefined => {
  const lock = join(folder, 'postmaster.pid')
  const pid = livingIn(lock)
  if (!pid || process.platform !== 'linux') return pid
  if (runsIn(pid, folder)) return pid
  const [, ...rest] = linesOf(lock)
  writeFileSync(lock, [process.pid, ...rest].join('\n'))
  return undefined
}
