import { writeAsOwner } from '@server/db/connect'
import { takeBack } from '@server/loads/takeBack'
import { verifyLoads } from '@server/loads/verifyLoads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { findingsOf, loadFiles } from '../../support/loadFolder'

let test: TestDatabase
const rows = async (query: string) => (await test.database.pool.query(query)).rows
const charges = () =>
  rows(
    'SELECT number, kind, amount, currency, chargee, date_of_creation::text AS created, date_of_satisfaction::text AS satisfied FROM charge ORDER BY number',
  )

const entities =
  'BRN,Name,Kind,Registered On\nP-100001,ONE LTD,COMPANY,2010-01-05\nP-100002,TWO LTD,COMPANY,2011-01-05\n'
const head =
  'Company No,Charge Number,Type of Charge,Collateral,Amount,Currency,Person Entitled,Date of Creation,Date of Registration,Date of Satisfaction'
const one = 'P-100001,2015/1,Legal mortgage,Land at Plot 1,"1,500,000",ugx,Equator Bank,3 May 2015,2015-06-01,'
const two = 'P-100001,2016/2,FLOATING,Stock in trade,,,Lakeside Bank,2016-01-05,2016-01-06,2020-02-01'
const file = (...lines: string[]) => [head, ...lines, ''].join('\n')

beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

describe('a load of charges', () => {
  it('proposes the columns by their usual headers, and mends days, amounts, kinds and currencies', async () => {
    const { outcomes } = await loadFiles(test.database, {
      'entities.csv': entities,
      'charges.csv': file(one, two),
    })
    expect(outcomes.at(-1)).toMatchObject({ kind: 'charges', rows: 2, taken: 1, mended: 1, refused: 0, created: 2 })
    expect(outcomes.at(-1)?.sums).toEqual([{ field: 'Amount Secured', source: '1500000', taken: '1500000' }])
    expect(await charges()).toEqual([
      {
        ...{ number: '2015/1', kind: 'MORTGAGE', amount: '1500000.00', currency: 'UGX', chargee: 'Equator Bank' },
        ...{ created: '2015-05-03', satisfied: null },
      },
      {
        ...{ number: '2016/2', kind: 'FLOATING', amount: null, currency: null, chargee: 'Lakeside Bank' },
        ...{ created: '2016-01-05', satisfied: '2020-02-01' },
      },
    ])
  })

  it('refuses charges that cannot stand, each with its reason', async () => {
    await rows(`INSERT INTO filing (tracking_no, brn, changes) VALUES ('TN2', 'P-100002', '{}') ON CONFLICT DO NOTHING`)
    const charge = (more: string) => `P-100001,${more}`
    const { id } = await loadFiles(
      test.database,
      {
        'charges.csv': [
          `${head},Tracking Number`,
          'P-999999,1,FIXED,Land,,,Bank,2020-01-01,2020-01-02,,',
          charge('2,FIXED,Land,,,Bank,2020-01-03,2020-01-02,,'),
          charge('3,FIXED,Land,,,Bank,2020-01-01,2020-01-02,2020-01-01,'),
          charge('4,FIXED,Land,-5,UGX,Bank,2020-01-01,2020-01-02,,'),
          charge('5,FIXED,Land,5,SHELLS,Bank,2020-01-01,2020-01-02,,'),
          charge('6,FIXED,Land,5,,Bank,2020-01-01,2020-01-02,,'),
          charge('7,LIEN ON SHIP,Land,,,Bank,2020-01-01,2020-01-02,,'),
          charge('8,FIXED,Land,,,Bank,2020-01-01,2020-01-02,2090-01-01,'),
          charge('9,FIXED,Land,,,Bank,2020-01-01,2020-01-02,,TN2'),
          charge('10,FIXED,Land,,,Bank,2020-01-01,2020-01-02,,'),
          charge('10,FIXED,Land,,,Bank,2020-01-01,2020-01-02,,'),
          charge('11,FIXED,Land,,,Bank,2020-01-01,2020-01-02,,'),
          charge('11,FIXED,Ship,,,Bank,2020-01-01,2020-01-02,,'),
          '',
        ].join('\n'),
      },
      { source: 'faults' },
    )
    expect((await findingsOf(test.database, id)).map(({ row, reason, params }) => [row, reason, params])).toEqual([
      [2, 'no-entity', { value: 'P-999999' }],
      [3, 'registered-before-created', { registered: '2020-01-02', created: '2020-01-03' }],
      [4, 'satisfied-before-registered', { satisfied: '2020-01-01', registered: '2020-01-02' }],
      [5, 'not-an-amount', { field: 'Amount Secured', value: '-5' }],
      [6, 'unknown-currency', { field: 'Currency', value: 'SHELLS' }],
      [7, 'needs-currency', { value: '5.00' }],
      [8, 'not-a-choice', expect.objectContaining({ field: 'Kind' })],
      [9, 'day-to-come', { field: 'Satisfied On', value: '2090-01-01' }],
      [10, 'other-entity', { value: 'TN2' }],
      [12, 'repeated-row', { row: '11' }],
      [13, 'contradictory-rows', { row: '14', fields: 'Property Charged' }],
      [14, 'contradictory-rows', { row: '13', fields: 'Property Charged' }],
    ])
    await writeAsOwner(test.database, tx => takeBack(tx, id, { address: 'a test' }))
  })

  it('brings only what changed the next time, and is taken back', async () => {
    const before = await charges()
    const satisfied = one.replace(/$/, '2024-03-01')
    const three = 'P-100002,2019/1,OTHER,A patent,500,USD,Kato Mukasa,2019-01-05,2019-01-06,'
    const { id, outcomes } = await loadFiles(test.database, { 'charges.csv': file(satisfied, two, three) })
    expect(outcomes[0]).toMatchObject({ created: 1, changed: 1, unchanged: 1, refused: 0 })
    expect((await charges()).map(({ satisfied }) => satisfied)).toEqual(['2024-03-01', '2020-02-01', null])
    expect(
      await rows(
        `SELECT brn, key, operation, after ->> 'date_of_satisfaction' AS satisfied, effective_on::text AS day FROM row_version
        WHERE list = 'charge' AND load = ${id} ORDER BY id`,
      ),
    ).toEqual([
      { brn: 'P-100002', key: '2019/1', operation: 'INSERT', satisfied: null, day: '-infinity' },
      { brn: 'P-100001', key: '2015/1', operation: 'UPDATE', satisfied: '2024-03-01', day: '-infinity' },
    ])
    expect((await verifyLoads(test.database.read)).every(({ fits }) => fits)).toBe(true)
    await writeAsOwner(test.database, tx => takeBack(tx, id, { address: 'a test' }))
    expect(await charges()).toEqual(before)
  })

  it('judges days and amounts with what the register has where a file has fewer columns', async () => {
    const { id } = await loadFiles(
      test.database,
      {
        'charges.csv': `BRN,Charge,Kind,Property,Amount,Chargee,Created On,Registered On
P-100001,2015/1,MORTGAGE,Land at Plot 1,20,Equator Bank,2015-05-03,2015-06-01
P-100001,2016/2,FLOATING,Stock in trade,20,Lakeside Bank,2016-01-05,2016-01-06
P-100001,2016/2b,FLOATING,Stock in trade,,Lakeside Bank,2016-01-05,2016-01-06
`,
      },
      { source: 'a shorter one' },
    )
    expect((await findingsOf(test.database, id)).map(({ row, reason }) => [row, reason])).toEqual([
      [3, 'needs-currency'],
    ])
    const late = await loadFiles(
      test.database,
      {
        'charges.csv': `BRN,Charge,Kind,Property,Chargee,Created On,Registered On
P-100001,2016/2,FLOATING,Stock in trade,Lakeside Bank,2016-01-05,2021-01-06
`,
      },
      { source: 'a still shorter one' },
    )
    expect((await findingsOf(test.database, late.id)).map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'satisfied-before-registered'],
    ])
    expect((await charges()).map(({ number, amount }) => [number, amount])).toEqual([
      ['2015/1', '20.00'],
      ['2016/2', null],
      ['2016/2b', null],
    ])
  })
})
