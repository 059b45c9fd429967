import { registryToday } from '@contract/registryDay'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { entitiesOf, setFlag } from '../../support/filings'
import { type Partners, partnersOf } from '../../support/partners'
import { type TestRegistry, testRegistry } from '../../support/registry'

const PATH = '/filing/changes'
const SAMPLE = 'SB0000000001'

let registry: TestRegistry
let partners: Partners
let brn = ''
beforeAll(async () => {
  registry = await testRegistry()
  partners = await partnersOf(registry)
  const [company] = await entitiesOf(registry, "e.kind = 'COMPANY'")
  brn = company?.brn ?? ''
})
afterAll(() => registry.close())

const filing = (trackingNo: string, more: object = {}) => ({
  brn,
  trackingNo,
  people: [{ kind: 'INDIVIDUAL', givenName: 'Nakirya', surName: 'Partner', idNumber: 'CF00000000TEST' }],
  effects: [{ kind: 'APPOINTMENT', on: '2022-01-01', role: 'DIRECTOR', person: { added: 1 } }],
  documents: [{ name: 'Form 20' }],
  ...more,
})
const query = async (text: string, ...values: unknown[]) => (await registry.database.pool.query(text, values)).rows

it('takes a filing of an organisation with a live key for it, and answers the same again', async () => {
  const { live, id } = await partners.organisationWith(5000, PATH)
  const answer = await partners.call(live, PATH, filing('P-1'))
  expect([answer.statusCode, answer.json().data]).toEqual([
    200,
    expect.objectContaining({ trackingNo: 'P-1', brn, effectiveOn: '2022-01-01', changes: ['CHANGE_OF_DIRECTORS'] }),
  ])
  expect((await partners.call(live, PATH, filing('P-1'))).json()).toEqual(answer.json())
  expect(await query("SELECT filed_by FROM filing WHERE tracking_no = 'P-1'")).toEqual([{ filed_by: 'Partner' }])
  expect(await query("SELECT name, migrating FROM entity_document WHERE tracking_no = 'P-1'")).toEqual([
    { name: 'Form 20', migrating: true },
  ])
  expect(
    await query("SELECT actor_id, actor_name FROM audit_entry WHERE call = 'PORTAL-FILING' AND subject = $1", brn),
  ).toEqual([{ actor_id: id, actor_name: 'Partner' }])
  const [log] = await partners.logsOf(id)
  expect(log).toMatchObject({ responseGiven: true, apiRequest: { brn, trackingNo: 'P-1' } })
  expect(JSON.stringify(log?.apiRequest)).not.toContain('Nakirya')
})

it('refuses a filing without the grant, and says of a faulty one what is wrong, without a fee', async () => {
  const without = await partners.organisationWith(5000, '/entity/basic')
  expect((await partners.call(without.live, PATH, filing('P-2'))).json().code).toBe('outside-api-access')
  const { live, id } = await partners.organisationWith(5000, PATH)
  const refused = await partners.call(live, PATH, filing('P-3', { people: [] }))
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'effect-unknown-person'])
  expect(await query("SELECT tracking_no FROM filing WHERE tracking_no IN ('P-2', 'P-3')")).toEqual([])
  const [log] = await partners.logsOf(id)
  expect(log).toMatchObject({ responseGiven: false, apiResponse: { code: 'effect-unknown-person' } })
  expect(await partners.balanceOf(id)).toBe(5000)
})

it('answers values that a person has as it answers others, and takes them without a version', async () => {
  const { live } = await partners.organisationWith(5000, PATH)
  const [person] = await query(
    `SELECT no, id_number, date_of_birth::text AS born, phone_number, email, postal_address FROM entity_person
      WHERE brn = $1 AND kind = 'INDIVIDUAL' AND num_nulls(id_number, date_of_birth, phone_number, email, postal_address) = 0
      ORDER BY no LIMIT 1`,
    brn,
  )
  const on = '2022-01-02'
  const particulars = (values: object) => ({ kind: 'PARTICULARS', on, person: { no: person.no }, values })
  const missing = { kind: 'END_OF_ROLE', on, role: 'DIRECTOR', person: { no: 32_000 } }
  const own = {
    idNumber: person.id_number,
    dateOfBirth: person.born,
    phoneNumber: person.phone_number,
    email: person.email,
    postalAddress: person.postal_address,
  }
  const guesses = [{ dateOfBirth: '1901-01-01' }, ...Object.entries(own).map(([name, value]) => ({ [name]: value }))]
  for (const [index, guess] of guesses.entries()) {
    const tried = filing(`P-TRY-${index}`, { people: [], effects: [particulars(guess), missing] })
    expect((await partners.call(live, PATH, tried)).json()).toMatchObject({
      code: 'effect-unknown-person',
      fields: { 'effects.1.person': expect.anything() },
    })
  }
  const state = 'SELECT to_jsonb(p) AS person, (SELECT count(*) FROM row_version v WHERE v.brn = p.brn) AS versions'
  const stateOf = () => query(`${state} FROM entity_person p WHERE brn = $1 AND no = $2`, brn, person.no)
  const before = await stateOf()
  const taken = await partners.call(live, PATH, filing('P-SAME', { people: [], effects: [particulars(own)] }))
  expect(taken.json().data).toMatchObject({ trackingNo: 'P-SAME', changes: ['CHANGE_OF_PARTICULARS'] })
  expect(await stateOf()).toEqual(before)
  const { steps } = (await partners.admin({ url: `/portal/history/${brn}` })).json()
  expect(steps.map((step: { trackingNo: string }) => step.trackingNo)).toEqual(['P-1'])
  await query('UPDATE entity SET history_since = registered_on WHERE brn = $1', brn)
  const compared = await partners.admin({ url: `/portal/history/${brn}/differences?asOf=filing:P-SAME` })
  expect([compared.statusCode, compared.json().differences]).toEqual([200, []])
})

it('writes nothing for a sandbox key', async () => {
  const { sandbox } = await partners.organisationWith(5000, PATH)
  const counts = 'SELECT (SELECT count(*) FROM filing) AS filings, (SELECT count(*) FROM row_version) AS versions'
  const before = await query(counts)
  const answer = await partners.call(sandbox, PATH, filing('P-4', { brn: SAMPLE }))
  expect([answer.statusCode, answer.json().data]).toEqual([
    200,
    expect.objectContaining({ trackingNo: 'P-4', brn: SAMPLE, changes: ['CHANGE_OF_DIRECTORS'] }),
  ])
  expect((await partners.call(sandbox, PATH, filing('P-5', { brn: 'SB0000000003' }))).json().code).toBe('entity-ceased')
  expect((await partners.call(sandbox, PATH, filing('P-6'))).json().code).toBe('unknown-brn')
  expect(await query(counts)).toEqual(before)
})

it('tells an organisation nothing of a flag that refuses its filing, or sends a restoration to approval', async () => {
  const [kind] = await query("SELECT name FROM flag_kind WHERE 'ALL' = ANY (refuses)")
  await setFlag(registry, brn, kind.name)
  const { live } = await partners.organisationWith(5000, PATH)
  const refusal = async (payload: object) => {
    const { statusCode, body } = await partners.call(live, PATH, payload)
    expect(body).not.toMatch(/Secret order|Court order|Fraud watch/)
    return [statusCode, JSON.parse(body).code]
  }
  expect(await refusal(filing('P-7'))).toEqual([409, 'filing-not-taken'])

  const [company] = await entitiesOf(registry, "e.kind = 'COMPANY'")
  await query(
    `INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by)
      VALUES ('DEREGISTRATION', $1, $2, 'Registrar', 'Registrar')`,
    company?.brn,
    company?.name,
  )
  await setFlag(registry, company?.brn ?? '', 'Fraud watch')
  const today = registryToday()
  const effects = [{ kind: 'RESTORATION', on: today, order: 'HC/MC/12/2024', orderedOn: today }]
  const restoration = { brn: company?.brn, effects, people: [] }
  expect(await refusal(filing('P-8', restoration))).toEqual([409, 'filing-not-taken'])
  await query("DELETE FROM flag WHERE kind_id IN (SELECT id FROM flag_kind WHERE name = 'Fraud watch')")
  expect((await partners.call(live, PATH, filing('P-9', restoration))).statusCode).toBe(200)
})
