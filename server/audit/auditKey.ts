import { createHash, createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../config/settings'

/** Key that signs anchors of the audit trail. `id` identifies it without revealing it. */
export type AuditKey = { id: string; sign(text: string): string }

type From = Pick<Settings, 'auditKey' | 'dataDir'>

const fileOf = ({ dataDir }: From) => join(dataDir, 'audit.key')

const keyOf = (secret: string): AuditKey => {
  const bytes = createHash('sha256').update(secret.trim()).digest()
  const sign = (text: string) => createHmac('sha256', bytes).update(text).digest('hex')
  return { id: sign('the id of this key').slice(0, 16), sign }
}

const readSecret = (path: string): string | undefined => {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return undefined
  if (process.platform !== 'win32' && stats.mode & 0o077)
    throw new Error(`Other accounts can read ${path}. Run: chmod 600 ${path}`)
  return readFileSync(path, 'utf8')
}

/** Returns the key from AUDIT_KEY, or the one in the data folder; undefined without either. */
export const findAuditKey = (settings: From): AuditKey | undefined => {
  const secret = settings.auditKey ?? readSecret(fileOf(settings))
  return secret === undefined ? undefined : keyOf(secret)
}

/**
 * Returns the key, and creates one in the data folder if there is none. The file appears complete, so that servers
 * which start at the same moment on one folder use the same key.
 */
export const openAuditKey = (settings: From): AuditKey => {
  const existing = findAuditKey(settings)
  if (existing) return existing
  const path = fileOf(settings)
  const part = `${path}.${randomBytes(6).toString('hex')}`
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(part, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 })
  try {
    linkSync(part, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part, { force: true })
  }
  const key = findAuditKey(settings)
  if (!key) throw new Error(`The key of the audit trail could not be kept in ${path}.`)
  return key
}
