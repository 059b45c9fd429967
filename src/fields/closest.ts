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
