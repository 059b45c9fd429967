import { registryClock, registryToday, sayRegistryTime } from '@contract/registryDay'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { slashedDate } from '@/components/fields/dates'
import { daysOf } from '@/customPages/apiAccess/period'

afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['2026-11-21T20:59:59.999Z', '2026-11-21'],
  ['2026-11-21T21:00:00.000Z', '2026-11-22'],
  ['2026-12-31T22:00:00.000Z', '2027-01-01'],
])('converts %s to the registry’s day %s', (moment, day) => expect(registryToday(Date.parse(moment))).toBe(day))

describe('late in the evening of UTC, a day further at the registry', () => {
  it('ends a period today, where calls are added up', () => {
    vi.setSystemTime('2026-02-28T22:30:00Z')
    expect(daysOf('month')).toEqual({ from: '2026-03-01', to: '2026-03-01' })
    expect(daysOf('days')).toEqual({ from: '2026-01-31', to: '2026-03-01' })
  })

  it('accepts the day that has just ended as past', () => {
    vi.setSystemTime('2026-02-28T22:30:00Z')
    expect(slashedDate.fault?.('2026-02-28', { past: true })).toBeUndefined()
    expect(slashedDate.fault?.('2026-03-01', { past: true })).toEqual({ key: 'notPast' })
  })
})

describe('a moment at the registry', () => {
  it.each([
    ['2026-11-21T20:59:59.999Z', '21-11-2026 23:59'],
    ['2026-11-21T21:00:00Z', '22-11-2026 00:00'],
    ['2026-11-21 21:00:00.123456+00', '22-11-2026 00:00'],
    ['2026-11-21T23:30:00+0300', '21-11-2026 23:30'],
    ['2026-11-21T23:30:00-08:00', '22-11-2026 10:30'],
    // Los Angeles has no such time on this day.
    ['2026-03-08T02:30:00', '08-03-2026 02:30'],
    ['2026-11-21', '21-11-2026 00:00'],
    ['2026-02-30T10:00:00Z', '2026-02-30T10:00:00Z'],
    ['soon', 'soon'],
  ])('shows %s as %s', (moment, shown) => expect(sayRegistryTime(moment, 'DD-MM-YYYY HH:mm')).toBe(shown))

  it('knows no time that does not exist', () => expect(registryClock('2026-01-15T25:00:00')).toBeUndefined())
})
