import { describe, expect, it } from 'vitest'
import { dateTime } from '@/components/fields/dates'
import { readDate, writeDate } from '@/components/fields/days'

const say = { option: String, locale: 'en' }

describe('a pasted moment', () => {
  it.each(['2026-01-15T10:00:00Z', '2026-01-15T10:00:00.123Z', '2026-01-15T10:00:00+05:30', '2026-01-15 10:00-1130'])(
    'with its time zone, %s, is the moment that a list shows for it',
    pasted => {
      const shown = dateTime.plain(pasted.replace(' ', 'T'), say)
      expect(writeDate(readDate(pasted, 'DD-MM-YYYY HH:mm'), 'DD-MM-YYYY HH:mm')).toBe(shown)
      expect(writeDate(readDate(pasted, 'DD-MM-YYYY'), 'DD-MM-YYYY')).toBe(shown.slice(0, 10))
    },
  )

  it('without one stays as it is written, and what is no moment as it was typed', () => {
    expect(readDate('2026-01-15 10:00', 'DD-MM-YYYY HH:mm')).toBe('2026-01-15T10:00')
    expect(readDate('2026-01-15T10:00:07', 'DD-MM-YYYY HH:mm:ss')).toBe('2026-01-15T10:00:07')
    expect(readDate('2026-01-15T10:00:00', 'DD-MM-YYYY')).toBe('2026-01-15')
    expect(readDate('2026-02-30T10:00:00Z', 'DD-MM-YYYY HH:mm')).toBe('2026-02-30T10:00:00Z')
    expect(readDate('2026-01-15T25:00:00Z', 'DD-MM-YYYY HH:mm')).toBe('2026-01-15T25:00:00Z')
  })
})
