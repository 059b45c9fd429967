import { afterEach, expect, it, vi } from 'vitest'
import { clockTime } from '@/i18n/clockTime'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['Africa/Kampala', 'en', '2026-11-21T20:03:00Z', '23:03'],
  ['Africa/Kampala', 'fr', '2026-11-21T21:00:00Z', '00:00'],
  // Another zone with the clock of the registry needs no name.
  ['Africa/Nairobi', 'en', '2026-11-21T06:05:00Z', '09:05'],
  ['UTC', 'en', '2026-11-21T20:03:00Z', '20:03 UTC'],
  ['America/Los_Angeles', 'en-US', '2026-11-21T20:03:00Z', '12:03 PST'],
  ['America/Los_Angeles', 'en-US', '2026-07-21T07:00:00Z', '00:00 PDT'],
  ['Australia/Sydney', 'en-AU', '2026-11-21T20:03:00Z', '07:03 AEDT'],
])('says the time on a computer in %s, for %s, in 24 hours: %s is %s', (zone, locale, moment, said) => {
  vi.stubEnv('TZ', zone)
  expect(clockTime(new Date(moment), locale)).toBe(said)
  expect(clockTime(Date.parse(moment), locale)).toBe(said)
})
