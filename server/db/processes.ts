import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When a process began, as the system counts it: a number is given again, most of all in containers. Linux only. */
const beganAt = (pid: number): string => {
  try {
    // The name in parentheses may hold spaces; the moment is the 20th word after it.
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

export const claim = (file: string) => writeFileSync(file, `${process.pid}\n${beganAt(process.pid)}\n`)

/** The other process that holds a claim; a later one with the same number does not count. */
export const claimant = (file: string): number | undefined => {
  const pid = livingIn(file)
  const began = linesOf(file)[1]
  if (!pid || pid === process.pid || (began && began !== beganAt(pid))) return undefined
  return pid
}

/** The port that a running PostgreSQL wrote down. */
export const portIn = (folder: string) => Number(linesOf(join(folder, 'postmaster.pid'))[3]) || undefined

const runsIn = (pid: number, folder: string) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder)
  } catch {
    // It ended just now, or is not ours to look at: either way it is not this folder's PostgreSQL.
    return false
  }
}

/** Processes of a PostgreSQL on a data folder whose main process is gone: they hold its memory until they end. Linux only. */
export const orphansOn = (folder: string): number[] =>
  process.platform === 'linux'
    ? readdirSync('/proc')
        .filter(name => /^\d+$/.test(name))
        .map(Number)
        .filter(pid => runsIn(pid, folder))
    : []

/**
 * The PostgreSQL that still runs on a data folder. Where its lock names a process that is something else by now,
 * the lock is given our number: PostgreSQL passes over its parent's, and still checks the shared memory of the old one.
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
