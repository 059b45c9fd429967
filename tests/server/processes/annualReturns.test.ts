import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

const BRN = '80020111222333'
let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>

beforeAll(async () => {
  registry = await testRegistry({ companies: 30 })
  admin = registry.as(await registry.signIn('admin'))
  const query = (text: string) => registry.database.pool.query(text)
  await query(
    `INSERT INTO entity (brn, name, kind, registered_on) VALUES ('${BRN}', 'KISIMA LTD', 'COMPANY', '2015-06-02')`,
  )
  await query(`INSERT INTO entity_document (brn, kind, name, edms_id) VALUES
    ('${BRN}', 'ANNUAL_RETURN', 'Annual Return 2017', 'return-2017')`)
})
afterAll(() => registry.close())

const body = { rationale: 'Filed on paper', years: [2016], targetStatus: 'FILED' }
const mark = (changes: object, brn = BRN, by = admin) =>
  by({
    method: 'POST',
    url: pathOf(contract.annualReturns.mark, { brn }),
    payload: { ...body, ...changes },
  })
const standing = async () => {
  const { name, years } = (await admin({ url: pathOf(contract.annualReturns.ofCompany, { brn: BRN }) })).json()
  expect(name).toBe('KISIMA LTD')
  return Object.fromEntries(years.map(({ year, status }: { year: number; status: string }) => [year, status]))
}
const trail = async () =>
  (
    await registry.database.pool.query(
      `SELECT actor_name AS who, subject, before, after FROM audit_entry WHERE call = 'ANNUAL-RETURNS-MARK' ORDER BY id`,
    )
  ).rows

describe('the annual returns of a company', () => {
  it('are filed for the years of its documents, and overdue for every other year since its registration', async () => {
    const years = await standing()
    expect(Object.keys(years)).toEqual(Array.from({ length: 10 }, (_, at) => String(2015 + at)))
    expect(years).toMatchObject({ 2015: 'OVERDUE', 2016: 'OVERDUE', 2017: 'FILED', 2024: 'OVERDUE' })
  })

  it('have the marked status, with the former one in the audit trail', async () => {
    const answer = await mark({ years: [2018, 2016, 2017] })
    expect(answer.json().message).toBe('Company annual returns status updated for years selected')
    expect(await standing()).toMatchObject({ 2016: 'FILED', 2017: 'FILED', 2018: 'FILED', 2019: 'OVERDUE' })
    await mark({ years: [2017], targetStatus: 'NOT_FILED', rationale: 'Struck out by the court' })
    expect(await standing()).toMatchObject({ 2017: 'NOT_FILED' })
    expect(await trail()).toMatchObject([
      {
        subject: `${BRN} KISIMA LTD`,
        before: { 2016: 'OVERDUE', 2018: 'OVERDUE' },
        after: { 2016: 'FILED', 2018: 'FILED', rationale: 'Filed on paper' },
      },
      { before: { 2017: 'FILED' }, after: { 2017: 'NOT_FILED', rationale: 'Struck out by the court' } },
    ])
  })

  it('are marked once for repeated years and concurrent requests', async () => {
    const before = (await trail()).length
    const answers = await Promise.all(Array.from({ length: 20 }, () => mark({ years: [2020, 2020, 2021, 2020] })))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    const entries = (await trail()).slice(before)
    expect(entries).toMatchObject([{ before: { 2020: 'OVERDUE', 2021: 'OVERDUE' } }])
    expect(Object.keys(entries[0].after)).toEqual(['2020', '2021', 'rationale'])
  })

  it('accept a BRN with spaces, and refuse invalid years', async () => {
    expect((await mark({ years: [2022] }, ' 80020 111 222 333 ')).statusCode).toBe(200)
    expect(await standing()).toMatchObject({ 2022: 'FILED' })
    expect((await mark({ years: [2010, 2014, 2023] })).json()).toMatchObject({
      code: 'years-before-registration',
      message: 'KISIMA LTD was registered in 2015 and owes no return for 2010, 2014.',
    })
    expect(await standing()).toMatchObject({ 2023: 'OVERDUE' })
    expect((await mark({}, '80029999999999')).json()).toMatchObject({ status: 404, code: 'unknown-brn' })
    for (const wrong of [
      { years: [] },
      { years: [1899] },
      { years: [2025] },
      { years: ['2020'] },
      { years: Array.from({ length: 251 }, () => 2020) },
      { rationale: ' ' },
      { targetStatus: 'LATE' },
    ])
      expect((await mark(wrong)).json(), JSON.stringify(wrong)).toMatchObject({ status: 400, code: 'invalid-fields' })
  })

  it('are hidden from people with registry permissions only', async () => {
    const registrar = registry.as(await registry.signIn('registrar'))
    expect((await mark({}, BRN, registrar)).statusCode).toBe(403)
    expect((await registrar({ url: pathOf(contract.annualReturns.ofCompany, { brn: BRN }) })).statusCode).toBe(403)
  })
})
