import { oncePerLocale } from './formatters'

/** In English the day stands before its month, as in every other day on the screen: '26 Oct'. */
const regional = (locale: string) => (locale === 'en' ? 'en-GB' : locale)
const utc = (options: Intl.DateTimeFormatOptions) =>
  oncePerLocale(locale => new Intl.DateTimeFormat(regional(locale), { ...options, timeZone: 'UTC' }))
const days = utc({ day: 'numeric', month: 'short' })
const months = utc({ month: 'short', year: 'numeric' })

/** Returns a day (YYYY-MM-DD) as its number and short month in a language: '26 Oct'. */
export const dayName = (day: string, locale: string): string => days(locale).format(new Date(`${day}T00:00:00Z`))

/** Returns a month (YYYY-MM) as its short name and year in a language: 'Oct 2026'. */
export const monthName = (month: string, locale: string): string =>
  months(locale).format(new Date(`${month}-01T00:00:00Z`))
