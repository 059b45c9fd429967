import type { I18nProvider } from 'react-admin'
import { chooseLanguage, languageNames, offeredLocales } from './languages'
import { currentLocale, type Words } from './words'

/**
 * react-admin's door to the portal's own words. A new one is made for each set of words, which is how react-admin's
 * hooks notice that the language changed, without throwing away what is on the screen.
 */
export const createI18nProvider = (words: Words): I18nProvider => ({
  translate: (key, params) => words(key, params),
  changeLocale: locale => {
    const known = offeredLocales().find(offered => offered === locale)
    return known ? chooseLanguage(known) : Promise.reject(new Error(`No words in ${locale}`))
  },
  getLocale: currentLocale,
  getLocales: () => offeredLocales().map(locale => ({ locale, name: languageNames[locale] })),
})
