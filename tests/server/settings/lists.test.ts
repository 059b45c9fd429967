import { buffer } from 'node:stream/consumers'
import { contract } from '@contract/index'
import { paper } from '@server/edms/paper'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { form, type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const somePdf = () => {
  const about = { name: 'Guide', subject: 'A test', filedAt: '2026-01-01' }
  return buffer(paper(about, doc => void doc.text('How to close the day')))
}

const rowsOf = async (url: string) => (await admin({ url })).json().data
const post = (url: string, payload: object) => admin({ method: 'POST', url, payload })

describe.each([
  [
    pathOf(contract.departments.create),
    pathOf(contract.departments.list),
    'departmentName',
    'Department created successfully',
  ],
  [pathOf(contract.occupations.list), pathOf(contract.occupations.create), 'name', 'Occupation created successfully'],
])('%s', (listed, create, field, done) => {
  it('adds a name once, ignoring case, even from twenty concurrent requests', async () => {
    expect((await post(create, { [field]: '  Archives   and Records ' })).json().message).toBe(done)
    expect((await rowsOf(listed)).map((row: Record<string, string>) => row[field])).toContain('Archives and Records')
    const again = (await post(create, { [field]: 'archives AND records' })).json()
    expect([again.status, again.code, Object.keys(again.fields)]).toEqual([409, 'name-taken', [field]])
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(create, { [field]: 'Estates' })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19)
  })

  it.each(['', '   ', '\u0007', 'x'.repeat(101), 7])('refuses %j by field', async name => {
    expect(Object.keys((await post(create, { [field]: name })).json().fields)).toEqual([field])
  })
})

describe('countries', () => {
  const url = pathOf(contract.countries.list)

  it('are added with a code of ISO 3166, kept in capitals', async () => {
    await registry.database.write(tx => tx.execute(sql`DELETE FROM country WHERE code IN ('IS', 'TV')`))
    expect((await post(url, { name: 'Iceland', code: 'is' })).json().message).toBe('Country created successfully')
    expect(await rowsOf(url)).toContainEqual({ id: expect.any(String), name: 'Iceland', code: 'IS' })
  })

  it.each([
    [{ name: 'Nowhere', code: 'ZZ' }, 'unknown-country-code', 'code'],
    [{ name: 'Buganda', code: 'UG' }, 'code-taken', 'code'],
    [{ name: 'uganda', code: 'TV' }, 'name-taken', 'name'],
    [{ name: 'Tuvalu', code: 'TUV' }, 'invalid-fields', 'code'],
    [{ name: '', code: 'TV' }, 'invalid-fields', 'name'],
  ])('%o is refused as %s', async (body, code, field) => {
    const answer = (await post(url, body)).json()
    expect([answer.code, Object.keys(answer.fields)]).toEqual([code, [field]])
  })
})

describe('user manuals', () => {
  const url = pathOf(contract.manuals.list)
  const add = (fields: Record<string, string>, bytes: Uint8Array, name = 'guide.pdf') =>
    admin({ method: 'POST', url: pathOf(contract.manuals.add), ...form(fields, { bytes, name, field: 'file' }) })

  it('makes the manuals of the demonstration when they are first read', async () => {
    const [first] = await rowsOf(url)
    expect(first).toMatchObject({ sectionName: 'Signing in', position: 1 })
    const file = await admin({ url: pathOf(contract.manuals.file, { filename: first.filename }) })
    expect(file.headers['content-type']).toBe('application/pdf')
    expect(file.headers['content-disposition']).toContain('Signing in.pdf')
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('are uploaded, read back byte for byte, and deleted', async () => {
    const bytes = await somePdf()
    const added = await add({ sectionName: 'Closing the day', position: '9' }, bytes, '../../etc/pass\r\nwd.pdf')
    expect(added.json().message).toBe('Manual created successfully')
    const row = (await rowsOf(url)).find((one: { sectionName: string }) => one.sectionName === 'Closing the day')
    expect(row).toMatchObject({ position: 9, filename: expect.stringMatching(/^closing-the-day-[0-9a-f]{10}\.pdf$/) })
    expect(
      Buffer.compare(
        (await admin({ url: pathOf(contract.manuals.file, { filename: row.filename }) })).rawPayload,
        bytes,
      ),
    ).toBe(0)
    expect((await admin({ url: pathOf(contract.manuals.remove, { id: row.id }) })).json().message).toBe(
      'Manual deleted successfully',
    )
    expect((await admin({ url: pathOf(contract.manuals.remove, { id: row.id }) })).json().code).toBe('no-such-entry')
    expect((await admin({ url: pathOf(contract.manuals.file, { filename: row.filename }) })).json().code).toBe(
      'no-such-document',
    )
  })

  it.each([
    [{ sectionName: '', position: '1' }, 'sectionName'],
    [{ sectionName: 'signing IN', position: '1' }, 'sectionName'],
    [{ sectionName: 'New', position: '0' }, 'position'],
    [{ sectionName: 'New', position: '-3' }, 'position'],
    [{ sectionName: 'New', position: '1.5' }, 'position'],
    [{ sectionName: 'New', position: '99999' }, 'position'],
  ])('%o is refused by field', async (fields, field) => {
    expect(Object.keys((await add(fields, await somePdf())).json().fields)).toEqual([field])
  })

  it('must be PDF by content, whatever their names', async () => {
    const answer = await add({ sectionName: 'Trap', position: '1' }, Buffer.from('<svg onload=alert(1)>'))
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'file-of-other-kind'])
  })

  it('are not served for handles of other documents', async () => {
    const { rows } = await registry.database.read.execute<{ id: string }>(
      sql`SELECT edms_id AS id FROM entity_document WHERE edms_id IS NOT NULL LIMIT 1`,
    )
    expect((await admin({ url: pathOf(contract.manuals.file, { filename: rows[0]?.id ?? '' }) })).json().code).toBe(
      'no-such-document',
    )
  })
})
