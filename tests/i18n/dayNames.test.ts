import { expect, it } from 'vitest'
import { dayName, monthName } from '@/i18n/dayNames'

it.each([
  ['en', '26 Oct', 'Oct 2026'],
  ['sw', '26 Okt', 'Okt 2026'],
  ['fr', '26 oct.', 'oct. 2026'],
])('names days and months in %s', (locale, day, month) => {
  expect(dayName('2026-10-26', locale)).toBe(day)
  expect(monthName('2026-10', locale)).toBe(month)
})
