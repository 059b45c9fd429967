import { writeAsOwner } from '@server/db/connect'
import { takeBack } from '@server/loads/takeBack'
import { verifyLoads } from '@server/loads/verifyLoads'
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

it('finds a row of a load that was changed behind the audit trail', async () => {
  const proofs = await verifyLoads(test.database.read)
  expect([proofs.length, proofs.every(({ fits }) => fits)]).toEqual([3, true])
  await test.database.pool.query(
    `UPDATE load_row SET key = 'P-100009' WHERE kind = 'entities' AND key = 'P-100001' AND load = ${proofs[0]?.load}`,
  )
  expect((await verifyLoads(test.database.read)).map(({ fits }) => fits)).toEqual([false, true, true])
})
