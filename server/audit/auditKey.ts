import { createHash, createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readGeneratedSecret, storeGeneratedSecret } from '../config/generatedSecrets'
import { readSecretFile } from '../config/secretFiles'
import type { Settings } from '../config/settings'

/** One key: `id` identifies it without revealing it. */
type Signer = { id: string; sign(text: string): string }

/** Key that signs anchors of the audit trail. Keys that signed before it verify what they signed. */
export type AuditKey = Signer & { earlier: readonly Signer[] }

export type KeySettings = Pick<Settings, 'auditKey' | 'auditKeyFile' | 'dataDir'>

const fileOf = ({ dataDir }: KeySettings) => join(dataDir, 'audit.key')

const signerOf = (secret: string): Signer => {
  const bytes = createHash('sha256').update(secret.trim()).digest()
  const sign = (text: string) => createHmac('sha256', bytes).update(text).digest('hex')
  return { id: sign('the id of this key').slice(0, 16), sign }
}

/**
 * Returns the secrets of AUDIT_KEY, or those in the data folder, the one that signs first; undefined without either. Files are
 * read at each call, so that a key can be changed while the server runs.
 */
export const auditSecrets = (settings: KeySettings): string[] | undefined => {
  const { auditKey, auditKeyFile } = settings
  const fromFile = auditKeyFile === undefined ? auditKey : readSecretFile('AUDIT_KEY', auditKeyFile)
  const secrets = fromFile ?? readGeneratedSecret(fileOf(settings))
  return secrets
    ?.split('\n')
    .map(line => line.trim())
    .filter(Boolean)
}

/** Returns the key from AUDIT_KEY, or the one in the data folder, with earlier ones; undefined without either. */
export const findAuditKey = (settings: KeySettings): AuditKey | undefined => {
  const [secret, ...earlier] = auditSecrets(settings) ?? []
  return secret === undefined ? undefined : { ...signerOf(secret), earlier: earlier.map(signerOf) }
}

/** Returns the key, and creates one in the data folder if there is none. */
export const openAuditKey = (settings: KeySettings): AuditKey => {
  const existing = findAuditKey(settings)
  if (existing) return existing
  const path = fileOf(settings)
  storeGeneratedSecret(path, `${randomBytes(32).toString('base64url')}\n`)
  const key = findAuditKey(settings)
  if (!key) throw new Error(`The key of the audit trail could not be kept in ${path}.`)
  return key
}
