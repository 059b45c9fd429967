import { documentStore } from '@server/edms/edms'
import { loadKinds } from '@server/loads/kind'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bodsEntity, bodsPerson, bodsRelationship } from '../../support/bods'
import { type TestDatabase, testDatabase } from '../../support/database'
import { type Files, loadFiles } from '../../support/loadFolder'

let test: TestDatabase
beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

type Cells = Record<string, string>
type Table = {
  /** A whole row of an entity; `no` tells rows of one entity apart. */
  row(brn: string, no: number): Cells
  /** Cells in place of those of a whole row, each of which lets the load refuse it. */
  faults: Cells[]
  /** Cells that the load mends. */
  mended: Cells
}

const gone = { BRN: 'R0/999999' }
const strike: Table = {
  row: brn => ({
    BRN: brn,
    Name: 'NAME',
    'Added By': 'Clerk',
    'Added At': '2020-01-01T00:00:00+03:00',
    'Changed By': 'Clerk',
    'Changed At': '2020-01-02T00:00:00+03:00',
  }),
  faults: [{ Name: '' }, { 'Added At': 'never' }, { BRN: '?' }],
  mended: { 'Added At': '1 January 2020' },
}

/** Tables of each kind. A row with a fault has another number, so that nothing else needs it. */
const tables: Record<(typeof loadKinds)[number], Table> = {
  entities: {
    row: (brn, no) => ({
      BRN: no > 1 ? `${brn}${no}` : brn,
      Name: 'ONE LTD',
      Kind: 'COMPANY',
      'Registered On': '2020-01-01',
    }),
    faults: [{ Name: '' }, { Kind: 'SHIP' }, { 'Registered On': '2020-02-30' }, { BRN: '?' }],
    mended: { Kind: 'company' },
  },
  addresses: {
    row: brn => ({ BRN: brn, Plot: 'Plot 1' }),
    faults: [gone, { Plot: 'x'.repeat(300) }],
    mended: { Plot: 'Plot  1' },
  },
  people: {
    row: (brn, no) => ({ BRN: brn, Person: `${no}`, Kind: 'INDIVIDUAL', 'Given Name': 'Amina' }),
    faults: [gone, { 'Given Name': '' }, { Kind: 'SHIP' }, { Person: '-1' }],
    mended: { Kind: 'individual' },
  },
  roles: {
    row: (brn, no) => ({ BRN: brn, Person: '1', Role: 'DIRECTOR', Since: `20${10 + (no % 10)}-01-01`, Until: '' }),
    faults: [gone, { Person: '999' }, { Role: 'KING' }, { Until: '2001-01-01' }],
    mended: { Role: 'director' },
  },
  classes: {
    row: (brn, no) => ({ BRN: brn, Class: `${no}`, 'Nominal Class': 'ORDINARY', Number: '10', Value: '1.00' }),
    faults: [gone, { Number: 'ten' }, { Value: '-1' }, { 'Nominal Class': '' }],
    mended: { Value: '1' },
  },
  holdings: {
    row: brn => ({ BRN: brn, Person: '1', Class: '1', Shares: '5', Paid: '5.00', Unpaid: '0.00' }),
    faults: [gone, { Person: '999' }, { Class: '999' }, { Paid: 'much' }],
    mended: { Paid: '5' },
  },
  charges: {
    row: (brn, no) => ({
      BRN: brn,
      'Charge No': `2020/${no}`,
      Kind: 'DEBENTURE',
      'Property Charged': 'All assets',
      'Amount Secured': '1000.00',
      Currency: 'UGX',
      Chargee: 'Bank Ltd',
      'Created On': '2020-01-01',
      'Registered On': '2020-01-20',
      'Satisfied On': '',
    }),
    faults: [
      gone,
      { Kind: 'SHIP' },
      { 'Amount Secured': '-1' },
      { Currency: 'XYZ' },
      { Currency: '' },
      { 'Registered On': '2019-12-31' },
      { 'Satisfied On': '2020-01-19' },
      { Chargee: '' },
    ],
    mended: { Kind: 'debenture' },
  },
  filings: {
    row: (brn, no) => ({
      'Tracking No': `TN-${brn}-${no}`,
      BRN: brn,
      'Filed At': '2020-01-01T00:00:00+03:00',
      Changes: 'Directors',
    }),
    faults: [gone, { 'Filed At': '' }, { Changes: '' }],
    mended: { 'Filed At': '2020-01-01' },
  },
  documents: {
    row: (brn, no) => ({
      BRN: brn,
      File: `${brn.replace('/', '-')}-${no}.pdf`,
      Type: 'FORM_18',
      Name: 'Form 18',
      'Filed At': '2020-01-01T00:00:00+03:00',
    }),
    faults: [gone, { File: 'gone.pdf' }, { File: '../up.pdf' }, { Type: '!' }, { Name: '' }],
    mended: { Type: 'Form 18' },
  },
  blacklist: strike,
  deregistrations: strike,
}

const quote = (cells: readonly string[]) => cells.map(cell => `"${cell}"`).join()
const csv = (rows: readonly Cells[]) =>
  [Object.keys(rows[0] ?? {}), ...rows.map(row => Object.values(row))].map(quote).join('\n')

const planted = fc.record({
  kind: fc.constantFrom(...loadKinds),
  entity: fc.nat({ max: 2 }),
  fault: fc.nat({ max: 20 }),
})

it('ends each row of every kind in exactly one of taken, mended and refused', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(planted, { minLength: 8, maxLength: 40 }),
      fc.uniqueArray(fc.constantFrom(...loadKinds), { maxLength: 4 }),
      fc.integer({ min: 1, max: 99_999 }),
      async (faults, mends, round) => {
        const brns = [1, 2, 3].map(at => `R${at}/${round}`)
        const files: Files = {}
        for (const kind of loadKinds) {
          const { row, faults: ways, mended } = tables[kind]
          const whole = brns.map(brn => ({ ...row(brn, 1), ...(mends.includes(kind) && mended) }))
          const broken = faults.flatMap((one, no) =>
            one.kind === kind ? [{ ...row(brns[one.entity] ?? '', no + 2), ...ways[one.fault % ways.length] }] : [],
          )
          files[`${kind}.csv`] = csv([...whole, ...broken])
          if (kind === 'documents') for (const { File } of whole) files[`documents/${File}`] = 'bytes'
        }
        const { outcomes } = await loadFiles(test.database, files, {
          source: `round ${round}`,
          store: await documentStore(test.settings),
        })
        expect(outcomes.map(({ kind }) => kind)).toEqual(loadKinds)
        for (const { kind, rows, taken, mended, refused, created, changed, unchanged } of outcomes) {
          const wrong = faults.filter(one => one.kind === kind).length
          expect({ kind, rows, taken: taken + mended, refused, sum: taken + mended + refused }).toEqual({
            ...{ kind, rows: brns.length + wrong, taken: brns.length, refused: wrong, sum: rows },
          })
          expect(created + changed + unchanged).toBe(taken + mended)
          expect({ kind, mended }).toEqual({ kind, mended: mends.some(one => one === kind) ? brns.length : 0 })
        }
      },
    ),
    { numRuns: 15 },
  ))

it('ends each BODS statement in a row, among the refused, or among what is left out', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('entity', 'person', 'relationship'), { maxLength: 12 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 99_999 }),
      async (broken, people, votes, round) => {
        const brn = `8${String(round).padStart(13, '0')}`
        const names = Array.from({ length: people }, (_, no) => `p${no}`)
        const interest = { type: 'boardMember', directOrIndirect: 'direct' }
        const statements = [
          bodsEntity('e', brn),
          ...names.map(name => bodsPerson(name)),
          ...names.map(name => bodsRelationship(`r-${name}`, 'e', name, [interest])),
          ...Array.from({ length: votes }, (_, no) => bodsRelationship(`v${no}`, 'e', 'e', [{ type: 'votingRights' }])),
          ...broken.map((recordType, no) => ({
            ...bodsPerson(`x${no}`),
            recordType,
            recordDetails: { isComponent: 'no' },
          })),
        ]
        const { outcomes } = await loadFiles(
          test.database,
          { 'owners.json': JSON.stringify(statements) },
          { source: `owners ${round}` },
        )
        const of = (kind: string) => outcomes.find(one => one.kind === kind)
        const wrong = (...types: typeof broken) => broken.filter(type => types.includes(type)).length
        expect(of('entities')).toMatchObject({ rows: 1 + wrong('entity'), refused: wrong('entity') })
        const refused = wrong('person', 'relationship')
        expect(of('people')?.rows ?? 0).toBe(people + refused)
        expect(of('people')?.refused ?? 0).toBe(refused)
        expect(of('roles')?.rows ?? 0).toBe(people)
        const left = of('people')?.leftOut?.find(({ what }) => what === 'relationships without a role of the register')
        expect(left?.count ?? 0).toBe(votes)
      },
    ),
    { numRuns: 15 },
  ))
