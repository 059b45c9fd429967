import { readFileSync } from 'node:fs'
import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../support/multipart'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const BRN = '80020009999999'
const NAME = 'PEOPLE\u2019S REPUBLIC OF TEA LTD'

type Call = ReturnType<TestRegistry['as']>
let registry: TestRegistry
let admin: Call
const run = (statement: string, values: unknown[] = []) => registry.database.pool.query(statement, values)
const post = async (url: string, payload: object, by = admin) => (await by({ method: 'POST', url, payload })).json()

beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  admin = registry.as(await registry.signIn('admin'))
  await run(`INSERT INTO entity (brn, name, kind, registered_on) VALUES ($1, $2, 'COMPANY', '2020-01-01')`, [BRN, NAME])
  for (const register of ['BLACKLIST', 'DEREGISTRATION'])
    await run(
      `INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by)
       VALUES ($1, $2, $3, 'Any', 'Any')`,
      [register, BRN, NAME],
    )
})
afterAll(() => registry.close())

const brnsOf = (rows: readonly { brn: string }[]) => rows.map(({ brn }) => brn)
const places: Record<string, (search: string) => Promise<string[]>> = {
  'entity search': async search =>
    brnsOf((await admin({ url: pathOf(contract.companies.list), query: { search } })).json().content),
  'the black list': async search =>
    brnsOf((await admin({ url: pathOf(contract.blacklist.list), query: { search } })).json().content),
  'the de-registrations': async search =>
    brnsOf((await admin({ url: pathOf(contract.deRegistrations.list), query: { search } })).json().content),
  'the palette': async text =>
    (await post(pathOf(contract.find.records), { text })).found.map(({ key }: { key: string }) => key),
}

describe.each(Object.entries(places))('%s', (_, search) => {
  it.each([
    ['a plain apostrophe', "PEOPLE'S REPUBLIC OF"],
    ['a curly apostrophe', 'PEOPLE\u2019S REPUBLIC OF'],
    ['no-break space', "people's\u00a0republic of"],
    ['two spaces', "PEOPLE'S  REPUBLIC OF"],
    ['a mark behind the number', `${BRN}\u200e`],
    ['a number with dashes of another kind', '8002\u20110009\u2011999999'],
  ])('finds the company by %s', async (_, typed) => {
    expect(await search(typed)).toContain(BRN)
  })
})

describe('an import', () => {
  it('stores names in single spaces, which a search finds', async () => {
    const file = readFileSync(new URL('../../spreadsheet/cases/invisible-marks.xlsx', import.meta.url))
    const answer = await admin({
      method: 'POST',
      url: pathOf(contract.deRegistrations.upload),
      ...multipart(file, 'list.xlsx'),
    })
    expect(answer.json().data).toMatchObject({ taken: 5, refused: [] })
    const { rows } = await run(`SELECT company_name FROM strike_entry WHERE company_name ~ '  |[^ -~]' AND brn <> $1`, [
      BRN,
    ])
    expect(rows).toEqual([])
    for (const name of ['DR. NO BREAK', 'TWO SPACES'])
      expect(await places['the de-registrations']?.(name)).toHaveLength(1)
  })
})

it('names are as long as they are read: marks do not count, letters do', async () => {
  const add = (name: string) => post(pathOf(contract.mdas.create), { name })
  expect(await add('A\u200b'.repeat(300))).toMatchObject({ status: 400, fields: { name: expect.any(String) } })
  await add('B\u200b'.repeat(150))
  expect((await run(`SELECT name FROM mda WHERE name LIKE 'BB%'`)).rows).toEqual([{ name: 'B'.repeat(150) }])
})

it('a flag that is set by a dashed number stands on the company', async () => {
  const { rows } = await run(`SELECT id FROM flag_kind WHERE name = 'Court order'`)
  const flag = { kindId: `${rows[0].id}`, reason: 'Order', document: 'HC 12', lastDay: null }
  const key = '8002-0009-999999'
  expect(await post(pathOf(contract.flags.set), { kind: 'ENTITY', key, ...flag })).toMatchObject({ code: 'flag-set' })
  for (const spelling of [BRN, key]) {
    const { flags } = (
      await admin({ url: pathOf(contract.notes.ofRecord), query: { kind: 'ENTITY', key: spelling } })
    ).json()
    expect(flags).toMatchObject([{ name: 'Court order' }])
  }
  await run('DELETE FROM flag')
})

describe('a search of one or two letters', () => {
  const found = async (url: string, query: Record<string, string>) => {
    const answer = await admin({ url, query })
    expect(answer.statusCode).toBe(200)
    return answer.body
  }
  const searched = (url: string) => (search: string) => found(url, { search })
  const filtered = (url: string, name: string) => (typed: string) =>
    found(url, { filter: JSON.stringify({ [name]: typed }) })
  const lists: Record<string, (typed: string) => Promise<string>> = {
    'entity search': searched(pathOf(contract.companies.list)),
    'the black list': searched(pathOf(contract.blacklist.list)),
    'the government bodies': searched(pathOf(contract.mdas.list)),
    'the legal documents': searched(pathOf(contract.legalDocuments.list)),
    'the practitioners': searched(pathOf(contract.practitioners.list)),
    'the insolvency applications': searched(pathOf(contract.insolvencyApplications.list)),
    work: filtered(pathOf(contract.work.list), 'q'),
    'the audit trail': filtered(pathOf(contract.audit.list), 'q'),
  }
  const SHORT = 'D\u2019ARCY '

  beforeAll(async () => {
    const brn = '80020008888888'
    await run(`INSERT INTO entity (brn, name, kind, registered_on) VALUES ($1, $2, 'COMPANY', '2020-01-01')`, [
      brn,
      `${SHORT}LTD`,
    ])
    await run(
      `INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by)
       VALUES ('BLACKLIST', $1, $2, 'Any', 'Any')`,
      [brn, `${SHORT}LTD`],
    )
    await run(
      `INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset)
       VALUES ('W888', $1, $2, 'WINDING_UP', 'ASSIGNED', true)`,
      [brn, `${SHORT}LTD`],
    )
    await run(
      `INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
       VALUES ('D888', 'DEBENTURE', $1, '2026-01-01')`,
      [`${SHORT}DEBENTURE`],
    )
    await run(
      `INSERT INTO practitioner (unique_practitioner_number, first_name, last_name, registration_date)
       VALUES ('IP-888', 'Ann', $1, '2026-01-01')`,
      [SHORT.trim()],
    )
    await post(pathOf(contract.mdas.create), { name: `${SHORT}AUTHORITY` })
  })

  it.each(Object.entries(lists))('finds the same in %s, whatever signs are typed', async (_, search) => {
    for (const typed of ["d'", 'D\u2019', 'd\u02bc', '\uff24\u2019', '\u00a0D\u200b\u2018 '])
      expect(await search(typed), typed).toContain(SHORT.trim())
    expect(await search("e'")).not.toContain(SHORT.trim())
  })
})
