import { contract } from '@contract/index'
import type { HeldData } from '@contract/portal/personData'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { readPdf } from '../../support/pdf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const NUMBER = 'CF85000123450A'
const OTHER = 'CM90000777770B'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let [agnes, colleague]: string[] = []
const run = async (statement: string, values: unknown[] = []) =>
  (await registry.database.pool.query(statement, values)).rows
beforeAll(async () => {
  registry = await testRegistry({ companies: 60 })
  await givePermissions(registry.database, 'newcomer', ['can_search_people', 'can_view_personal_data'])
  call = registry.as(await registry.signIn('newcomer'))
  await run(`INSERT INTO entity (brn, name, kind, registered_on) VALUES
    ('72000000000001', 'ZUMARIDI TRADERS LTD', 'COMPANY', '2019-05-02'),
    ('72000000000002', 'ZUMARIDI STORES', 'BUSINESS_NAME', '2021-08-09')`)
  const people = await run(`INSERT INTO entity_person
      (brn, no, roles, kind, given_name, sur_name, id_type, id_number, date_of_birth, email, street)
    VALUES ('72000000000001', 1, '{DIRECTOR}', 'INDIVIDUAL', 'Agnes', 'Zumaridi', 'NATIONAL_ID', '${NUMBER}', '1985-03-04', 'agnes@zumaridi.example', 'Boat Lane 4'),
      ('72000000000001', 2, '{DIRECTOR}', 'INDIVIDUAL', 'Brian', 'Zumaridi', 'NATIONAL_ID', '${OTHER}', '1990-01-02', NULL, NULL),
      ('72000000000002', 1, '{PARTNER}', 'INDIVIDUAL', 'Agnes', 'Zumaridi', 'NATIONAL_ID', '${NUMBER.toLowerCase()}', '1985-03-04', NULL, NULL)
    RETURNING id`)
  ;[agnes, colleague] = people.map(({ id }) => String(id))
  await run(`INSERT INTO account (account_type, email, given_name, sur_name, id_type, id_number)
    VALUES ('INDIVIDUAL', 'az@post.example', 'Agnes', 'Zumaridi', 'NATIONAL_ID', '${NUMBER}')`)
})
afterAll(() => registry.close())

const take = (payload: object, as = call) => as({ method: 'POST', url: pathOf(contract.personData.take), payload })
const entries = () =>
  run(`SELECT kind, file_kind, file_key, reference FROM access_entry WHERE call = 'PORTAL-PERSON-DATA' ORDER BY at`)

it('holds every record and account of the person, and nothing of anybody else', async () => {
  const answer = await take({ person: agnes, reference: 'Letter 12/2026' })
  expect(answer.statusCode).toBe(200)
  const { held: data, paper } = answer.json() as { held: HeldData; paper: string }
  expect(data.records.map(({ entity, roles }) => [entity, roles])).toEqual([
    ['ZUMARIDI STORES', ['PARTNER']],
    ['ZUMARIDI TRADERS LTD', ['DIRECTOR']],
  ])
  expect(data.records[1]).toMatchObject({
    idNumber: NUMBER,
    dateOfBirth: '1985-03-04',
    email: 'agnes@zumaridi.example',
    address: 'Boat Lane 4',
  })
  expect(data.accounts).toMatchObject([{ type: 'INDIVIDUAL', email: 'az@post.example', idNumber: NUMBER }])
  const { title, pages } = await readPdf(Buffer.from(paper, 'base64'))
  expect(title).toContain('Agnes Zumaridi')
  for (const text of [NUMBER, 'ZUMARIDI STORES', 'agnes@zumaridi.example', 'az@post.example', 'Boat Lane 4'])
    expect(pages.join(' ')).toContain(text)
  expect(JSON.stringify(data) + pages.join(' ')).not.toContain(OTHER)
  expect(JSON.stringify(data)).not.toContain('Brian')
})

it.each([
  ['the person', 'PERSON', () => agnes],
  ['the file of an entity', 'ENTITY', () => '72000000000001'],
  ['a colleague in the file of an entity', 'PERSON', () => colleague],
])('holds no address that a flag on %s suppresses, in data and paper', async (_, kind, key) => {
  await run(
    `INSERT INTO flag (kind_id, subject_kind, subject_key, reason, set_by_id, set_by)
     SELECT k.id, $1, $2, 'Order', a.id, 'Any' FROM flag_kind k, account a WHERE k.masks_addresses AND a.username = 'admin'`,
    [kind, key()],
  )
  const { held, paper } = (await take({ person: agnes, reference: 'Letter 15/2026' })).json()
  const { pages } = await readPdf(Buffer.from(paper, 'base64'))
  expect(JSON.stringify(held) + pages.join(' ')).not.toContain('Boat Lane')
  expect(held.records[1]).toMatchObject({ idNumber: NUMBER, email: 'agnes@zumaridi.example', address: '••••••••' })
  await run('DELETE FROM flag')
})

it('stores no ID number that stands in the reference', async () => {
  const reference = `Request of ${OTHER}`
  expect((await take({ person: agnes, reference })).statusCode).toBe(200)
  const kept = await run(
    "SELECT reference AS text FROM access_entry WHERE call = 'PORTAL-PERSON-DATA' ORDER BY at DESC LIMIT 1",
  )
  const told = await run(
    "SELECT after::text AS text FROM audit_entry WHERE call = 'PORTAL-PERSON-DATA' ORDER BY id DESC LIMIT 1",
  )
  expect(kept).toEqual([{ text: `Request of ${OTHER.slice(0, 2)}••••••••${OTHER.slice(-4)}` }])
  expect(told[0].text).not.toContain(OTHER)
})

it('holds the words of a document that are no day, as they were filed', async () => {
  await run(`INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
    VALUES ('ZU/2020/1', 'WILL', 'Will of Agnes', '2020-02-03')`)
  const facts = { givenName: 'Agnes', surName: 'Zumaridi', idType: 'NATIONAL_ID', idNumber: NUMBER }
  await run(
    `INSERT INTO legal_document_party (instrument_number, position, role, nature, facts)
      VALUES ('ZU/2020/1', 1, 'Parties', 'individual', $1)`,
    [{ ...facts, dateOfBirth: '31/12/1985', physicalAddress: { district: { name: 'Gulu' } }, plot: 12 }],
  )
  const answer = await take({ person: agnes, reference: 'Letter 13/2026' })
  const { held, paper } = answer.json() as { held: HeldData; paper: string }
  expect(held.legalDocuments).toMatchObject([{ instrumentNumber: 'ZU/2020/1', party: { dateOfBirth: '31/12/1985' } }])
  const text = (await readPdf(Buffer.from(paper, 'base64'))).pages.join(' ')
  expect(text).toContain('31/12/1985')
  expect(text).toContain('12, Gulu')
})

it('holds a document whose party has a passport and a country that stands as an object', async () => {
  const [{ id }] = await run(`INSERT INTO entity_person
      (brn, no, roles, kind, given_name, sur_name, id_type, id_number, nationality)
    VALUES ('72000000000002', 9, '{PARTNER}', 'INDIVIDUAL', 'Otieno', 'Zumaridi', 'PASSPORT', 'AK7712345', 'Kenyan') RETURNING id`)
  await run(`INSERT INTO legal_document (instrument_number, document_type, subject_matter, filing_date)
    VALUES ('ZU/2020/2', 'WILL', 'Will of Otieno', '2020-02-04')`)
  await run(
    `INSERT INTO legal_document_party (instrument_number, position, role, nature, facts)
      VALUES ('ZU/2020/2', 1, 'Parties', 'individual', $1)`,
    [{ name: 'Otieno Zumaridi', idType: 'PASSPORT', idNumber: 'AK7712345', nationality: { name: 'KENYAN' } }],
  )
  const answer = await take({ person: String(id), reference: 'Letter 14/2026' })
  expect(answer.statusCode).toBe(200)
  expect(answer.json().held.legalDocuments).toMatchObject([{ instrumentNumber: 'ZU/2020/2' }])
  await run("DELETE FROM entity_person WHERE id_number = 'AK7712345'")
})

it('tells people apart who have the same number of different countries or types, and reads dashes in one', async () => {
  const add = async (type: string, number: string, country: string, name: string, born: string) =>
    (
      await run(
        `INSERT INTO entity_person (brn, no, roles, kind, given_name, sur_name, id_type, id_number, nationality, date_of_birth)
         SELECT '72000000000002', max(no) + 1, '{PARTNER}', 'INDIVIDUAL', $4, 'Mwangi', $1, $2, $3, $5
         FROM entity_person WHERE brn = '72000000000002' RETURNING id`,
        [type, number, country, name, born],
      )
    )[0].id
  const kenyan = String(await add('PASSPORT', 'B-123 4567', 'Kenya', 'Grace', '1979-09-09'))
  const accounts = [
    ['own@post.example', 'PASSPORT', 'B1234567', 'Kenyan', 'Grace', '1979-09-09'],
    ['alien@post.example', 'ALIEN_ID', 'B1234567', 'Kenyan', 'Grace', '1979-09-09'],
    ['other@post.example', 'PASSPORT', 'B1234567-', 'Ghanaian', 'Kofi', '1981-01-01'],
    ['day@post.example', 'PASSPORT', 'B-1234567', 'Ghanaian', 'Kofi', '1979-09-09'],
  ]
  for (const [email, ...rest] of accounts)
    await run(
      `INSERT INTO account (account_type, email, id_type, id_number, nationality, given_name, sur_name, date_of_birth)
       VALUES ('INDIVIDUAL', $1, $2, $3, $4, $5, 'Mwangi', $6)`,
      [email, ...rest],
    )
  const { held } = (await take({ person: kenyan, reference: 'Letter 12/2026' })).json() as { held: HeldData }
  expect(held.accounts.map(({ email }) => email)).toEqual(['own@post.example'])
})

it('leaves an entry in the access log and one in the audit trail, without a value', async () => {
  const before = await entries()
  await take({ person: agnes, reference: 'Letter 13/2026' })
  expect((await entries()).slice(before.length)).toEqual([
    { kind: 'EXPORT', file_kind: 'PERSON', file_key: agnes, reference: 'Letter 13/2026' },
  ])
  const [entry] = await run(
    `SELECT subject, after FROM audit_entry WHERE call = 'PORTAL-PERSON-DATA' ORDER BY id DESC LIMIT 1`,
  )
  expect(entry).toEqual({
    subject: 'Agnes Zumaridi',
    after: { personalData: 'given to the person', reference: 'Letter 13/2026' },
  })
  const admin = registry.as(await registry.signIn('admin'))
  const filter = new URLSearchParams({ filter: JSON.stringify({ fileKind: 'PERSON', fileKey: agnes }), range: '[0,9]' })
  const [logged] = (await admin({ url: `${pathOf(contract.accessLog.list)}?${filter}` })).json()
  expect(logged).toMatchObject({ kind: 'EXPORT', fileName: 'Agnes Zumaridi' })
  const again = (await take({ person: agnes, reference: 'Letter 14/2026' })).json().held as HeldData
  expect(again.reads[0]).toMatchObject({ kind: 'EXPORT' })
})

it('needs both permissions, a reference and a person, and says which is missing', async () => {
  await givePermissions(registry.database, 'clerk', ['can_view_personal_data'])
  await givePermissions(registry.database, 'auditor', ['can_search_people'])
  for (const name of ['clerk', 'auditor']) {
    const refused = await take({ person: colleague, reference: 'x' }, registry.as(await registry.signIn(name)))
    expect(refused.statusCode, name).toBe(403)
  }
  const blank = await take({ person: agnes, reference: '  ' })
  expect([blank.statusCode, blank.json().fields]).toEqual([400, { reference: 'Enter the reference of the request' }])
  expect((await take({ person: '999999999', reference: 'x' })).statusCode).toBe(404)
})
