import polyglotI18nProvider from 'ra-i18n-polyglot'
import { useMemo } from 'react'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { resources } from '@/resources'
import type { DefinitionTable } from './definitionTable'
import { chooseLanguage, languageNames, offeredLocales } from './languages'
import { inLanguageOf } from './translatedDefinition'
import { currentDefinitions, currentLocale, currentTable, useCurrent, written } from './words'

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

const RESOURCE_KEY = /^resources\.(?<name>.+?)\.(?:name|fields\.(?<source>.+))$/

/**
 * Returns the name of a list or column by the key that react-admin looks it up by, `resources.registry/mda.fields.name`. A list is
 * translated when somebody asks for one of its names: most of them are not opened.
 */
const labelsIn = (definitions: DefinitionTable) => {
  const inLanguage = inLanguageOf(definitions)
  return (key: string): string | undefined => {
    const { name, source } = RESOURCE_KEY.exec(key)?.groups ?? {}
    const resource = resources.find(one => one.name === name)
    if (!resource) return undefined
    const { label, fields, computed } = inLanguage('resources', resource)
    return source === undefined ? label : { ...fields, ...computed }[source]?.label
  }
}

/**
 * Returns react-admin's i18nProvider in the language in use, for a table of sentences by key and the words of the
 * definitions.
 */
export const createI18nProvider = (
  table: Record<string, string>,
  definitions: DefinitionTable = currentDefinitions(),
): I18nProvider => {
  const provider = polyglotI18nProvider(
    // The type wants the words nested; polyglot takes them flat as well.
    () => ({ ...table }) as TranslationMessages,
    currentLocale(),
    offeredLocales().map(locale => ({ locale, name: languageNames[locale] })),
    { allowMissing: true, replace: fillHoles },
  )
  const labelOf = labelsIn(definitions)
  return {
    ...provider,
    translate: (key, options) => {
      const label = key.startsWith('resources.') ? labelOf(key) : undefined
      return provider.translate(key, label === undefined ? options : { ...options, _: label })
    },
    // The provider made from the words that are loaded is the one that answers then.
    changeLocale,
  }
}

/**
 * Returns the i18nProvider of the language in use: a new one for each set of words. That is how react-admin's hooks notice
 * a change without throwing away what is on the screen.
 */
export const useLanguage = (): I18nProvider => {
  const table = useCurrent(currentTable)
  return useMemo(() => createI18nProvider(table), [table])
}
