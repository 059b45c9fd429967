import { MOST_REFUSED_IN_BOOK } from '@contract/portal/loads'
import { companies } from '@contract/registry/entityFiles'
import { writeBook, writeXlsx } from '@spreadsheet/write'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { bodsEntity } from '../../support/bods'
import { addColleagues } from '../../support/manyStaff'
import { type LoadCalls, loadCalls, loadWith } from '../../support/portalLoads'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { zip } from '../../support/zip'

let registry: TestRegistry
let token: string
let calls: LoadCalls
beforeAll(async () => {
  registry = await testRegistry({ companies: 40 })
  const [one] = await addColleagues(registry.database, 1)
  token = one?.token ?? ''
  calls = loadCalls(registry, token)
})
afterAll(() => registry.close())

const rowsOf = async (query: string, values: unknown[] = []) => (await registry.database.pool.query(query, values)).rows

const entities = `BRN,Company,Kind,Registered On,Share Capital,Number of Shares
80990000000001,ALPHA LTD,COMPANY,2010-01-05,1000.00,100
80990000000002,BETA LTD,company,03/05/2011,"2,000",200
80990000000004,DELTA LTD,COMPANY,30/02/2012,,
`
const peopleSheet = writeXlsx(
  ['BRN', 'Person', 'Kind', 'Given Name', 'Surname', 'Date of Birth', 'ID Number'],
  [
    ['80990000000001', '1', 'INDIVIDUAL', 'Amina', 'Nabulya', '1970-01-02', 'CM1'],
    ['80990000000002', '1', 'INDIVIDUAL', 'Kato', 'Mukasa', '1980-03-04', 'CM3'],
    ['80990000000009', '1', 'INDIVIDUAL', 'Nobody', 'There', '1980-03-04', 'CM4'],
  ],
  'people',
)
const filings = JSON.stringify({
  trackingNo: 'TN-990001',
  brn: '80990000000001',
  filedAt: '2010-02-01',
  changes: ['Directors'],
})

describe('a load by the calls', () => {
  let id: string

  it('takes files, proposes the mapping of their headers, and keeps corrections', async () => {
    const started = await calls.start('Old register')
    expect(started).toMatchObject({ status: 200, load: { state: 'OPEN', name: '', files: [], mapping: {} } })
    id = started.load.id
    const { load: one } = await calls.upload(id, 'entities.csv', entities)
    expect(one.files).toMatchObject([
      { name: 'entities.csv', fault: null, parts: [{ sheet: null, kind: 'entities', missing: ['Name'] }] },
    ])
    expect(one.files[0]?.parts[0]?.headers).toContain('Company')
    expect(await calls.check(id)).toMatchObject({ status: 400, code: 'load-column-missing' })
    await calls.upload(id, 'officers.xlsx', peopleSheet)
    const { load } = await calls.upload(id, 'filings.ndjson', filings)
    expect(load.name).toBe('entities.csv, filings.ndjson, officers.xlsx')
    expect(load.files.flatMap(({ parts }) => parts.map(({ sheet, kind, missing }) => [sheet, kind, missing]))).toEqual([
      [null, 'entities', ['Name']],
      [null, 'filings', []],
      ['people', 'people', []],
    ])
    const mapping = { columns: { entities: { name: 'Company' } } }
    const { load: mapped } = await calls.map(id, mapping)
    expect(mapped).toMatchObject({ mapping, state: 'OPEN' })
    expect(mapped.files[0]?.parts[0]).toMatchObject({ columns: { name: 'Company' }, missing: [] })
    // A field whose header fits by chance is left out.
    const without = { columns: { entities: { name: 'Company', shareCapital: '' } } }
    const { load: left } = await calls.map(id, without)
    expect(left.files[0]).toMatchObject({ fault: null, parts: [{ kind: 'entities', missing: [] }] })
    expect(left.files[0]?.parts[0]?.columns).not.toHaveProperty('shareCapital')
    await calls.map(id, mapping)
  })

  it('refuses to be written before it is checked', async () => {
    expect(await calls.write(id)).toMatchObject({ status: 409, code: 'load-not-checked' })
    expect(await calls.takeBack(id)).toMatchObject({ status: 409, code: 'load-not-written' })
    expect(await calls.cancel(id)).toMatchObject({ status: 409, code: 'load-not-under-way' })
  })

  it('checks every row in the background and writes nothing into the register', async () => {
    expect((await calls.check(id)).load.state).toBe('CHECKING')
    const load = await calls.ended(id)
    expect(load).toMatchObject({ state: 'CHECKED', fault: null, rows: 7, refused: 2, progress: null })
    expect(load.outcomes.map(({ kind, taken, mended, refused }) => [kind, taken, mended, refused])).toEqual([
      ['entities', 1, 1, 1],
      ['people', 2, 0, 1],
      ['filings', 0, 1, 0],
    ])
    expect(await rowsOf("SELECT brn FROM entity WHERE brn LIKE '8099%'")).toEqual([])
    const { rows, total } = await calls.findings({ load: id })
    expect(total).toBe(2)
    expect(rows.map(({ kind, file, row, key, code }) => [kind, file, row, key, code])).toEqual([
      ['entities', 'entities.csv', 4, '80990000000004', 'not-a-day'],
      ['people', 'officers.xlsx', 4, '80990000000009|1', 'no-entity'],
    ])
    expect(rows[0]?.reason).toBe(
      'Registered On: 30/02/2012 is not a day of the calendar. Enter a day such as 2021-05-03.',
    )
  })

  it('is written in the background, and read by the published calls', async () => {
    expect((await calls.write(id)).load.state).toBe('WRITING')
    const load = await calls.ended(id)
    expect(load).toMatchObject({ state: 'WRITTEN', fault: null, files: [], taken: 3, mended: 2, refused: 2 })
    expect(load.digest).toMatch(/^[0-9a-f]{64}$/)
    const file = await registry.as(token)({
      method: 'GET',
      url: companies.read.path.replace('{brn}', '80990000000001'),
    })
    expect(file.body).toContain('ALPHA LTD')
    expect(await calls.write(id)).toMatchObject({ status: 409, code: 'load-closed' })
    expect((await calls.sources()).load).toMatchObject({ sources: ['Old register'] })
    expect((await calls.start('Old register')).load.mapping).toEqual({ columns: { entities: { name: 'Company' } } })
    const entries = await rowsOf("SELECT call, actor_name FROM audit_entry WHERE call = 'LOAD'")
    expect(entries).toMatchObject([{ actor_name: expect.stringContaining('Colleague') }])
  })

  it('gives its refused rows as a workbook, which is mended and sent again', async () => {
    const answer = await calls.refused(id)
    expect(answer.statusCode).toBe(200)
    const book = read(answer.rawPayload)
    expect(book.SheetNames).toEqual(['entities', 'people'])
    const sheet = book.Sheets.entities ?? {}
    const [header = [], row = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 })
    expect(row.at(-1)).toBe('Registered On: 30/02/2012 is not a day of the calendar. Enter a day such as 2021-05-03.')
    const mended = row.map((cell, at) => (header[at] === 'Registered On' ? '2012-02-29' : cell))
    const next = await loadWith(calls, 'Old register', {
      'again.xlsx': writeBook([{ name: 'entities', headers: header, rows: [mended] }]),
    })
    await calls.check(next)
    expect(await calls.ended(next)).toMatchObject({ state: 'CHECKED', rows: 1, taken: 1, refused: 0 })
  })

  it('gives many refused rows as a zip of tables, which is loaded again as it is', async () => {
    const lines = Array.from(
      { length: MOST_REFUSED_IN_BOOK + 1 },
      (_, n) => `${80990000100000 + n},"GAMMA, ""${n}""",COMPANY,30/02/2012`,
    )
    const many = await loadWith(calls, 'Many', { 'entities.csv': `BRN,Name,Kind,Registered On\n${lines.join('\n')}\n` })
    await calls.check(many)
    expect(await calls.ended(many)).toMatchObject({ state: 'CHECKED', refused: lines.length })
    const answer = await calls.refused(many)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip'])
    const again = await loadWith(calls, 'Again', { 'refused.zip': answer.rawPayload })
    await calls.check(again)
    expect(await calls.ended(again)).toMatchObject({ state: 'CHECKED', rows: lines.length, refused: lines.length })
    const { rows } = await calls.findings({ load: again }, [lines.length - 1, lines.length - 1])
    expect(rows).toMatchObject([
      { file: 'entities.csv', row: lines.length + 1, key: '80990000110000', code: 'not-a-day' },
    ])
    for (const load of [many, again]) await calls.discard(load)
  })

  it('is taken back', async () => {
    expect((await calls.takeBack(id)).load.state).toBe('TAKING_BACK')
    expect(await calls.ended(id)).toMatchObject({ state: 'TAKEN_BACK', kept: 0, fault: null })
    expect(await rowsOf("SELECT brn FROM entity WHERE brn LIKE '8099%'")).toEqual([])
  })
})

describe('files that are no tables', () => {
  it('takes a zip with documents, names its files, and stores what they hold', async () => {
    const text = (content: string) => new TextEncoder().encode(content)
    const id = await loadWith(calls, 'Zipped', {
      'register.zip': zip([
        {
          name: 'register/entities.csv',
          data: text('BRN,Name,Kind,Registered On\n80990000000071,ZIP LTD,COMPANY,2010-01-05\n'),
        },
        {
          name: 'register/documents.csv',
          data: text(
            'BRN,File,Type,Name,Filed At\n80990000000071,form.pdf,FORM_18,Form 18,2010-01-06T10:00:00+03:00\n',
          ),
        },
        { name: 'register/documents/form.pdf', data: text('%PDF-1.4 as it was filed') },
      ]),
    })
    const [file] = (await calls.read(id)).load.files
    expect(file?.parts.map(({ file: name, kind, missing }) => [name, kind, missing])).toEqual([
      ['entities.csv', 'entities', []],
      ['documents.csv', 'documents', []],
    ])
    await calls.check(id)
    expect(await calls.ended(id)).toMatchObject({ state: 'CHECKED', taken: 2, refused: 0 })
    await calls.write(id)
    expect(await calls.ended(id)).toMatchObject({ state: 'WRITTEN', taken: 2 })
    expect(await rowsOf('SELECT name, kind FROM entity_document WHERE brn = $1', ['80990000000071'])).toEqual([
      { name: 'Form 18', kind: 'FORM_18' },
    ])
  })

  it('says of a mapping in a zip that the columns are corrected on the page', async () => {
    const text = (content: string) => new TextEncoder().encode(content)
    const id = await loadWith(calls, 'With mapping', {
      'register.zip': zip([
        { name: 'entities.csv', data: text('BRN,Name,Kind,Registered On\n80990000000081,A LTD,COMPANY,2010-01-05\n') },
        { name: 'mapping.json', data: text('{}') },
      ]),
    })
    const [file] = (await calls.read(id)).load.files
    expect(file?.fault?.message).toBe(
      'mapping.json cannot be read. Only the command line reads it. Send the files without it, and correct the columns in the next step. Nothing was loaded.',
    )
    await calls.discard(id)
  })

  it('takes BODS statements by the scheme of the mapping, and counts what the register does not hold', async () => {
    const id = await loadWith(calls, 'Owners', {
      'owners.json': JSON.stringify([
        bodsEntity('one', undefined, {
          identifiers: [{ id: '80990000000072', scheme: 'XX-REG' }],
          publicListing: { hasPublicListing: false },
        }),
      ]),
    })
    expect((await calls.read(id)).load.files).toMatchObject([
      { fault: null, parts: [{ kind: 'entities', headers: [] }] },
    ])
    await calls.map(id, { brnScheme: 'XX-REG' })
    await calls.check(id)
    const checked = await calls.ended(id)
    expect(checked).toMatchObject({ state: 'CHECKED', taken: 1, refused: 0 })
    expect(checked.outcomes[0]?.leftOut).toContainEqual({ what: 'entity: publicListing', count: 1 })
    await calls.discard(id)
  })
})
