import { useI18nProvider } from 'react-admin'

/**
 * Returns the language of the words on the screen. react-admin's own `useLocale` and `useLocaleState` read it from the
 * store in an effect, one render after the words (docs/decisions/043-definitions-in-a-language.md).
 */
export const useLocale = (): string => useI18nProvider().getLocale()
