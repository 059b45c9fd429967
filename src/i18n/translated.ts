import type { DefinitionWords, Phrases } from './definitionTable'

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

/** Properties of a definition that hold a text. Text elsewhere has its words in the definition table alone. */
const TEXTS = new Set([
  ...['label', 'title', 'about', 'crumb', 'tab', 'placeholder', 'search', 'none', 'help', 'tick', 'link', 'number'],
  ...['submit', 'question', 'loss', 'warning', 'done', 'failed', 'untold', 'says', 'failedToast', 'unavailable'],
  ...['empty', 'missing', 'tooShort', 'tooLong', 'patternSays', 'unset', 'absent', 'emptyHint', 'notFoundHint', 'sums'],
  ...['aboutLabel', 'actionsLabel', 'cardLabel', 'dateLabel', 'figuresLabel', 'show', 'hide'],
])

/** Records of texts, by keys of a definition's own. */
const RECORDS = new Set(['options', 'words', 'changeWords', 'faults', 'kinds', 'roles', 'short'])

/** Place of a part in its definition: its key, and the key of the part that it is in. */
type Place = { key: string; parent: string }

/** Returns true for a definition in the content of a section; it has words under its own name. */
const isDefinition = ({ key, parent }: Place) => parent === 'shows' && (key === 'list' || key === 'form')

const copyOf = (parts: Parts, words: Parts, phrases: Phrases, parent: string): Parts => {
  const isList = Array.isArray(parts)
  let copy: Parts | undefined
  for (const [key, part] of Object.entries(parts)) {
    const fresh = replaced(part, words[isList ? nameOfPart(part, key) : key], phrases, { key, parent })
    if (fresh === part) continue
    copy ??= (isList ? [...parts] : { ...parts }) as Parts
    copy[key] = fresh
  }
  return copy ?? parts
}

/**
 * Returns a part with its words replaced: by its own, else by the phrase of its English text. A part without either stays
 * the same object.
 */
const replaced = (part: unknown, words: unknown, phrases: Phrases, place: Place): unknown => {
  if (!isParts(part)) {
    if (typeof words === 'string') return words
    const isText = typeof part === 'string' && (TEXTS.has(place.key) || RECORDS.has(place.parent))
    return isText ? (phrases[part] ?? part) : part
  }
  if (isDefinition(place)) return part
  return copyOf(part, isParts(words) ? words : { label: words }, phrases, place.key)
}

type Version = { words: DefinitionWords | undefined; phrases: Phrases | undefined; definition: unknown }
const cache = new WeakMap<object, Version>()

const NO_PHRASES: Phrases = {}

/**
 * Returns a definition in the language of `words` and `phrases`: the same object as long as both are, so that what depends
 * on it is not done again. Without both it is the definition itself, in English.
 */
export const translated = <T extends object>(
  definition: T,
  words: DefinitionWords | undefined,
  phrases?: Phrases | undefined,
): T => {
  if (!words && !phrases) return definition
  const last = cache.get(definition)
  // The entry was made from this very definition, which replacing words leaves in its shape.
  if (last && last.words === words && last.phrases === phrases) return last.definition as T
  const fresh = replaced(definition, words, phrases ?? NO_PHRASES, { key: '', parent: '' }) as T
  cache.set(definition, { words, phrases, definition: fresh })
  return fresh
}
