import type { Locale } from '@contract/portalConfig'
import { startTransition, useEffectEvent, useLayoutEffect, useState } from 'react'
import { inCurrency } from './currency'
import { type DefinitionTable, joined } from './definitionTable'
import { flatten, type Messages } from './messages'

/** Parameters of a sentence. `smart_count` selects one of the forms divided by `||||`; `_` is the default sentence. */
type Params = Record<string, unknown> & { smart_count?: number; _?: string }
export type Words = (key: string, params?: Params) => string

let locale: Locale = 'en'
let table: Record<string, string> = {}
let definitions: DefinitionTable = {}
let words: Words = key => key
const listeners = new Set<() => void>()

/**
 * Returns the form of a sentence for a count. French has the singular for 0 too: one that names no number, such as 'Un
 * compte', is for 1 alone.
 */
export const chosenForm = (sentence: string, count: number | undefined) => {
  const [singular = sentence, plural] = sentence.split('||||')
  if (plural === undefined || count === undefined) return singular
  const isSingular = new Intl.PluralRules(locale).select(count) === 'one'
  return isSingular && (count !== 0 || singular.includes('%{smart_count}')) ? singular : plural
}

/** A value in a sentence: numbers as the language in use writes them. */
export const written = (value: unknown) => (typeof value === 'number' ? value.toLocaleString(locale) : String(value))

const say: Words = (key, params = {}) => {
  const sentence = table[key] ?? params._ ?? key
  if (!sentence.includes('%{') && !sentence.includes('||||')) return sentence
  return chosenForm(sentence, params.smart_count)
    .trim()
    .replace(/%\{(\w+)\}/g, (hole, name: string) => (params[name] === undefined ? hole : written(params[name])))
}

const tell = () => {
  for (const listener of listeners) listener()
}

/** A new function for each change, so that what depends on the words notices. */
const changed = () => {
  words = (key, params) => say(key, params)
  // All that is on the screen renders again: in slices, between which the page reacts to the person.
  startTransition(tell)
}

/** Adds words of the language in use; those that come later win. */
export const addWords = (messages: Messages) => {
  table = flatten(messages, inCurrency, { ...table })
  changed()
}

/**
 * Adds words of definitions in the language in use. What shows definitions renders at once: a definition would else be
 * shown in English first.
 */
export const addDefinitionWords = (ofDefinitions: DefinitionTable) => {
  definitions = joined([definitions, ofDefinitions])
  tell()
}

/** Puts another language in place of the one in use. */
export const replaceWords = (
  next: Locale,
  messages: readonly Messages[],
  ofDefinitions: readonly DefinitionTable[] = [],
) => {
  locale = next
  table = {}
  for (const part of messages) flatten(part, inCurrency, table)
  definitions = joined(ofDefinitions)
  changed()
}

export const currentLocale = () => locale

/** The words in use, by key. */
export const currentTable = () => table

/** The words of the definitions in the language in use; none in English, which they hold themselves. */
export const currentDefinitions = () => definitions
export const hasWords = (key: string) => key in table

/** The words outside React: read at the moment of saying. */
export const currentWords = () => words

/**
 * Returns a part of the words in use for a component, which renders again in a transition when the language changes or
 * more sentences arrive. (`useSyncExternalStore` would render the whole page in one task.)
 */
export const useCurrent = <Part>(current: () => Part): Part => {
  const [part, setPart] = useState(current)
  const isOutdated = useEffectEvent(() => part !== current())
  useLayoutEffect(() => {
    const update = () => setPart(current)
    // The words may have changed between the first render and now. For the same ones React would render once more later.
    if (isOutdated()) update()
    listeners.add(update)
    return () => {
      listeners.delete(update)
    }
  }, [current])
  return part
}

/** The words for a component; it renders again when the language changes or more words arrive. */
export const useWords = (): Words => useCurrent(currentWords)

export const useLocale = (): Locale => useCurrent(currentLocale)
