import type { Suggestion } from '@/definition/field'

/**
 * Returns the countries of ISO 3166-1 by their English names, as registers store them, with other search terms: code,
 * other names, and the name in the person's language.
 */
const isoCountries = async (locale: string): Promise<{ name: string; code: string; terms: string[] }[]> => {
  const { default: english } = await import('i18n-iso-countries/langs/en.json')
  const own = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' })
  return Object.entries(english.countries).map(([code, names]) => {
    const [name = code, ...others] = [names].flat()
    return { name, code, terms: [...others, own.of(code) ?? ''].filter(Boolean) }
  })
}

/** Returns suggestions of countries by name or by code; choosing one fills both fields. */
export const countriesBy =
  (what: 'name' | 'code') =>
  async (locale: string): Promise<Suggestion[]> =>
    (await isoCountries(locale)).map(({ name, code, terms }) => ({
      value: { name, code }[what],
      about: { name: code, code: name }[what],
      terms: [...terms, { name: code, code: name }[what]],
      fills: { name, code },
    }))
