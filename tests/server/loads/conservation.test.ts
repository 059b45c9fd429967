import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { loadFiles } from '../../support/loadFolder'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

/** A row of entities with the number of rows that its fault lets the load refuse. */
const row = fc.record({
  at: fc.integer({ min: 100_000, max: 100_400 }),
  fault: fc.constantFrom('none', 'none', 'none', 'day', 'name', 'brn', 'kind', 'spelling'),
  people: fc.array(fc.constantFrom('none', 'none', 'unnamed', 'role', 'orphan'), { maxLength: 3 }),
})
const breaks = new Set(['day', 'name', 'brn', 'kind'])

it('ends each row of a source in exactly one of taken, mended and refused, and the taken ones in the register', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(row, { selector: ({ at }) => at, maxLength: 25 }),
      fc.integer({ min: 1, max: 999 }),
      async (entities, round) => {
        const brnOf = (at: number) => `R${round}/${at}`
        const entityLines = entities.map(({ at, fault }) =>
          [
            fault === 'brn' ? 'not a number' : brnOf(at),
            fault === 'name' ? '' : `NAME ${at} ${round}`,
            fault === 'kind' ? 'SHIP' : fault === 'spelling' ? 'company' : 'COMPANY',
            fault === 'day' ? '2021-02-30' : '2020-01-01',
          ].join(','),
        )
        const people = entities.flatMap(({ at, fault, people }) =>
          people.map((wrong, no) => ({ at, fault, wrong, no: no + 1 })),
        )
        const peopleLines = people.map(({ at, wrong, no }) =>
          [
            wrong === 'orphan' ? 'R0/999999' : brnOf(at),
            no,
            'INDIVIDUAL',
            wrong === 'unnamed' ? '' : 'Amina',
            wrong === 'role' ? 'KING' : 'DIRECTOR',
          ].join(','),
        )
        const count = async () =>
          (
            await test.database.pool.query(
              'SELECT (SELECT count(*)::int FROM entity) AS entities, (SELECT count(*)::int FROM entity_person) AS people',
            )
          ).rows[0]
        const before = await count()
        const { outcomes } = await loadFiles(
          test.database,
          {
            'entities.csv': `BRN,Name,Kind,Registered On\n${entityLines.join('\n')}\n`,
            'people.csv': `BRN,Person,Kind,Given Name,Roles\n${peopleLines.join('\n')}\n`,
          },
          { source: `round ${round}` },
        )
        const after = await count()
        const [ofEntities, ofPeople] = outcomes
        const refusedEntities = entities.filter(({ fault }) => breaks.has(fault)).length
        for (const one of outcomes) {
          expect(one.rows).toBe(one.taken + one.mended + one.refused)
          expect(one.created + one.changed + one.unchanged).toBe(one.taken + one.mended)
        }
        expect([ofEntities?.rows, ofPeople?.rows]).toEqual([entities.length, people.length])
        expect(ofEntities?.refused).toBe(refusedEntities)
        expect(ofEntities?.mended).toBe(entities.filter(({ fault }) => fault === 'spelling').length)
        expect(ofPeople?.refused).toBe(
          people.filter(({ fault, wrong }) => wrong !== 'none' || breaks.has(fault)).length,
        )
        expect(after.entities - before.entities).toBe(ofEntities?.created)
        expect(after.people - before.people).toBe(ofPeople?.created)
      },
    ),
    { numRuns: 20 },
  ))
