import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
const url = pathOf(contract.formCompliance.correct)
const BRN = '80020111222333'
const body = { brn: BRN, rationale: 'Filed on paper in 1998', isCompliant: true, target: 'FORM_18' }

beforeAll(async () => {
  registry = await testRegistry({ companies: 30 })
  admin = registry.as(await registry.signIn('admin'))
  await registry.database.pool.query(
    `INSERT INTO entity (brn, name, kind, registered_on, missing_forms)
     VALUES ($1, 'KISIMA LTD', 'COMPANY', '2020-01-02', '{FORM_18,FORM_24}')`,
    [BRN],
  )
})
afterAll(() => registry.close())

const correct = (changes: object) => admin({ method: 'POST', url, payload: { ...body, ...changes } })
const missing = async () =>
  (await registry.database.pool.query('SELECT missing_forms AS forms FROM entity WHERE brn = $1', [BRN])).rows[0].forms
const trail = async () =>
  (
    await registry.database.pool.query(
      `SELECT before, after FROM audit_entry WHERE call = 'CF-CORRECT-COMPLIANCE' ORDER BY id`,
    )
  ).rows

describe('correcting the compliance of a company', () => {
  it('marks a form as filed, which the address tab shows', async () => {
    const answer = (await correct({})).json()
    expect(answer.message).toBe('Company annual returns status updated for form selected')
    expect(await missing()).toEqual(['FORM_24'])
    const read = { url: pathOf(contract.addresses.compliance, { id: BRN }) }
    expect((await admin(read)).json().data.formCompliance.complianceForForm18).toBe(true)
  })

  it('marks a form as not filed once, with the reason in the audit trail', async () => {
    for (let time = 0; time < 2; time++)
      await correct({ isCompliant: false, target: 'FORM_20', rationale: 'No such form' })
    expect(await missing()).toEqual(['FORM_24', 'FORM_20'])
    expect(await trail()).toEqual([
      { before: { FORM_18: false }, after: { FORM_18: true, rationale: 'Filed on paper in 1998' } },
      { before: { FORM_20: true }, after: { FORM_20: false, rationale: 'No such form' } },
    ])
  })

  it('refuses an unknown company, an unknown form, no reason, and text for a boolean', async () => {
    expect((await correct({ brn: '80029999999999' })).json()).toMatchObject({ status: 404, code: 'unknown-brn' })
    for (const wrong of [{ target: 'FORM_1' }, { rationale: ' ' }, { isCompliant: 'yes' }])
      expect((await correct(wrong)).statusCode).toBe(400)
  })

  it('is refused for people with registry permissions only', async () => {
    const registrar = registry.as(await registry.signIn('registrar'))
    expect((await registrar({ method: 'POST', url, payload: body })).statusCode).toBe(403)
  })
})
