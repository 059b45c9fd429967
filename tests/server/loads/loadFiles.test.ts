import { loads } from '@contract/portal/loads'
import { forgetFindings } from '@server/loads/forgetFindings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadFiles } from '../../support/loadFolder'
import { addColleagues } from '../../support/manyStaff'
import { type LoadCalls, loadCalls, loadWith } from '../../support/portalLoads'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let calls: LoadCalls
beforeAll(async () => {
  registry = await testRegistry({ companies: 40 })
  const [one] = await addColleagues(registry.database, 1)
  calls = loadCalls(registry, one?.token ?? '')
})
afterAll(() => registry.close())

const rowsOf = async (query: string, values: unknown[] = []) => (await registry.database.pool.query(query, values)).rows

describe('the files of a load', () => {
  it('are removed some days after their last use, with the refused rows', async () => {
    const id = await loadWith(calls, 'kept', { 'entities.csv': 'BRN,Name,Kind,Registered On\n' })
    const bad = await loadWith(calls, 'bad', {
      'entities.csv': 'BRN,Name,Kind,Registered On\n1,X,COMPANY,2010-02-30\n',
    })
    await calls.check(bad)
    expect(await calls.ended(bad)).toMatchObject({ state: 'CHECKED', refused: 1, refusedUntil: expect.any(String) })
    await rowsOf("UPDATE load SET used_at = now() - interval '8 days' WHERE id = $1", [bad])
    await forgetFindings(registry.database)
    expect((await calls.read(id)).load.files).toHaveLength(1)
    const { load } = await calls.read(bad)
    expect(load).toMatchObject({ state: 'OPEN', files: [], refusedUntil: null })
    expect(await calls.check(bad)).toMatchObject({ status: 400, code: 'load-nothing' })
    expect((await calls.refused(bad)).json()).toMatchObject({ status: 410, code: 'load-refused-removed' })
    const pieces = 'SELECT count(*)::int AS n FROM load_piece p JOIN load_file f ON f.id = p.file WHERE f.load = $1'
    expect(await rowsOf(pieces, [bad])).toEqual([{ n: 0 }])
  })

  it('keep their fault where they cannot be read, and are refused at the door where they are of another kind', async () => {
    const { load } = await calls.start('faults')
    expect(await calls.upload(load.id, 'entities.pdf', '%PDF-1.7')).toMatchObject({
      ...{ status: 400, code: 'file-of-other-kind' },
      message: 'Choose a file of one of these types: .csv, .xlsx, .ndjson, .json, .zip.',
    })
    await calls.upload(load.id, 'entities.csv', 'a\0b')
    await calls.upload(load.id, 'something.csv', 'BRN,Name\n1,X\n')
    const { load: one } = await calls.upload(load.id, 'people.xlsx', 'no workbook')
    expect(one.files.map(({ name, fault }) => [name, fault?.code])).toEqual([
      ['entities.csv', 'load-file-broken'],
      ['people.xlsx', 'load-file-broken'],
      ['something.csv', 'load-file-unknown'],
    ])
    expect(one.files[2]?.parts).toEqual([
      { file: null, sheet: null, kind: null, headers: ['BRN', 'Name'], columns: {}, missing: [] },
    ])
    expect(await calls.check(load.id)).toMatchObject({ status: 400, code: 'load-file-broken' })
    expect(await calls.map(load.id, { files: { 'something.csv': 'nothing' } })).toMatchObject({
      ...{ status: 400, code: 'load-mapping-broken' },
    })
    expect(await calls.map(load.id, { columns: { entities: { colour: 'X' } } })).toMatchObject({
      ...{ status: 400, code: 'load-field-unknown' },
    })
    const { load: mapped } = await calls.map(load.id, { files: { 'something.csv': 'entities' } })
    expect(mapped.files[2]).toMatchObject({ fault: null, parts: [{ kind: 'entities' }] })
    const file = mapped.files[0]?.id ?? ''
    expect((await calls.removeFile(load.id, file)).load.files).toHaveLength(2)
    expect(await calls.removeFile(load.id, file)).toMatchObject({ status: 404, code: 'no-such-load-file' })
    expect((await calls.discard(load.id)).status).toBe(200)
    expect(await calls.read(load.id)).toMatchObject({ status: 404, code: 'no-such-load' })
  })

  it('of many pieces are read as they were sent', async () => {
    const lines = Array.from(
      { length: 120_000 },
      (_, n) =>
        `8097${String(n).padStart(10, '0')},COMPANY NUMBER ${n} OF A LONG LIST LTD,COMPANY,${n % 10 ? '2010-01-05' : '30/02/2010'}`,
    )
    const id = await loadWith(calls, 'long', { 'entities.csv': ['BRN,Name,Kind,Registered On', ...lines].join('\n') })
    expect(
      (
        await rowsOf(
          'SELECT count(*)::int AS n FROM load_piece p JOIN load_file f ON f.id = p.file WHERE f.load = $1',
          [id],
        )
      )[0].n,
    ).toBe(3)
    await calls.check(id)
    expect(await calls.ended(id)).toMatchObject({ rows: 120_000, taken: 108_000, refused: 12_000 })
    const page = await calls.findings({ load: id, outcome: 'REFUSED', kind: 'entities' }, [11_990, 11_999])
    expect([page.total, page.rows.length, page.rows.at(-1)?.row]).toEqual([10_000, 10, 119_992])
    const entries = () => rowsOf('SELECT FROM audit_entry WHERE call = $1', [loads.refused.id])
    const before = (await entries()).length
    expect((await calls.refused(id)).statusCode).toBe(200)
    expect(await entries()).toHaveLength(before + 1)
  })
})

it('shows personal data masked, and gives whole rows of others, to who may see them alone', async () => {
  const people = `BRN,Person,Kind,Given Name,Surname,Date of Birth,ID Number
80950000000001,1,INDIVIDUAL,Amina,Nabulya,1970-01-02,CM70100200ABCD
80950000000001,2,INDIVIDUAL,Amina,Nabulya,1971-01-02,CM70100200ABCD
`
  const id = await loadWith(calls, 'masked', {
    'entities.csv': 'BRN,Name,Kind,Registered On\n80950000000001,MASKED LTD,COMPANY,2010-01-05\n',
    'people.csv': people,
  })
  await calls.check(id)
  expect(await calls.ended(id)).toMatchObject({ state: 'CHECKED', refused: 2 })
  await givePermissions(registry.database, 'auditor', ['can_load_register'])
  const auditor = loadCalls(registry, await registry.signIn('auditor'))
  const masked = (await auditor.findings({ load: id })).rows
  expect(masked.map(({ code }) => code)).toEqual(['two-birthdays', 'two-birthdays'])
  expect(JSON.stringify(masked)).not.toContain('CM70100200ABCD')
  expect(JSON.stringify((await calls.findings({ load: id })).rows)).toContain('CM70100200ABCD')
  expect((await auditor.refused(id)).statusCode).toBe(403)
  expect((await calls.refused(id)).statusCode).toBe(200)
})

it('is refused to others', async () => {
  const clerk = loadCalls(registry, await registry.signIn('clerk'))
  expect((await clerk.list()).status).toBe(403)
  expect((await clerk.start('mine')).status).toBe(403)
  expect(await calls.start('later', { effectiveOn: '2999-01-01' })).toMatchObject({ status: 400, code: 'day-to-come' })
})

it('of the command line stands in the list', async () => {
  const { id } = await loadFiles(registry.database, {
    'entities.csv': 'BRN,Name,Kind,Registered On\n80960000000001,BY COMMAND LTD,COMPANY,2010-01-05\n',
  })
  const { rows, total } = await calls.list({ source: 'test' })
  expect(rows).toMatchObject([{ id: String(id), name: 'files', by: 'tester', state: 'WRITTEN', rows: 1, taken: 1 }])
  expect(total).toBe(1)
})
