import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Returns 256 random bits as text. The database stores only their hash. */
export const newToken = () => randomBytes(32).toString('base64url')

/** Returns the hash by which a secret is stored. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Returns four random digits from a cryptographic source. */
export const newCode = () => randomInt(0, 10_000).toString().padStart(4, '0')

/**
 * Returns the hash of a code, keyed by its challenge's token. The token is not stored, so the database alone reveals no
 * code.
 */
export const codeHash = (token: string, code: string) => createHmac('sha256', token).update(code).digest('base64url')

/** Compares two secrets in a time that tells nothing about them. */
export const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

/** Returns the token of an Authorization header. */
export const tokenOf = (header: string | undefined) => /^Bearer ([\w.-]{20,200})$/.exec(header ?? '')?.[1]

/** A partner's token in its two parts: the key, which names the organisation, and the secret, told apart by their one dot. */
export const partsOf = (token: string | undefined) => {
  const [apiKey = '', secretKey = '', ...more] = (token ?? '').split('.')
  return { apiKey, secretKey: more.length ? '' : secretKey }
}
