import polyglotI18nProvider from 'ra-i18n-polyglot'
import { useMemo, useSyncExternalStore } from 'react'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { resources } from '@/resources'
import type { DefinitionTable } from './definitionTable'
import { chooseLanguage, languageNames, offeredLocales } from './languages'
import { inLanguageOf } from './translatedDefinition'
import { currentDefinitions, currentLocale, currentTable, subscribe, written } from './words'

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

/** Returns what lists and their columns are called, under the keys that react-admin looks them up by. */
const labelsIn = (definitions: DefinitionTable) => {
  const inLanguage = inLanguageOf(definitions)
  return Object.fromEntries(
    resources.flatMap(resource => {
      const { name, label, fields, computed } = inLanguage('resources', resource)
      const columns = Object.entries({ ...fields, ...computed })
      return [
        [`resources.${name}.name`, label],
        ...columns.map(([source, column]) => [`resources.${name}.fields.${source}`, column?.label]),
      ]
    }),
  )
}

/**
 * Returns react-admin's i18nProvider in the language in use, for a table of sentences by key and the words of the
 * definitions.
 */
export const createI18nProvider = (
  table: Record<string, string>,
  definitions: DefinitionTable = currentDefinitions(),
): I18nProvider => ({
  ...polyglotI18nProvider(
    // The type wants the words nested; polyglot takes them flat as well.
    () => ({ ...table, ...labelsIn(definitions) }) as TranslationMessages,
    currentLocale(),
    offeredLocales().map(locale => ({ locale, name: languageNames[locale] })),
    { allowMissing: true, replace: fillHoles },
  ),
  // The provider made from the words that are loaded is the one that answers then.
  changeLocale,
})

/**
 * Returns the i18nProvider of the language in use: a new one for each set of words. That is how react-admin's hooks notice
 * a change without throwing away what is on the screen.
 */
export const useLanguage = (): I18nProvider => {
  const table = useSyncExternalStore(subscribe, currentTable)
  return useMemo(() => createI18nProvider(table), [table])
}
