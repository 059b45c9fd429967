import { contract } from '@contract/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Partners, partnersOf } from '../../support/partners'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let partners: Partners
let brn: string
let person: string
const run = async (query: string, values: unknown[] = []) => (await registry.database.pool.query(query, values)).rows

beforeAll(async () => {
  registry = await testRegistry({ companies: 300 })
  partners = await partnersOf(registry)
  const [company] = await run(
    `SELECT brn FROM entity e WHERE kind = 'COMPANY' AND status = 'REGISTERED'
      AND NOT EXISTS (SELECT FROM strike_entry s WHERE s.brn = e.brn)
      AND NOT EXISTS (SELECT FROM insolvency_application i WHERE i.brn = e.brn)
      AND EXISTS (SELECT FROM entity_person p WHERE p.brn = e.brn AND p.kind = 'INDIVIDUAL') ORDER BY brn LIMIT 1`,
  )
  brn = company.brn
  const [row] = await run("SELECT id::text FROM entity_person WHERE brn = $1 AND kind = 'INDIVIDUAL' LIMIT 1", [brn])
  person = row.id
})
afterAll(() => registry.close())

/** Returns the standing of the company in every answer that has its status. */
const standings = async () => {
  const get = async (url: string) => (await partners.admin({ url })).json()
  const post = async (url: string, body: object) => (await partners.post(url, body)).json()
  const { content } = await post(pathOf(contract.companies.search), { search: brn, page: 1, limit: 15 })
  const file = await get(pathOf(contract.companies.read, { brn }))
  const { found } = await post(pathOf(contract.find.records), { text: brn })
  const { roles } = await get(pathOf(contract.persons.file, { person }))
  const ask = async (path: string) => {
    const { live } = await partners.organisationWith(50_000, path)
    return (await partners.call(live, path, { brn })).json().data
  }
  const partnerAnswers = await Promise.all(['/registration-status', '/basic', '/full'].map(end => ask(`/entity${end}`)))
  return {
    list: content[0].standing,
    file: file.data.standing,
    palette: found.find(({ kind }: { kind: string }) => kind === 'COMPANY').standing,
    person: roles.find((role: { brn: string }) => role.brn === brn).standing,
    partners: partnerAnswers.map(answer => answer.standing),
  }
}
const everywhere = (standing: object[] | null) => ({
  list: standing,
  file: standing,
  palette: standing,
  person: standing,
  partners: [standing ?? [], standing ?? [], standing ?? []],
})
const listing = (register: string, at: string) =>
  run(
    `INSERT INTO strike_entry (register, brn, company_name, added_by, last_status_update_done_by, created_at)
      VALUES ($1, $2, 'X', 'Y', 'Y', $3)`,
    [register, brn, at],
  )

it('tells beside the status since when a company is on either list or in winding-up, in every answer', async () => {
  expect(await standings()).toEqual(everywhere(null))
  // 22:30 in London is the next day at the registry.
  await listing('BLACKLIST', '2026-03-04T22:30:00Z')
  expect(await standings()).toEqual(everywhere([{ state: 'BLACKLISTED', since: '2026-03-05' }]))
  await listing('DEREGISTRATION', '2026-04-05T08:00:00Z')
  await run(
    `INSERT INTO insolvency_application (tracking_number, brn, company_name, type, status, has_asset,
      date_of_confirmation, date_of_dissolution) VALUES ('T-1', $1, 'X', 'WINDING_UP', 'APPROVED', false, '2026-05-06', '2999-01-01')`,
    [brn],
  )
  const three = [
    { state: 'BLACKLISTED', since: '2026-03-05' },
    { state: 'DE_REGISTERED', since: '2026-04-05' },
    { state: 'WINDING_UP', since: '2026-05-06' },
  ]
  expect(await standings()).toEqual(everywhere(three))
})

it('no longer tells what was reversed, rolled back or dissolved', async () => {
  await run("UPDATE strike_entry SET status = 'OFF' WHERE brn = $1 AND register = 'BLACKLIST'", [brn])
  await run("UPDATE insolvency_application SET date_of_dissolution = '2026-01-01' WHERE brn = $1", [brn])
  expect(await standings()).toEqual(everywhere([{ state: 'DE_REGISTERED', since: '2026-04-05' }]))
})
