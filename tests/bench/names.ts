import { createRandom, type Random } from '../../server/demonstration/random'
import { entityAt } from '../../server/demonstration/seed/entities'

const lists = { villages: [1], isic: ['0111'], countries: ['Kenya', 'India', 'China'] }
/** Number of invented words besides those of the trades; a few of them are very common. */
const COINED = 60_000
const FIRST = 1_000_000

const syllables = 'BA KA MU NA LU KI SA WA TE RO NYA GO LI MBA SE KO RU NDA ZI MA PHI TU BWE RA NGO LE'.split(' ')

const coinedAt = (number: number) => {
  const random = createRandom(number * 31 + 5)
  return Array.from({ length: 2 + random.below(3) }, () => random.pick(syllables)).join('')
}

/**
 * Generates entities with realistic names: a few thousand words for trades and places, and in most names a rare word.
 */
export const manyNames = function* (amount: number) {
  const random = createRandom(11)
  const today = new Date()
  for (let index = FIRST; index < FIRST + amount; index++) {
    const one = entityAt(index, random, today, lists)
    const coined = coinedAt(Math.floor(COINED * random.next() ** 3))
    const words = one.name.toUpperCase().split(' ')
    yield { ...one, name: random.chance(0.6) ? [coined, ...words.slice(1)].join(' ') : one.name }
  }
}

type Change = [pattern: RegExp, by: string]

const changed = (name: string, changes: readonly Change[], random: Random) => {
  const from = random.below(changes.length)
  const turned = [...changes.slice(from), ...changes.slice(0, from)]
  const fits = turned.find(([pattern]) => pattern.test(name))
  return fits ? name.replace(fits[0], fits[1]) : name
}

const forms: Change[] = [
  [/ERS\b/, 'ING'],
  [/ING\b/, 'ERS'],
  [/IES\b/, 'Y'],
  [/S\b/, ''],
  [/(\w{4})\b/, '$1S'],
]
const sounds: Change[] = [
  [/L(?=[AEIOU])/, 'R'],
  [/R(?=[AEIOU])/, 'L'],
  [/K(?=[AOU])/, 'C'],
  [/PH/, 'F'],
  [/([BDGMNPT])(?=[AEIOU])/, '$1$1'],
]

/** Misspells the longest word: two letters left out, one doubled, or one swapped with the next. */
const misspelt = (name: string, random: Random) => {
  const words = name.split(' ')
  const at = words.findIndex(word => word.length === Math.max(...words.map(({ length }) => length)))
  const word = words[at] ?? ''
  const letter = 1 + random.below(Math.max(1, word.length - 2))
  const [a = '', b = ''] = [word[letter], word[letter + 1]]
  const put = random.pick(['', `${a}${a}${b}`, `${b}${a}`])
  return words
    .map((one, index) => (index === at ? word.slice(0, letter) + put + word.slice(letter + 2) : one))
    .join(' ')
}

const COMMON =
  'LTD LIMITED AND THE CO COMPANY UGANDA KAMPALA TRADERS SONS GROUP HOLDINGS SMC ENTERPRISES U A NEW'.split(' ')

/** Generates typed names, `each` of every kind. */
export const typedNames = (names: readonly string[], random: Random, each: number): Record<string, string[]> => {
  const kinds: Record<string, (name: string, words: string[]) => string> = {
    exact: name => name,
    contained: (_, words) => words.slice(0, 2).join(' '),
    stem: name => changed(name, forms, random),
    phonetic: name => changed(name, sounds, random),
    misspelt: name => misspelt(name, random),
    'one word': (_, words) => random.pick(words),
    'part of one': (_, words) => (words[0] ?? '').slice(0, 3 + random.below(3)),
    long: name => `${name} ${random.pick(names)} ${random.pick(names)}`.slice(0, 200),
    common: () => Array.from({ length: 1 + random.below(3) }, () => random.pick(COMMON)).join(' '),
    unknown: () => [coinedAt(COINED * 3 + random.below(9999)), coinedAt(COINED * 4 + random.below(9999))].join(' '),
  }
  return Object.fromEntries(
    Object.entries(kinds).map(([kind, make]) => [
      kind,
      Array.from({ length: each }, () => {
        const name = random.pick(names).toUpperCase()
        return make(name, name.split(' '))
      }),
    ]),
  )
}
