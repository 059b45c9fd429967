import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { findingsOf, loadFiles } from '../../support/loadFolder'

let test: TestDatabase
const rows = async (query: string) => (await test.database.pool.query(query)).rows

const entities = `BRN,Name,Kind,Registered On,Share Capital,Number of Shares
80020000000001,ALPHA LTD,COMPANY,2010-01-05,1000.00,100
80020000000002,BETA LTD,company,03/05/2011,"2,000",200
P-100226,GAMMA LTD,Company,3 May 1999,,
80020000000004,DELTA LTD,COMPANY,30/02/2012,,
`
const people = `BRN,Person,Kind,Given Name,Surname,Registered Name,Registered Number,Date of Birth,ID Number
80020000000001,1,INDIVIDUAL,Amina,Nabulya,,,1970-01-02,CM1
80020000000001,2,INDIVIDUAL,Okello,Opio,,,1971-01-02,CM2
80020000000002,1,INDIVIDUAL,Kato,Mukasa,,,1980-03-04,CM3
80020000000004,1,INDIVIDUAL,Nobody,There,,,1980-03-04,CM4
`
const roles = `BRN,Person,Role,Since,Until
80020000000001,1,DIRECTOR,2010-01-05,
80020000000001,1,SECRETARY,2010-01-05,2015-06-30
80020000000001,2,Director,2012-01-01,2011-01-01
80020000000002,1,OWNER,2011-05-03,
80020000000002,7,DIRECTOR,2011-05-03,
`
const classes = `BRN,Class,Nominal Class,Number,Value
80020000000001,1,ORDINARY,100,10
`
const holdings = `BRN,Person,Class,Shares,Paid,Unpaid
80020000000001,1,1,60,600,0
80020000000001,2,1,40,400,0
`
const addresses = `BRN,Plot,Street
80020000000001,Plot 1,Main Street
`
const filings = JSON.stringify({
  trackingNo: 'TN1',
  brn: '80020000000001',
  filedAt: '2010-02-01',
  changes: ['Directors'],
})
const blacklist = `BRN,Name,Added By,Added At,Changed By,Changed At,Status
80020000000002,BETA LTD,Clerk,2020-01-01,Clerk,2020-01-01,ON
80099999999999,NOBODY LTD,Clerk,2020-01-01,Clerk,2021-01-01,OFF
`
const files = {
  'entities.csv': entities,
  'people.csv': people,
  'roles.csv': roles,
  'classes.csv': classes,
  'holdings.csv': holdings,
  'addresses.csv': addresses,
  'filings.ndjson': filings,
  'blacklist.csv': blacklist,
}

beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

describe('a load into an empty register', () => {
  it('checks every row and writes nothing', async () => {
    const { outcomes } = await loadFiles(test.database, files, { checkOnly: true })
    expect(outcomes.map(({ kind, rows, taken, mended, refused }) => [kind, rows, taken, mended, refused])).toEqual([
      ['entities', 4, 1, 2, 1],
      ['addresses', 1, 1, 0, 0],
      ['people', 4, 3, 0, 1],
      ['roles', 5, 2, 1, 2],
      ['classes', 1, 0, 1, 0],
      ['holdings', 2, 0, 2, 0],
      ['filings', 1, 0, 1, 0],
      ['blacklist', 2, 0, 2, 0],
    ])
    expect(
      await rows(
        'SELECT (SELECT count(*) FROM entity) + (SELECT count(*) FROM load) + (SELECT count(*) FROM load_finding) AS n',
      ),
    ).toEqual([{ n: '0' }])
  })

  it('writes the rows with their roles of today, and refuses the others with their reasons', async () => {
    const { id, outcomes, digest } = await loadFiles(test.database, files)
    expect(outcomes[0]?.sums).toEqual([
      { field: 'Share Capital', source: '3000', taken: '3000' },
      { field: 'Number of Shares', source: '300', taken: '300' },
    ])
    expect((await findingsOf(test.database, id)).map(({ kind, row, reason }) => [kind, row, reason])).toEqual([
      ['entities', 5, 'not-a-day'],
      ['people', 5, 'no-entity'],
      ['roles', 4, 'ends-before-it-begins'],
      ['roles', 6, 'no-person'],
    ])
    expect(
      await rows('SELECT brn, registered_on::text AS day, plot, history_since::text AS since FROM entity ORDER BY brn'),
    ).toEqual([
      { brn: '80020000000001', day: '2010-01-05', plot: 'Plot 1', since: '2026-01-15' },
      { brn: '80020000000002', day: '2011-05-03', plot: null, since: '2026-01-15' },
      { brn: 'P-100226', day: '1999-05-03', plot: null, since: '2026-01-15' },
    ])
    expect(await rows('SELECT brn, no, roles FROM entity_person ORDER BY brn, no')).toEqual([
      { brn: '80020000000001', no: 1, roles: ['DIRECTOR'] },
      { brn: '80020000000001', no: 2, roles: [] },
      { brn: '80020000000002', no: 1, roles: ['PARTNER'] },
    ])
    expect(await rows('SELECT count(*)::int AS n FROM row_version')).toEqual([{ n: 0 }])
    expect(
      await rows(
        `SELECT e.brn, c.from_status FROM strike_entry e JOIN strike_change c ON c.entry_id = e.id ORDER BY e.brn, c.id`,
      ),
    ).toEqual([
      { brn: '80020000000002', from_status: 'ON' },
      { brn: '80099999999999', from_status: 'ON' },
      { brn: '80099999999999', from_status: 'OFF' },
    ])
    expect(await rows(`SELECT sum(delta)::int AS n FROM tally WHERE key LIKE 'entity' OR key = 'entity:'`)).toEqual([
      { n: 3 },
    ])
    const [entry] = await rows(`SELECT subject, after FROM audit_entry WHERE call = 'LOAD'`)
    expect([entry.subject, entry.after.load, entry.after.digest]).toEqual(['test: files', id, digest])
  })
})

describe('the same files again', () => {
  it('write no version, and cost no row', async () => {
    const before = await rows('SELECT count(*)::int AS n FROM load_row')
    const { outcomes } = await loadFiles(test.database, files)
    expect(outcomes.map(({ created, changed, unchanged, missing }) => [created, changed, unchanged, missing])).toEqual(
      [3, 1, 3, 3, 1, 2, 1, 2].map(unchanged => [0, 0, unchanged, 0]),
    )
    expect(await rows('SELECT count(*)::int AS n FROM row_version')).toEqual([{ n: 0 }])
    expect(await rows('SELECT count(*)::int AS n FROM load_row')).toEqual(before)
  })

  it('change what the source changed, with versions of the load, and list what it no longer has', async () => {
    const { id, outcomes } = await loadFiles(
      test.database,
      {
        ...files,
        'entities.csv': entities
          .replace('ALPHA LTD', 'ALPHA TWO LTD')
          .replace(/^P-.*\n/m, '')
          .concat('80020000000009,NEW LTD,COMPANY,2020-01-01,,\n'),
        'roles.csv': roles.replace('1,DIRECTOR,2010-01-05,\n', '1,DIRECTOR,2010-01-05,2025-12-31\n'),
      },
      { effectiveOn: '2025-12-31' },
    )
    expect(
      outcomes.slice(0, 1).map(({ created, changed, unchanged, missing }) => [created, changed, unchanged, missing]),
    ).toEqual([[1, 1, 1, 1]])
    expect((await findingsOf(test.database, id)).filter(({ outcome }) => outcome === 'MISSING')).toMatchObject([
      { kind: 'entities', key: 'P-100226' },
    ])
    const versions = await rows(
      `SELECT list, operation, after, effective_on::text AS day, load FROM row_version ORDER BY id`,
    )
    expect(versions).toEqual([
      { list: 'entity', operation: 'UPDATE', after: { name: 'ALPHA TWO LTD' }, day: '2025-12-31', load: id },
      { list: 'entity_role', operation: 'UPDATE', after: { until: '2025-12-31' }, day: '-infinity', load: id },
      { list: 'entity_person', operation: 'UPDATE', after: { roles: [] }, day: '2025-12-31', load: id },
    ])
  })

  it('leave what the register has changed by itself, and refuse a row that both changed', async () => {
    await test.database.pool.query(`UPDATE entity SET name = 'BETA OF THE CLERK LTD' WHERE brn = '80020000000002'`)
    const same = await loadFiles(test.database, { 'entities.csv': entities.replace('ALPHA LTD', 'ALPHA TWO LTD') })
    expect(same.outcomes[0]).toMatchObject({ changed: 0, unchanged: 3, refused: 1 })
    const both = await loadFiles(test.database, { 'entities.csv': entities.replace('BETA LTD', 'BETA THREE LTD') })
    expect((await findingsOf(test.database, both.id)).filter(({ outcome }) => outcome === 'REFUSED')).toMatchObject([
      { row: 3, reason: 'changed-here', params: { fields: 'Name' } },
      { row: 5 },
    ])
    expect(await rows(`SELECT name FROM entity WHERE brn = '80020000000002'`)).toEqual([
      { name: 'BETA OF THE CLERK LTD' },
    ])
  })
})
