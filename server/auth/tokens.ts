import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

/** 256 random bits, as they travel. Only their hash is kept. */
export const newToken = () => randomBytes(32).toString('base64url')

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Four digits from a cryptographic source. */
export const newCode = () => randomInt(0, 10_000).toString().padStart(4, '0')

/** A code's hash is keyed by its challenge's token, which is not kept: the database alone tells no code. */
export const codeHash = (token: string, code: string) => createHmac('sha256', token).update(code).digest('base64url')

export const same = (a: string, b: string) => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
