import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** Returns 256 random bits as text. The database stores only their hash. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Returns four random digits from a cryptographic source. */
export const newCode = () => randomInt(0, 10_000).toString().padStart(4, '0')

/**
 * Returns the hash of a code, keyed by its challenge's token. The token is not stored, so the database alone reveals no
 * code.
 */
export const codeHash = (token: string, code: string) => createHmac('sha256', token).update(code).digest('base64url')

export const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
