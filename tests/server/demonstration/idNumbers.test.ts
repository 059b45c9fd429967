import { createRandom } from '@server/demonstration/random'
import type { SeedLists } from '@server/demonstration/seed/entities'
import { individual } from '@server/demonstration/seed/peopleOfEntities'
import { expect, it } from 'vitest'

it('gives no two people with different days of birth one ID number', () => {
  const random = createRandom(1)
  const lists: SeedLists = { villages: [1], isic: [], countries: ['Kenya', 'Rwanda'] }
  const born = new Map<unknown, unknown>()
  let contradictions = 0
  for (let person = 0; person < 200_000; person++) {
    const { idNumber, dateOfBirth } = individual(random, new Date('2026-11-02'), lists, person % 4 === 0)
    if (!idNumber) continue
    if ((born.get(idNumber) ?? dateOfBirth) !== dateOfBirth) contradictions++
    born.set(idNumber, dateOfBirth)
  }
  expect(contradictions).toBe(0)
  expect(born.size).toBeGreaterThan(190_000)
})
