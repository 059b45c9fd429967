import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  asArray,
  type BodsStatement,
  BRNS,
  bodsEntity,
  bodsPerson,
  bodsRelationship,
  bodsStatement,
  director,
  validStatements,
} from '../../support/bods'
import { type TestDatabase, testDatabase } from '../../support/database'
import { loadFiles } from '../../support/loadFolder'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

/** Returns the refused rows of statements with their reasons. */
const reasonsOf = async (statements: readonly unknown[]) => {
  const found: unknown[] = []
  await loadFiles(test.database, asArray(statements), {
    checkOnly: true,
    source: 'reasons',
    after: async (tx, id) => {
      const { rows } = await tx.$client.query(
        `SELECT kind, "row", reason, params FROM load_finding WHERE load = ${id} AND outcome = 'REFUSED' ORDER BY kind, "row"`,
      )
      found.push(...rows)
    },
  })
  return found
}

describe('BODS statements', () => {
  it.each<[string, object, object]>([
    ['without a date', { statementDate: undefined }, { path: 'statementDate' }],
    ['with a date that is none', { statementDate: '2024-02-30' }, { path: 'statementDate' }],
    ['with a short id', { statementId: 'x' }, { path: 'statementId' }],
    ['of another type', { recordType: 'ownership' }, { path: 'recordType' }],
    ['without details', { recordDetails: undefined }, { path: 'recordDetails' }],
    [
      'with an annotation of nothing',
      { annotations: [{ motivation: 'commenting' }] },
      { path: 'annotations.0.statementPointerTarget' },
    ],
    ['with a link to nowhere', { source: { url: 'nowhere' } }, { path: 'source.url', rule: 'A URI is expected' }],
  ])('are refused with their rule: a statement %s', async (_, broken, params) => {
    expect(await reasonsOf([{ ...bodsEntity('alpha', BRNS[0]), ...broken }])).toMatchObject([
      { kind: 'entities', row: 1, reason: 'bods-rule', params },
    ])
  })

  it.each<[string, BodsStatement, string]>([
    [
      'an entity type that is none',
      bodsEntity('a', BRNS[0], { entityType: { type: 'shop' } }),
      'recordDetails.entityType.type',
    ],
    [
      'a subtype of another type',
      bodsEntity('a', BRNS[0], { entityType: { type: 'registeredEntity', subtype: 'trust' } }),
      'recordDetails.entityType',
    ],
    [
      'an identifier without a scheme',
      bodsEntity('a', BRNS[0], { identifiers: [{ id: '1' }] }),
      'recordDetails.identifiers.0',
    ],
    [
      'a country code of three letters',
      bodsEntity('a', BRNS[0], { addresses: [{ country: { name: 'Uganda', code: 'UGA' } }] }),
      'recordDetails.addresses.0.country.code',
    ],
    ['a name without its text', bodsPerson('p', { names: [{ givenName: 'A' }] }), 'recordDetails.names.0.fullName'],
    [
      'a share of 101 percent',
      bodsRelationship('r', 'a', 'p', [{ share: { exact: 101 } }]),
      'recordDetails.interests.0.share.exact',
    ],
    [
      'an interest that is none',
      bodsRelationship('r', 'a', 'p', [{ type: 'friendship' }]),
      'recordDetails.interests.0.type',
    ],
    [
      'a component of components',
      bodsStatement('relationship', 'r', {
        isComponent: true,
        subject: 'a',
        interestedParty: 'p',
        componentRecords: ['x'],
      }),
      'recordDetails',
    ],
  ])('are refused with their rule: %s', async (_, broken, path) => {
    expect(await reasonsOf([broken])).toMatchObject([{ row: 1, reason: 'bods-rule', params: { path } }])
  })

  it('are refused where a relationship names no record, or a person as its subject, or an id comes twice', async () => {
    const alpha = bodsEntity('alpha', '80020000000007')
    expect(
      await reasonsOf([
        alpha,
        alpha,
        bodsPerson('p'),
        bodsRelationship('r1', 'alpha', 'nobody', [director]),
        bodsRelationship('r2', 'gone', 'p', [director]),
        bodsRelationship('r3', 'p', 'p', [director]),
        'text',
      ]),
    ).toMatchObject([
      { kind: 'entities', row: 2, reason: 'bods-twice' },
      { kind: 'entities', row: 7, reason: 'not-a-record' },
      { kind: 'people', row: 4, reason: 'bods-record', params: { field: 'interestedParty', value: 'nobody' } },
      { kind: 'people', row: 5, reason: 'bods-record', params: { field: 'subject' } },
      { kind: 'people', row: 6, reason: 'bods-subject' },
    ])
  })

  it.each<[string, string, string]>([
    ['half a file', JSON.stringify(validStatements).slice(0, -100), 'Behind statement 13 it is not JSON'],
    ['a .json of something else', '[{"brn":"80020000000001"}]', 'A .json file is read as BODS 0.4'],
  ])('refuse %s', async (_, text, sentence) => {
    await expect(loadFiles(test.database, { 'owners.json': text })).rejects.toThrow(sentence)
  })
})
