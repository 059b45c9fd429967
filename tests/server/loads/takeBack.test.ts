import { writeAsOwner } from '@server/db/connect'
import { takeBack } from '@server/loads/takeBack'
import { verifyLoads } from '@server/loads/verifyLoads'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../support/database'
import { findingsOf, loadFiles } from '../../support/loadFolder'

let test: TestDatabase
const rows = async (query: string) => (await test.database.pool.query(query)).rows
const undo = (id: number) => writeAsOwner(test.database, tx => takeBack(tx, id, { address: 'a test' }))
const files = {
  'entities.csv':
    'BRN,Name,Kind,Registered On\nP-100001,ONE LTD,COMPANY,2010-01-05\nP-100002,TWO LTD,COMPANY,2011-01-05\n',
  'people.csv':
    'BRN,Person,Kind,Given Name,Roles\nP-100001,1,INDIVIDUAL,Amina,DIRECTOR\nP-100002,1,INDIVIDUAL,Okello,DIRECTOR\n',
}
const changed = {
  'entities.csv':
    'BRN,Name,Kind,Registered On\nP-100001,ONE NEW LTD,COMPANY,2010-01-05\nP-100002,TWO NEW LTD,COMPANY,2011-01-05\nP-100003,THREE LTD,COMPANY,2012-01-05\n',
  'people.csv':
    'BRN,Person,Kind,Given Name,Roles\nP-100001,1,INDIVIDUAL,Amina,SECRETARY\nP-100001,2,INDIVIDUAL,Kato,MEMBER\nP-100002,1,INDIVIDUAL,Okello,DIRECTOR\n',
}
const names = () => rows('SELECT brn, name FROM entity ORDER BY brn')
const people = () => rows('SELECT brn, no, given_name AS name, roles FROM entity_person ORDER BY brn, no')

beforeAll(async () => {
  test = await testDatabase()
})
afterAll(() => test.close())

it('takes back what a load changed and added, and keeps a file that was changed since, by name', async () => {
  await loadFiles(test.database, files)
  const before = [await names(), await people()]
  const { id } = await loadFiles(test.database, changed)
  expect(await names()).toHaveLength(3)
  await test.database.pool.query(`UPDATE entity SET plot = 'Plot 9' WHERE brn = 'P-100002'`)
  expect(await undo(id)).toEqual({ files: 2, kept: 1 })
  expect(await names()).toEqual([before[0]?.[0], { brn: 'P-100002', name: 'TWO NEW LTD' }])
  expect(await people()).toEqual(before[1])
  expect((await findingsOf(test.database, id)).filter(({ outcome }) => outcome === 'KEPT')).toMatchObject([
    { key: 'P-100002', reason: 'changed-since' },
  ])
  await expect(undo(id)).rejects.toThrow('has written nothing that could be taken back')
})

it('loads the same files anew after a load was taken back', async () => {
  const { outcomes } = await loadFiles(test.database, changed)
  expect(outcomes[0]).toMatchObject({ created: 1, changed: 1, unchanged: 1 })
})

it('takes back the load that filled the register, without a version', async () => {
  const other = await testDatabase()
  try {
    const { id } = await loadFiles(other.database, files)
    expect(await writeAsOwner(other.database, tx => takeBack(tx, id, { address: 'a test' }))).toEqual({
      files: 2,
      kept: 0,
    })
    const { rows: left } =
      await other.database.pool.query(`SELECT (SELECT count(*) FROM entity) + (SELECT count(*) FROM entity_person)
      + (SELECT count(*) FROM row_version) + (SELECT coalesce(sum(delta), 0) FROM tally WHERE key LIKE 'entity%') AS n`)
    expect(left).toEqual([{ n: '0' }])
  } finally {
    await other.close()
  }
})

const blacklist = (status: string) =>
  `BRN,Name,Status,Added By,Added At,Changed By,Changed At\nP-100001,ONE LTD,${status},A,2020-01-05,A,2020-01-05\n`
const later = {
  'entities.csv':
    'BRN,Name,Kind,Registered On\nP-100001,ONE LATER LTD,COMPANY,2010-01-05\nP-100004,FOUR LTD,COMPANY,2013-01-05\n',
  'charges.csv':
    'BRN,Number,Kind,Property,Chargee,Created On,Registered On\nP-100001,2026/1,FIXED,Land,Equator Bank,2026-01-05,2026-01-06\n',
  'blacklist.csv': blacklist('OFF'),
}

it.each([
  ['filing', 'P-100001', 'changed-since', "UPDATE entity SET plot = 'Plot 9' WHERE brn = 'P-100001'"],
  ['reversal', 'P-100001', 'changed-since', "UPDATE strike_entry SET company_name = 'X' WHERE brn = 'P-100001'"],
  ['mark', 'P-100004', 'used-since', "INSERT INTO annual_return_mark VALUES ('P-100004', 2025, 'FILED', 'Paper', 'A')"],
])('waits for a %s under way, and keeps its file whole', async (_, key, reason, change) => {
  const other = await testDatabase()
  const query = async (text: string) => (await other.database.pool.query(text)).rows
  try {
    await loadFiles(other.database, { ...files, 'blacklist.csv': blacklist('ON') })
    const { id } = await loadFiles(other.database, later)
    const filing = new pg.Client(other.connection)
    await filing.connect()
    await filing.query('BEGIN')
    await filing.query(change)
    let isOver = false
    const undone = writeAsOwner(other.database, tx => takeBack(tx, id, { address: 'a test' })).finally(() => {
      isOver = true
    })
    const waiting = () =>
      filing.query(
        "SELECT FROM pg_stat_clear_snapshot(), pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      )
    await expect.poll(async () => isOver || Boolean((await waiting()).rowCount)).toBe(true)
    await filing.query('COMMIT')
    await filing.end()
    expect(await undone).toEqual({ files: 1, kept: 1 })
    expect((await findingsOf(other.database, id)).filter(({ outcome }) => outcome === 'KEPT')).toMatchObject([
      { key, reason },
    ])
    const isKept = key === 'P-100001'
    expect(await query("SELECT name FROM entity WHERE brn <> 'P-100002' ORDER BY brn")).toEqual(
      isKept ? [{ name: 'ONE LATER LTD' }] : [{ name: 'ONE LTD' }, { name: 'FOUR LTD' }],
    )
    expect(await query('SELECT number FROM charge')).toHaveLength(isKept ? 1 : 0)
    expect(await query('SELECT status FROM strike_entry')).toEqual([{ status: isKept ? 'OFF' : 'ON' }])
  } finally {
    await other.close()
  }
})

it('finds a row of a load that was changed behind the audit trail', async () => {
  const proofs = await verifyLoads(test.database.read)
  expect([proofs.length, proofs.every(({ fits }) => fits)]).toEqual([3, true])
  await test.database.pool.query(
    `UPDATE load_row SET key = 'P-100009' WHERE kind = 'entities' AND key = 'P-100001' AND load = ${proofs[0]?.load}`,
  )
  expect((await verifyLoads(test.database.read)).map(({ fits }) => fits)).toEqual([false, true, true])
})
