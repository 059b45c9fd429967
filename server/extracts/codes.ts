import { randomBytes } from 'node:crypto'

/** Digits of Crockford's base32, which has no I, L, O and U. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 13

/** Returns a code of 64 random bits as 13 digits of base32. */
export const newCode = (): string => {
  const bits = randomBytes(8).readBigUInt64BE()
  return Array.from({ length: LENGTH }, (_, at) => DIGITS[Number((bits >> BigInt(5 * (LENGTH - 1 - at))) & 31n)]).join(
    '',
  )
}

/** Returns a code in groups, as it is printed: 7K3M-Q0ZD-94XAC. */
export const groupCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`

/** Returns the digits of a code in any spelling: in small letters, with other signs between, with O for 0 and I or L for 1. */
export const readCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-Z]/g, '')
