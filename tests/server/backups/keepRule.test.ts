import { registryToday } from '@contract/registryDay'
import { keptBy } from '@server/backups/keepRule'
import { nameAt } from '@server/backups/storedBackups'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const backupAt = (at: string) => ({ name: nameAt(at), at })
/** One backup a day at 01:00 of the registry's clock. */
const daily = (days: number) =>
  Array.from({ length: days }, (_, ago) =>
    backupAt(new Date(Date.parse('2026-11-29T22:00:00.000Z') - ago * 86_400_000).toISOString()),
  )
const daysOf = (kept: ReadonlySet<string>) => [...kept].map(name => name.slice(8, 16)).sort()

describe('the rule that keeps backups', () => {
  it('keeps the newest of each of the last days, weeks and months', () => {
    expect(daysOf(keptBy({ days: 3, weeks: 3, months: 3 }, daily(120)))).toEqual(
      [
        // Names are in UTC: the backup of the registry's 30 September is that of 29 September there.
        '20260929',
        '20261030',
        '20261121',
        '20261127',
        '20261128',
        '20261129',
      ].sort(),
    )
  })

  it('counts days of the registry, whose night belongs to another day in UTC', () => {
    const [late, early] = [backupAt('2026-11-28T20:59:00.000Z'), backupAt('2026-11-28T21:01:00.000Z')]
    expect(keptBy({ days: 2, weeks: 0, months: 0 }, [late, early]).size).toBe(2)
    expect([...keptBy({ days: 1, weeks: 0, months: 0 }, [late, early])]).toEqual([early.name])
  })

  it('costs no backup while none is made', () => {
    const old = daily(400).slice(300)
    expect(keptBy({ days: 7, weeks: 5, months: 12 }, old).size).toBeGreaterThanOrEqual(12)
  })

  const moments = fc.uniqueArray(
    fc
      .date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true })
      .map(date => date.toISOString()),
    { minLength: 1, maxLength: 60, selector: nameAt },
  )
  const rules = fc.record({ days: fc.integer({ min: 1, max: 9 }), weeks: fc.nat(9), months: fc.nat(9) })

  it('always keeps the newest, never more than it says, and the same again', () => {
    fc.assert(
      fc.property(moments, rules, (ats, rule) => {
        const all = ats.map(backupAt)
        const kept = keptBy(rule, all)
        const left = all.filter(({ name }) => kept.has(name))
        expect(left.length).toBe(kept.size)
        expect(kept.has(nameAt(ats.toSorted().at(-1) ?? ''))).toBe(true)
        expect(kept.size).toBeLessThanOrEqual(rule.days + rule.weeks + rule.months)
        expect(keptBy(rule, left)).toEqual(kept)
        // The newest of a kept day is never given up for an older one of that day.
        for (const { at, name } of left) {
          const day = registryToday(Date.parse(at))
          const newer = all.filter(other => registryToday(Date.parse(other.at)) === day && other.at > at)
          expect(
            newer.map(other => other.name),
            name,
          ).toEqual([])
        }
      }),
    )
  })
})
