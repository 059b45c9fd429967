/** A small seeded generator (mulberry32): the same seed gives the same registry on every machine. */
export type Random = {
  next(): number
  below(n: number): number
  pick<T>(from: readonly T[]): T
  chance(share: number): boolean
}

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    next,
    below,
    pick: <T>(from: readonly T[]): T => from[below(from.length)] as T,
    chance: share => next() < share,
  }
}
