import { oncePerLocale } from '@/i18n/formatters'

const shortDay = oncePerLocale(
  locale => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
)

/** Returns a day (YYYY-MM-DD) as its number and short month in a language. */
export const dayName = (day: string, locale: string) => shortDay(locale).format(new Date(`${day}T00:00:00Z`))
