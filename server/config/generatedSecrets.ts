import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Reads a secret that a server generated; undefined where there is none. Refuses a file that other accounts can read. */
export const readGeneratedSecret = (path: string): string | undefined => {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  if (process.platform !== 'win32' && stats.mode & 0o077)
    throw new Error(`Other accounts can read ${path}. Run: chmod 600 ${path}`)
  return readFileSync(path, 'utf8')
}

/**
 * Stores a secret in a file unless there is one. The file appears complete, so that servers which start at the same moment on
 * one folder use the same secret.
 */
export const storeGeneratedSecret = (path: string, secret: string) => {
  const part = `${path}.${randomBytes(6).toString('hex')}`
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(part, secret, { mode: 0o600 })
  try {
    linkSync(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
}
