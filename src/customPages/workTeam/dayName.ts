/** Returns a day (YYYY-MM-DD) as its number and short month in a language. */
export const dayName = (day: string, locale: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
