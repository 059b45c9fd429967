import type { Random } from '../random'

/** Hexadecimal digits of all numbers of 16 bits. */
const words = Array.from({ length: 0x1_0000 }, (_, number) => number.toString(16).padStart(4, '0'))

const bits = (random: Random) => random.below(2 ** 32)
const both = (number: number) => `${words[number >>> 16]}${words[number & 0xffff]}`

/**
 * Returns a UUID like the database's own. PostgreSQL stores rows one by one while it draws such numbers itself, and
 * several at once when they are sent.
 */
export const uuidOf = (random: Random): string => {
  const [one, two, three, four] = [bits(random), bits(random), bits(random), bits(random)]
  const version = words[(two & 0x0fff) | 0x4000]
  const variant = words[((three >>> 16) & 0x3fff) | 0x8000]
  return `${both(one)}-${words[two >>> 16]}-${version}-${variant}-${words[three & 0xffff]}${both(four)}`
}
