import { registryToday } from '@contract/registryDay'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { daysOf } from '@/customPages/apiAccess/period'
import { slashedDate } from '@/fields/slashedDate'

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
