import type { Suggestion } from '@/definition/field'

const MOST_SHOWN = 50

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** How far a suggestion is from what is typed: its own value before its other names, all of a name before its beginning. */
const distance = ({ value, found }: Suggestion, typed: string): number => {
  const own = plain(value)
  const names = found.map(plain)
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

/** The suggestions that what is typed leads to, the closest first, whatever its case and accents. */
export const closest = (suggestions: readonly Suggestion[], typed: string): Suggestion[] => {
  const wanted = plain(typed.trim())
  if (!wanted) return []
  return suggestions
    .map(one => ({ one, far: distance(one, wanted) }))
    .filter(({ far }) => far < NOT_AT_ALL)
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_SHOWN)
    .map(({ one }) => one)
}

/**
 * What stands in the other fields once this is typed in full: what belongs to it, wherever nothing of the person's own
 * words would be lost.
 */
export const filledBy = (
  suggestions: readonly Suggestion[],
  typed: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> => {
  const known = suggestions.find(({ value }) => plain(value) === plain(typed.trim()))
  const isFree = (source: string) =>
    !values[source]?.trim() || suggestions.some(({ fills }) => fills[source] === values[source])
  return Object.fromEntries(Object.entries(known?.fills ?? {}).filter(([source]) => isFree(source)))
}

/** What is probably meant: what begins as it is typed, unless that is whole already. */
export const meant = (suggestions: readonly Suggestion[], typed: string): Suggestion | undefined => {
  const [first] = closest(suggestions, typed)
  if (!first) return undefined
  const far = distance(first, plain(typed.trim()))
  return far > 0 && far < ONLY_WITHIN ? first : undefined
}
