import type { DefinitionWords } from './definitionTable'

type Parts = Record<string, unknown>

/** Returns true for lists and plain objects, whose values are parts of a definition. */
export const isParts = (value: unknown): value is Parts =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)

/** Returns the name under which a part of a list has its words: its own, else its position. */
export const nameOfPart = (part: unknown, position: string): string => {
  if (!isParts(part)) return position
  const name = part.key ?? part.source ?? part.path
  return typeof name === 'string' ? name : position
}

const copyOf = (parts: Parts, words: Parts): Parts => {
  const copy = (Array.isArray(parts) ? [...parts] : { ...parts }) as Parts
  for (const [place, part] of Object.entries(parts)) {
    const translation = words[Array.isArray(parts) ? nameOfPart(part, place) : place]
    if (translation !== undefined) copy[place] = replaced(part, translation)
  }
  return copy
}

/** Returns a part with its words replaced. What has none keeps its English, and everything else is the same object. */
const replaced = (part: unknown, words: unknown): unknown => {
  if (isParts(words)) return isParts(part) ? copyOf(part, words) : part
  return isParts(part) ? { ...part, label: words } : words
}

const cache = new WeakMap<object, { words: DefinitionWords | undefined; definition: unknown }>()

/**
 * Returns a definition in the language of `words`: the same object as long as both are, so that what depends on it is not
 * done again. Without words it is the definition itself, in English.
 */
export const translated = <T extends object>(definition: T, words: DefinitionWords | undefined): T => {
  if (!words) return definition
  const last = cache.get(definition)
  // The entry was made from this very definition, which replacing words leaves in its shape.
  if (last?.words === words) return last.definition as T
  const fresh = replaced(definition, words) as T
  cache.set(definition, { words, definition: fresh })
  return fresh
}
