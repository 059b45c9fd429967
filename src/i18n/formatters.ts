/** Returns one formatter for each language: making one takes twenty to fifty times as long as formatting with it. */
export const oncePerLocale = <Formatter>(make: (locale: string) => Formatter) => {
  const made = new Map<string, Formatter>()
  return (locale: string): Formatter => {
    const formatter = made.get(locale) ?? make(locale)
    made.set(locale, formatter)
    return formatter
  }
}

/** Returns the formatter of amounts and percentages, with at most two decimals, in a language. */
export const decimals = oncePerLocale(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
