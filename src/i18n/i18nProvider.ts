import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { chooseLanguage, languageNames, offeredLocales } from './languages'
import { currentLocale, currentTable, type Words } from './words'

/**
 * react-admin's door to the words in use, through its polyglot. A new one is made for each set of words (which the
 * parameter stands for): that is how react-admin's hooks notice a change, without throwing away what is on the screen.
 */
export const createI18nProvider = (_words: Words): I18nProvider => {
  const locales = offeredLocales().map(locale => ({ locale, name: languageNames[locale] }))
  const polyglot = polyglotI18nProvider(
    () => ({ ...currentTable() }) as TranslationMessages,
    currentLocale(),
    locales,
    { allowMissing: true },
  )
  return {
    ...polyglot,
    // Choosing a language loads its words first; the provider made from them is the one that answers then.
    changeLocale: locale => {
      const known = offeredLocales().find(offered => offered === locale)
      return known ? chooseLanguage(known) : Promise.reject(new Error(`No words in ${locale}`))
    },
  }
}
