import polyglotI18nProvider from 'ra-i18n-polyglot'
import { useMemo } from 'react'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import type { Definitions } from '@/definition/defineArea'
import type { DefinitionTable } from './definitionTable'
import { chooseLanguage, languageNames, offeredLocales } from './languages'
import { inLanguageOf } from './translatedDefinition'
import { chosenForm, currentDefinitions, currentLocale, currentTable, useCurrent, written } from './words'

/**
 * Fills the holes of a sentence as `String.replace` does, with numbers as the language writes them: '12,500'. Polyglot
 * itself writes them bare.
 */
function fillHoles(this: string, hole: RegExp, fill: (hole: string, name: string) => unknown): string {
  return this.replace(hole, (whole: string, name: string) => written(fill(whole, name)))
}

/** Loads a language and changes to it. Rejects when it is not offered or its words cannot be loaded. */
export const changeLocale = (locale: string): Promise<void> => {
  const offeredLocale = offeredLocales().find(offered => offered === locale)
  return offeredLocale ? chooseLanguage(offeredLocale) : Promise.reject(new Error(`No words in ${locale}`))
}

const RESOURCE_KEY = /^resources\.(?<name>.+?)\.(?:name|(?<title>title)|fields\.(?<source>.+))$/

type Loaded = Pick<Definitions, 'loaded'>
const NONE: Loaded = { loaded: () => undefined }

/**
 * Returns the name of a list or column by the key that react-admin looks it up by, `resources.registry/mda.fields.name`, of
 * the definitions that are loaded; `title` in place of `name` is the name with that of the list's tab.
 */
const labelsIn = (definitions: Loaded, words: DefinitionTable) => {
  const inLanguage = inLanguageOf(words)
  return (key: string): string | undefined => {
    const { name, source, title } = RESOURCE_KEY.exec(key)?.groups ?? {}
    const resource = name === undefined ? undefined : definitions.loaded(name)
    if (!resource) return undefined
    const { label, tab, fields, computed } = inLanguage('resources', resource)
    if (title) return tab && tab.label !== label ? `${label} › ${tab.label}` : label
    return source === undefined ? label : { ...fields, ...computed }[source]?.label
  }
}

/**
 * Returns react-admin's i18nProvider in the language in use, for a table of sentences by key, and for definitions and the
 * words that translate them.
 */
export const createI18nProvider = (
  table: Record<string, string>,
  definitions: Loaded = NONE,
  words: DefinitionTable = currentDefinitions(),
): I18nProvider => {
  const provider = polyglotI18nProvider(
    // Polyglot would copy every sentence twice before the first one is shown; it gets each as the default of its key.
    () => ({}) as TranslationMessages,
    currentLocale(),
    offeredLocales().map(locale => ({ locale, name: languageNames[locale] })),
    { allowMissing: true, replace: fillHoles },
  )
  const labelOf = labelsIn(definitions, words)
  return {
    ...provider,
    translate: (key, options) => {
      // A page is drawn with its words before react-admin has the provider that is made of them.
      const sentence = table[key] ?? currentTable()[key] ?? labelOf(key)
      if (sentence === undefined) return provider.translate(key, options)
      return provider.translate(key, { ...options, _: chosenForm(sentence, options?.smart_count) })
    },
    // The provider made from the words that are loaded is the one that answers then.
    changeLocale,
  }
}

/**
 * Returns the i18nProvider of the language in use: a new one for each set of words. That is how react-admin's hooks notice
 * a change without throwing away what is on the screen.
 */
export const useLanguage = (definitions: Loaded): I18nProvider => {
  const table = useCurrent(currentTable)
  return useMemo(() => createI18nProvider(table, definitions), [table, definitions])
}
