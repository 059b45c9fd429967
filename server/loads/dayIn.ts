/** Order of day and month in days of numbers alone, such as 03/05/2021. */
export type DayOrder = 'DMY' | 'MDY'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const two = (number: number) => String(number).padStart(2, '0')

/** Returns a day of the calendar as YYYY-MM-DD; undefined for others, such as the 30th of February. */
const calendarDay = (year: number, month: number, day: number) => {
  const date = new Date(Date.UTC(year, month - 1, day))
  if (year < 1000 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined
  return `${year}-${two(month)}-${two(day)}`
}

/**
 * Reads a day: 2021-05-03, 20210503, 2021/5/3, 03/05/2021 or 3.5.2021 (in the order of the load), 3 May 2021, 3-May-2021 or
 * May 3, 2021, with midnight behind it or not. Returns YYYY-MM-DD; undefined for other texts and for days that do not exist.
 */
export const dayIn = (cell: string, order: DayOrder): string | undefined => {
  const text = cell.trim().replace(/[T ]00:00(?::00(?:\.0+)?)?(?:Z|\+00:00)?$/i, '')
  const [, ...first] = /^(\d{4})([-/.]?)(\d{1,2})\2(\d{1,2})$/.exec(text) ?? []
  if (first.length && (first[1] || text.length === 8))
    return calendarDay(Number(first[0]), Number(first[2]), Number(first[3]))
  const [, one, , other, year] = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (year) {
    const [day, month] = order === 'DMY' ? [one, other] : [other, one]
    return calendarDay(Number(year), Number(month), Number(day))
  }
  const [, before, name = '', after, behind] =
    /^(\d{1,2})?(?:st|nd|rd|th)?[-/. ]*(\p{L}{3,9})\.?[-/. ]+(?:(\d{1,2})(?:st|nd|rd|th)?,?[-/. ]+)?(\d{4})$/iu.exec(
      text,
    ) ?? []
  const month = months.indexOf(name.slice(0, 3).toLowerCase()) + 1
  if (!month || Boolean(before) === Boolean(after)) return undefined
  return calendarDay(Number(behind), month, Number(before ?? after))
}
