import type { HolidaysTypes } from 'date-holidays'

const DAY = 86_400_000

export type Holiday = { day: string; name: string }

/** Returns the days of a holiday; none of one that takes only a part of a day. */
const daysOf = ({ date, start, end, name }: HolidaysTypes.Holiday): Holiday[] => {
  const [first = '', time = ''] = date.split(' ')
  const length = Math.floor((end.getTime() - start.getTime()) / DAY)
  if (!time.startsWith('00:00')) return []
  return Array.from({ length }, (_, nth) => ({
    day: new Date(Date.parse(first) + nth * DAY).toISOString().slice(0, 10),
    name,
  }))
}

/**
 * Returns the public holidays of a country in these years, from the library date-holidays. The country is a code of ISO
 * 3166, with a region where it needs one (`KE`, `GB-SCT`), or an English name. Returns undefined for a country that the
 * library does not have. The library is loaded when it is needed: a server that has its calendar already never is.
 */
export const holidaysOf = async (
  country: string,
  [from, to]: readonly [number, number],
): Promise<Holiday[] | undefined> => {
  const { default: Holidays } = await import('date-holidays')
  const names = Object.entries(new Holidays().getCountries('en'))
  const [code = '', ...regions] = country.split('-')
  const known = names.find(([one, name]) => one === code || name === country)
  if (!known) return undefined
  const calendar = new Holidays([known[0], ...(known[1] === country ? [] : regions)].join('-'), {
    types: ['public'],
    languages: ['en'],
  })
  const years = Array.from({ length: to - from + 1 }, (_, nth) => from + nth)
  const days = years.flatMap(year => calendar.getHolidays(year, 'en')).flatMap(daysOf)
  // Two holidays of one day are one closing day.
  return [...new Map(days.map(one => [one.day, one])).values()]
}
