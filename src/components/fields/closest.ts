import { foldForSearch } from '@contract/fold'
import type { Suggestion } from '@/definition/field'
import { isMissing } from './kind'

const MOST_SHOWN = 50

const plain = (text: string) => foldForSearch(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Returns the distance of a suggestion from the typed text: a whole match is closest, then the same beginning, then
 * text inside; at each step but the last its own value comes before its other names.
 */
const distance = ({ value, terms }: Suggestion, typed: string): number => {
  const own = plain(value)
  const names = terms.map(plain)
  const steps = [
    own === typed,
    names.includes(typed),
    own.startsWith(typed),
    names.some(name => name.startsWith(typed)),
    [own, ...names].some(name => name.includes(typed)),
    true,
  ]
  return steps.indexOf(true)
}
const ONLY_WITHIN = 4
const NOT_AT_ALL = 5

/** Returns the suggestions that match the typed text, closest first, ignoring case and accents. */
export const closest = (suggestions: readonly Suggestion[], typed: string): Suggestion[] => {
  const term = plain(typed.trim())
  if (!term) return []
  return suggestions
    .map(one => ({ one, far: distance(one, term) }))
    .filter(({ far }) => far < NOT_AT_ALL)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_SHOWN)
    .map(({ one }) => one)
}

/**
 * Returns the values of the other fields after this text is typed in full: those of the suggestion, wherever the field
 * does not hold the person's own text.
 */
export const filledBy = (
  suggestions: readonly Suggestion[],
  typed: string,
  values: Readonly<Record<string, unknown>>,
): Record<string, string> => {
  const suggestion = suggestions.find(({ value }) => plain(value) === plain(typed.trim()))
  const isFree = (source: string) =>
    isMissing(values[source]) || suggestions.some(({ fills }) => fills[source] === values[source])
  return Object.fromEntries(Object.entries(suggestion?.fills ?? {}).filter(([source]) => isFree(source)))
}

/** Returns the closest suggestion whose beginning was typed; undefined if the text is already a whole value. */
export const meant = (suggestions: readonly Suggestion[], typed: string): Suggestion | undefined => {
  const [first] = closest(suggestions, typed)
  if (!first) return undefined
  const far = distance(first, plain(typed.trim()))
  return far > 0 && far < ONLY_WITHIN ? first : undefined
}
