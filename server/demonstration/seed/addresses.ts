import type { Random } from '../random'

const roads =
  'Kampala Road|Jinja Road|Entebbe Road|Bombo Road|Gulu Road|Mbarara Road|Market Street|Station Road|Church Road|Mosque Lane|Hospital Road|Main Street|Independence Avenue|Nile Crescent|Lumumba Avenue|Acacia Avenue|Old Port Road|Hill Lane|School Road|Stadium Road'.split(
    '|',
  )
const buildings =
  'Uhuru House|Baraka Plaza|Pearl Arcade|Crane Chambers|Nile House|Unity Building|Equator Towers|Savanna Court'.split(
    '|',
  )

export type SeedAddress = { village: number; plot: string | null; street: string | null; postal: string | null }

export const address = (random: Random, villages: readonly number[]): SeedAddress => ({
  village: random.pick(villages),
  plot: random.chance(0.8) ? `Plot ${1 + random.below(240)}${random.chance(0.15) ? 'A' : ''}` : null,
  street: random.chance(0.7) ? random.pick(roads) : null,
  postal: random.chance(0.6) ? `P.O. Box ${100 + random.below(36_000)}` : null,
})

/** Returns directions inside a building, or null. */
export const description = (random: Random): string | null =>
  random.chance(0.4)
    ? `${random.pick(buildings)}, ${random.pick(['ground', 'first', 'second', 'third'])} floor, room ${1 + random.below(30)}`
    : null
