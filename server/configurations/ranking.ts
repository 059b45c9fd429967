import { MATCH_AT_LEAST, type MatchKind, matchKinds } from '@contract/configurations/names'

/** A word that a typed word may mean, with the kind and degree of likeness (0 to 1). */
export type Variant = { word: string; kind: MatchKind; likeness: number }

/** Search terms: the words that count, each with its variants. */
export type SearchTerms = { words: readonly string[]; variants: readonly ReadonlyMap<string, Variant>[] }

export type Ranked = { match: MatchKind; likeness: number; pairs: { typed: string; found: string }[] }

const looser = (one: MatchKind, other: MatchKind): MatchKind =>
  matchKinds.indexOf(one) >= matchKinds.indexOf(other) ? one : other

/** Penalty for each additional word of the name. */
const PER_EXTRA = 0.07
/** Factor for words in a different order. */
const OUT_OF_ORDER = 0.97

type WordMatch = { typed: string; at: number; variant: Variant }

/** Assigns the most similar word of the name to each typed word; one word may contain parts of several typed ones. */
const align = ({ words, variants }: SearchTerms, name: readonly string[]): (WordMatch | undefined)[] => {
  const used = new Set<number>()
  return words.map((typed, index) => {
    let best: WordMatch | undefined
    for (const [at, word] of name.entries()) {
      const variant = variants[index]?.get(word)
      if (!variant || (used.has(at) && (variant.kind !== 'CONTAINED' || variant.word === typed))) continue
      if (!best || variant.likeness > best.variant.likeness) best = { typed, at, variant }
    }
    if (best) used.add(best.at)
    return best
  })
}

const follows = (matches: readonly WordMatch[]) =>
  matches.every(({ at }, index) => index === 0 || at >= (matches[index - 1]?.at ?? 0))

/**
 * Ranks a name against the search terms by the words of both that count. Returns undefined for a name that is too
 * different.
 */
export const rank = (terms: SearchTerms, name: readonly string[]): Ranked | undefined => {
  if (terms.words.join(' ') === name.join(' ')) return { match: 'EXACT', likeness: 1, pairs: [] }
  const matches = align(terms, name).filter(match => match !== undefined)
  if (!matches.length) return undefined
  // Longer words weigh more.
  const weight = (word: string) => Math.sqrt(word.length)
  const all = terms.words.reduce((sum, word) => sum + weight(word), 0)
  const alike = matches.reduce((sum, { typed, variant }) => sum + weight(typed) * variant.likeness, 0)
  const used = new Set(matches.map(({ at }) => at))
  const extra = name.length - used.size
  const order = follows(matches) ? 1 : OUT_OF_ORDER
  const likeness = Math.min(0.99, ((alike / all) * order) / (1 + PER_EXTRA * extra))
  if (likeness < MATCH_AT_LEAST) return undefined
  const missing = matches.length < terms.words.length
  const kinds = matches.map(({ variant }) => (variant.kind === 'EXACT' ? 'CONTAINED' : variant.kind))
  const match = missing ? 'FUZZY' : kinds.reduce<MatchKind>(looser, 'CONTAINED')
  const pairs = matches.filter(({ typed, variant }) => variant.word !== typed)
  return {
    match,
    likeness,
    pairs: pairs.map(({ typed, variant }) => ({ typed, found: variant.word })),
  }
}
