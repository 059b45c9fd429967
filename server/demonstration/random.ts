/**
 * A small seeded generator (mulberry32): the same seed gives the same registry on every machine. A class, because a
 * registry of a million entities makes several million of them.
 */
export class Random {
  /** Seed of a generator that continues where this one is. */
  seed: number

  constructor(seed: number) {
    this.seed = seed >>> 0
  }

  next(): number {
    this.seed = (this.seed + 0x6d2b79f5) >>> 0
    let t = this.seed
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }

  below(n: number): number {
    return Math.floor(this.next() * n)
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)] as T
  }

  chance(share: number): boolean {
    return this.next() < share
  }
}

export const createRandom = (seed: number) => new Random(seed)
