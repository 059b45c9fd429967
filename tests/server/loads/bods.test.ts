import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asArray, BRNS, bodsEntity, bodsPerson, bodsRelationship, director, validStatements } from '../../support/bods'
import { runCommand } from '../../support/command'
import { type TestDatabase, testDatabase } from '../../support/database'
import { findingsOf, loadFiles, withFolder } from '../../support/loadFolder'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

const rows = async (query: string) => (await test.database.pool.query(query)).rows
const asLines = (statements: readonly unknown[]) => ({
  'owners.ndjson': statements.map(one => JSON.stringify(one)).join('\n'),
})

describe('BODS statements', () => {
  it('become entities, addresses, people and their roles, and what is not held is counted by name', async () => {
    const { outcomes } = await loadFiles(test.database, asArray(validStatements))
    expect(outcomes.map(({ kind, rows, taken, mended, refused }) => [kind, rows, taken + mended, refused])).toEqual([
      ['entities', 2, 2, 0],
      ['addresses', 1, 1, 0],
      ['people', 3, 3, 0],
      ['roles', 4, 4, 0],
    ])
    expect(
      await rows('SELECT brn, name, kind, status, address_description AS address FROM entity ORDER BY brn'),
    ).toEqual([
      {
        brn: BRNS[0],
        name: 'ALPHA LTD',
        kind: 'COMPANY',
        status: 'REGISTERED',
        address: 'Plot 1, Main Street, P.O. Box 7, Uganda',
      },
      { brn: BRNS[1], name: 'BETA LTD', kind: 'BUSINESS_NAME', status: 'CEASED', address: null },
    ])
    expect(
      await rows(`SELECT brn, kind, given_name AS given, sur_name AS sur, registered_name AS company, registered_number AS number,
        country_of_origin AS country, id_type AS type, id_number AS id, date_of_birth::text AS born, roles
        FROM entity_person ORDER BY brn, given_name`),
    ).toEqual([
      {
        brn: BRNS[0],
        kind: 'INDIVIDUAL',
        given: 'Amina',
        sur: 'nabulya',
        company: null,
        number: null,
        country: null,
        type: 'National ID',
        id: 'CM1',
        born: '1980-02-03',
        roles: ['DIRECTOR', 'SUBSCRIBER'],
      },
      {
        brn: BRNS[0],
        kind: 'INDIVIDUAL',
        given: 'Okello Opio',
        sur: null,
        company: null,
        number: null,
        country: null,
        type: null,
        id: null,
        born: null,
        roles: [],
      },
      {
        brn: BRNS[1],
        kind: 'CORPORATE',
        given: null,
        sur: null,
        company: 'ABROAD LTD',
        number: 'PVT-1',
        country: 'Kenya',
        type: null,
        id: null,
        born: null,
        roles: [],
      },
    ])
    expect(await rows('SELECT role, since::text, until::text FROM entity_role ORDER BY brn, role, since')).toEqual([
      { role: 'DIRECTOR', since: '2011-05-03', until: null },
      { role: 'DIRECTOR', since: '2011-05-03', until: '2015-06-30' },
      { role: 'SUBSCRIBER', since: null, until: null },
      { role: 'SUBSCRIBER', since: null, until: '2019-09-09' },
    ])
    const leftOut = Object.fromEntries(
      outcomes.flatMap(({ leftOut = [] }) => leftOut.map(({ what, count }) => [what, count])),
    )
    expect(leftOut).toMatchObject({
      ...{ 'entity: alternateNames': 1, 'entity: dissolutionDate': 1, 'entity: further addresses': 1 },
      ...{ 'entities of the type state': 1, 'entities without a BRN': 1, 'person: birthDate without a day': 1 },
      ...{ 'interest: share': 3, 'interests: votingRights': 1, 'interests: indirect shareholding': 1 },
      ...{ 'interest: beneficialOwnershipOrControl': 1, 'relationships without a role of the register': 2 },
      ...{ 'relationships without a named interested party': 1, 'relationships of entities without a BRN': 1 },
      ...{ 'persons in no relationship': 1, 'statement: declarationSubject': 10 },
    })
  })

  it('are unchanged in another order and as lines, and only the newest statement of a record counts', async () => {
    const before = await rows('SELECT brn, no FROM entity_person ORDER BY 1, 2')
    const again = await loadFiles(test.database, asLines(validStatements.toReversed()))
    expect(again.outcomes.map(({ created, changed, unchanged }) => [created, changed, unchanged])).toEqual([
      [0, 0, 2],
      [0, 0, 1],
      [0, 0, 3],
      [0, 0, 4],
    ])
    const renamed = bodsEntity(
      'alpha',
      BRNS[0],
      { name: 'ALPHA TWO LTD' },
      { statementDate: '2024-06-01', recordStatus: 'updated' },
    )
    const { outcomes } = await loadFiles(test.database, asArray([renamed, ...validStatements]))
    expect(outcomes[0]).toMatchObject({ rows: 2, changed: 1, unchanged: 1 })
    expect(outcomes[0]?.leftOut).toContainEqual({ what: 'earlier statements of a record', count: 1 })
    expect(await rows(`SELECT name FROM entity WHERE brn = '${BRNS[0]}'`)).toEqual([{ name: 'ALPHA TWO LTD' }])
    expect(await rows('SELECT brn, no FROM entity_person ORDER BY 1, 2')).toEqual(before)
  })

  it('keep what they do not say of an entity of the register, and need it of a new one', async () => {
    await test.database.pool.query(
      `UPDATE entity SET status = 'INSOLVENT', kind = 'BUSINESS_NAME' WHERE brn = '${BRNS[0]}'`,
    )
    const bare = { name: undefined, foundingDate: undefined }
    const { id, outcomes } = await loadFiles(
      test.database,
      asArray([bodsEntity('alpha', BRNS[0], bare), bodsEntity('new', '80020000000009', bare)]),
      { source: 'owners of another office' },
    )
    expect(outcomes[0]).toMatchObject({ rows: 2, changed: 0, unchanged: 1, refused: 1 })
    expect(await findingsOf(test.database, id)).toMatchObject([
      { row: 2, reason: 'empty-cell', params: { field: 'Name' } },
    ])
  })

  it('stand beside tables: the tables say what an entity is, the statements who is in it', async () => {
    const brn = '80020000000011'
    const { outcomes } = await loadFiles(
      test.database,
      {
        'entities.csv': `BRN,Name,Kind,Registered On,Share Capital\n${brn},GAMMA OF THE TABLE LTD,BUSINESS_NAME,2009-01-01,100.00\n`,
        ...asArray([
          bodsEntity('gamma', brn),
          bodsEntity('delta', '80020000000012'),
          bodsPerson('kato'),
          bodsRelationship('r', 'gamma', 'kato', [director]),
        ]),
      },
      { source: 'both' },
    )
    expect(outcomes.map(({ kind, rows, created, refused }) => [kind, rows, created, refused])).toEqual([
      ['entities', 2, 2, 0],
      ['people', 1, 1, 0],
      ['roles', 1, 1, 0],
    ])
    expect(outcomes[0]?.leftOut).toContainEqual({ what: 'rows of statements that a table has too', count: 1 })
    expect(
      await rows(
        `SELECT name, kind, share_capital AS capital FROM entity WHERE brn IN ('${brn}', '80020000000012') ORDER BY brn`,
      ),
    ).toEqual([
      { name: 'GAMMA OF THE TABLE LTD', kind: 'BUSINESS_NAME', capital: '100.00' },
      { name: 'DELTA LTD', kind: 'COMPANY', capital: null },
    ])
  })

  it('have their BRN under the scheme that the mapping names', async () => {
    const { outcomes } = await loadFiles(
      test.database,
      asArray([
        bodsEntity('old', undefined, {
          identifiers: [
            { id: 'T1', scheme: 'UG-TAX' },
            { id: 'P-100226', scheme: 'UG-RSB' },
          ],
        }),
      ]),
      { source: 'old numbers', mapping: { brnScheme: 'UG-RSB' }, checkOnly: true },
    )
    expect(outcomes[0]).toMatchObject({ rows: 1, taken: 1 })
  })

  it('are loaded by the command, which tells what it left out', async () => {
    const others = JSON.parse(JSON.stringify(validStatements).replaceAll('80020000000', '80030000000'))
    await withFolder(asArray(others), async folder => {
      const { status, stdout } = await runCommand(test, 'load', [folder, '--check'])
      expect([status, stdout]).toEqual([0, expect.stringContaining('  1 left out: interests: votingRights')])
    })
  })
})
