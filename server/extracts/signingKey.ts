import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { join } from 'node:path'
import { readGeneratedSecret, storeGeneratedSecret } from '../config/generatedSecrets'
import { readSecretFile } from '../config/secretFiles'
import type { Settings } from '../config/settings'

export type SigningSettings = Pick<Settings, 'extractKey' | 'extractKeyFile' | 'dataDir'>

/** Key that signs extracts. `publicKey` is its public half, SPKI in PEM; `id` identifies it. */
export type SigningKey = { id: string; publicKey: string; sign(digest: Buffer): Buffer }

const fileOf = ({ dataDir }: SigningSettings) => join(dataDir, 'extract.key')

const keyOf = (pem: string): SigningKey => {
  const secret: KeyObject = createPrivateKey(pem)
  if (secret.asymmetricKeyType !== 'ed25519') throw new Error('The key that signs extracts is not an Ed25519 key.')
  const publicKey = createPublicKey(secret)
  const id = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16)
  return {
    id,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: digest => sign(null, digest, secret),
  }
}

/**
 * Returns the key from EXTRACT_SIGNING_KEY, or the one in the data folder; undefined without either. Files are read at each
 * call, so that a key can be changed while the server runs.
 */
export const findSigningKey = (settings: SigningSettings): SigningKey | undefined => {
  const { extractKey, extractKeyFile } = settings
  const given = extractKeyFile === undefined ? extractKey : readSecretFile('EXTRACT_SIGNING_KEY', extractKeyFile)
  const pem = given ?? readGeneratedSecret(fileOf(settings))
  return pem === undefined ? undefined : keyOf(pem)
}

/** Returns the key, and creates one in the data folder if there is none. */
export const openSigningKey = (settings: SigningSettings): SigningKey => {
  const existing = findSigningKey(settings)
  if (existing) return existing
  const { privateKey } = generateKeyPairSync('ed25519')
  storeGeneratedSecret(fileOf(settings), privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  const key = findSigningKey(settings)
  if (!key) throw new Error(`The key that signs extracts could not be kept in ${fileOf(settings)}.`)
  return key
}
