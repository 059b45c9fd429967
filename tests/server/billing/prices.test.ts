import { contract } from '@contract/index'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let billing: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  billing = registry.as(await registry.signIn('billing'))
})
afterAll(() => registry.close())

const rowsOf = async (url: string) => (await billing({ url })).json().data
const post = (url: string, payload: object) => billing({ method: 'POST', url, payload })
const entries = async (call: string) => {
  const { rows } = await registry.database.read.execute<{ subject: string; before: object; after: object }>(
    sql`SELECT subject, before, after FROM audit_entry WHERE call = ${call} ORDER BY id`,
  )
  return rows
}

let count = 0
const service = (parts: object = {}) => ({
  serviceName: `Service ${++count}`,
  serviceCode: `T-${count}`,
  serviceCost: '1,250,000',
  taxHeadId: '1101',
  currencyId: '1',
  ...parts,
})
const head = (parts: object = {}) => ({
  taxHeadId: String(5000 + ++count),
  taxHeadName: `Head ${count}`,
  taxHeadCode: String(900_000 + count),
  taxHeadDescription: '',
  baseValue: 0,
  baseValueCurrency: 'UGANDA_SHILLINGS',
  taxHeadCurrency: 'UGANDA_SHILLINGS',
  percentage: 0,
  feesPerUnit: 0,
  isActive: 'YES',
  isAvailableOnPortal: 'YES',
  isDescriptionDisplayed: 'YES',
  isTinMandatory: 'YES',
  isReferenceTypeMandatory: 'YES',
  ...parts,
})

describe('service costs', () => {
  it('are listed by name, with the code of their tax head and exact amounts', async () => {
    const rows = await rowsOf(pathOf(contract.serviceCosts.list))
    expect(rows).toHaveLength(40)
    const names: string[] = rows.map((row: { serviceName: string }) => row.serviceName)
    expect(names).toEqual(names.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)))
    expect(rows.find((row: { serviceCode: string }) => row.serviceCode === 'INC-006')).toEqual({
      id: expect.any(Number),
      serviceName: 'Registration of a Foreign Company',
      serviceCode: 'INC-006',
      serviceCost: 1_250_000,
      taxHeadId: '1101',
      taxHeadCode: '142201',
      currencyId: '1',
      version: 1,
    })
    expect(await rowsOf(pathOf(contract.currencies.list))).toEqual([{ id: '1', code: 'UGX', name: 'Uganda Shilling' }])
  })

  it('are added, edited and deleted, with the documents’ messages and audit entries', async () => {
    const added = service({ serviceName: 'Copy of a ledger' })
    expect((await post(pathOf(contract.serviceCosts.create), added)).json().message).toBe(
      'Service cost created successfully',
    )
    const row = (await rowsOf(pathOf(contract.serviceCosts.list))).find(
      (one: { serviceName: string }) => one.serviceName === 'Copy of a ledger',
    )
    expect(row.serviceCost).toBe(1_250_000)
    const { id: serviceChargeId, version } = row
    const edited = await post(pathOf(contract.serviceCosts.update), {
      ...added,
      serviceChargeId,
      version,
      serviceCost: 999_999_999_999,
    })
    expect(edited.json().message).toBe('Service cost updated')
    const stored = await registry.database.read.execute(
      sql`SELECT cost::text FROM service_cost WHERE id = ${serviceChargeId}`,
    )
    expect(stored.rows).toEqual([{ cost: '999999999999.00' }])
    const removal = { url: `${pathOf(contract.serviceCosts.remove)}?serviceChargeId=${serviceChargeId}` }
    expect((await billing(removal)).json().message).toBe('Service cost removed')
    expect((await billing(removal)).json()).toMatchObject({ status: 404, code: 'no-such-entry' })
    expect((await post(pathOf(contract.serviceCosts.update), { ...added, serviceChargeId })).json().code).toBe(
      'no-such-entry',
    )
    expect(await entries('SERVICE-DELETE')).toMatchObject([
      { subject: 'Copy of a ledger', before: { cost: '999999999999.00' } },
    ])
    expect(await entries('SERVICE-UPDATE')).toMatchObject([
      { before: { cost: '1250000.00' }, after: { cost: '999999999999.00' } },
    ])
  })

  it('record the currency of a price, and a change of the currency alone', async () => {
    const { rows } = await registry.database.read.execute<{ id: string }>(
      sql`INSERT INTO currency (code, name) VALUES ('USD', 'US Dollar') RETURNING id::text`,
    )
    const added = service({ serviceName: 'Priced abroad' })
    await post(pathOf(contract.serviceCosts.create), added)
    const { id: serviceChargeId, version } = (await rowsOf(pathOf(contract.serviceCosts.list))).find(
      (one: { serviceName: string }) => one.serviceName === 'Priced abroad',
    )
    const changed = { ...added, serviceChargeId, version, currencyId: rows[0]?.id }
    expect((await post(pathOf(contract.serviceCosts.update), changed)).statusCode).toBe(200)
    expect((await entries('SERVICE-CREATE')).at(-1)).toMatchObject({ after: { currency: 'UGX' } })
    expect((await entries('SERVICE-UPDATE')).at(-1)).toMatchObject({
      subject: 'Priced abroad',
      before: { cost: '1250000.00', currency: 'UGX' },
      after: { cost: '1250000.00', currency: 'USD' },
    })
  })

  it('cannot be deleted while payments use them, and report the number', async () => {
    const paid = (await rowsOf(pathOf(contract.serviceCosts.list))).find(
      (one: { serviceName: string }) => one.serviceName === 'Certified Copy, per Document',
    )
    const removal = { url: `${pathOf(contract.serviceCosts.remove)}?serviceChargeId=${paid.id}` }
    const { rows } = await registry.database.read.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM payment WHERE transaction_type = 'Certified Copy, per Document'`,
    )
    expect(rows[0]?.n).toBeGreaterThan(0)
    expect((await billing(removal)).json()).toMatchObject({
      status: 409,
      code: 'service-paid-for',
      params: { name: 'Certified Copy, per Document', payments: rows[0]?.n },
    })
    await registry.database.pool.query("UPDATE payment SET transaction_type = 'Another' WHERE transaction_type = $1", [
      'Certified Copy, per Document',
    ])
    expect((await billing(removal)).json().message).toBe('Service cost removed')
  })

  it.each([
    ['serviceCost', 0, 'Enter more than 0'],
    ['serviceCost', -5000, 'Enter more than 0'],
    ['serviceCost', '-5,000', 'Enter more than 0'],
    ['serviceCost', 1e12, 'At most 999999999999'],
    ['serviceCost', 1e300, 'At most 999999999999'],
    ['serviceCost', 0.1 + 0.2, 'Use at most two decimals'],
    ['serviceCost', '1.250', 'Enter an amount, for example 1,250,000'],
    ['serviceCost', 'free', 'Enter an amount, for example 1,250,000'],
    ['serviceCost', null, 'Enter an amount, for example 1,250,000'],
    ['serviceName', '   ', 'This must not be empty'],
    ['serviceCode', 'a b', 'The format is not valid'],
  ])('with %s %s are refused by that field', async (field, value, says) => {
    const answer = (await post(pathOf(contract.serviceCosts.create), service({ [field]: value }))).json()
    expect([answer.status, answer.code, answer.fields]).toEqual([400, 'invalid-fields', { [field]: says }])
  })

  it.each([
    ['taxHeadId', '777', 'unknown-tax-head'],
    ['currencyId', 99, 'unknown-currency'],
    ['serviceName', 'name RESERVATION', 'name-taken'],
    ['serviceCode', 'inc-001', 'code-taken'],
  ])('with %s %s are refused as %3$s', async (field, value, code) => {
    const answer = (await post(pathOf(contract.serviceCosts.create), service({ [field]: value }))).json()
    expect([answer.code, Object.keys(answer.fields)]).toEqual([code, [field]])
  })

  it('edited by fifty people at once from one version change once', async () => {
    const [row] = await rowsOf(pathOf(contract.serviceCosts.list))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        post(pathOf(contract.serviceCosts.update), {
          serviceChargeId: row.id,
          serviceName: row.serviceName,
          serviceCode: row.serviceCode,
          serviceCost: 10_000 + index,
          taxHeadId: row.taxHeadId,
          currencyId: row.currencyId,
          version: row.version,
        }),
      ),
    )
    const codes = answers.map(answer => answer.statusCode).toSorted()
    expect(codes).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('changed-meanwhile')
  })

  it('are listed for people who work with prices, and changed only with can_modify_service_costs', async () => {
    const registrar = registry.as(await registry.signIn('registrar'))
    expect((await registrar({ url: pathOf(contract.serviceCosts.list) })).statusCode).toBe(403)
    expect(
      (await registrar({ method: 'POST', url: pathOf(contract.serviceCosts.create), payload: service() })).statusCode,
    ).toBe(403)
  })
})

describe('document costs', () => {
  it('are added and edited, with a price each', async () => {
    const body = { documentNumber: 'DOC-99', documentName: 'Letter of no objection', amount: 'UGX 30,000' }
    expect((await post(pathOf(contract.documentCosts.create), body)).json().message).toBe(
      'Document cost created successfully',
    )
    const row = (await rowsOf(pathOf(contract.documentCosts.list))).find(
      (one: { documentNumber: string }) => one.documentNumber === 'DOC-99',
    )
    expect(row).toMatchObject({ documentName: 'Letter of no objection', amount: 30_000 })
    const edited = await post(pathOf(contract.documentCosts.update), {
      ...body,
      id: row.id,
      version: row.version,
      amount: 35_000.5,
    })
    expect(edited.statusCode).toBe(200)
    expect(
      (await post(pathOf(contract.documentCosts.update), { ...body, id: row.id, version: row.version })).json().code,
    ).toBe('changed-meanwhile')
    expect(await entries('DOCCOST-UPDATE')).toMatchObject([
      { before: { amount: '30000.00' }, after: { amount: '35000.50' } },
    ])
  })

  it.each([
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: '1,000,000,000,000' }, 'amount'],
    [{ documentName: '' }, 'documentName'],
    [{ documentNumber: 'doc-01' }, 'documentNumber'],
    [{ documentName: 'deed POLL' }, 'documentName'],
  ])('with %o are refused by field', async (bad, field) => {
    const good = { documentNumber: `N-${++count}`, documentName: `Document ${count}`, amount: 1000 }
    expect(Object.keys((await post(pathOf(contract.documentCosts.create), { ...good, ...bad })).json().fields)).toEqual(
      [field],
    )
  })
})

describe('tax heads', () => {
  it('are added with 0 by default, and edited by their number', async () => {
    const body = head({ taxHeadName: 'Stamp duty', level_2: 'DEPARTMENT_3', level_6: '' })
    expect((await post(pathOf(contract.taxHeads.create), body)).statusCode).toBe(200)
    const find = async () =>
      (await rowsOf(pathOf(contract.taxHeads.list))).find(
        (one: { taxHeadId: string }) => one.taxHeadId === body.taxHeadId,
      )
    const row = await find()
    expect(row).toMatchObject({ ...body, baseValue: 0, level_1: '', level_2: 'DEPARTMENT_3', level_6: '', version: 1 })
    const url = `${pathOf(contract.taxHeads.update)}?taxHeadId=${body.taxHeadId}`
    expect(
      (await post(url, { ...body, baseValue: '20,000', percentage: '1.5', isAvailableOnPortal: 'BOTH' })).statusCode,
    ).toBe(200)
    expect(await find()).toMatchObject({ baseValue: 20_000, percentage: 1.5, isAvailableOnPortal: 'BOTH', version: 2 })
    expect((await post(url, { ...body, taxHeadId: '1' })).json().fields).toEqual({
      taxHeadId: 'This cannot be changed',
    })
    expect((await post(`${pathOf(contract.taxHeads.update)}?taxHeadId=123456`, body)).json().code).toBe('no-such-entry')
  })

  it.each([
    [{ baseValue: -1 }, 'baseValue'],
    [{ baseValue: 1e13 }, 'baseValue'],
    [{ percentage: 101 }, 'percentage'],
    [{ percentage: -0.01 }, 'percentage'],
    [{ feesPerUnit: 'x' }, 'feesPerUnit'],
    [{ isActive: 'MAYBE' }, 'isActive'],
    [{ isAvailableOnPortal: 'NO' }, 'isAvailableOnPortal'],
    [{ level_2: 'DEPARTMENT_6' }, 'level_2'],
    [{ level_6: 'ANY' }, 'level_6'],
    [{ taxHeadId: 'A1' }, 'taxHeadId'],
    [{ taxHeadId: '1101' }, 'taxHeadId'],
    [{ taxHeadCode: '142201' }, 'taxHeadCode'],
    [{ taxHeadCurrency: 'DOLLARS' }, 'taxHeadCurrency'],
  ])('with %o are refused by field', async (bad, field) => {
    expect(Object.keys((await post(pathOf(contract.taxHeads.create), head(bad))).json().fields)).toEqual([field])
  })

  it('keep their code and stay active while in use; everything else may change', async () => {
    const own = head({ taxHeadName: 'In use' })
    await post(pathOf(contract.taxHeads.create), own)
    await post(
      pathOf(contract.serviceCosts.create),
      service({ serviceName: 'Paid under it', taxHeadId: own.taxHeadId }),
    )
    const url = `${pathOf(contract.taxHeads.update)}?taxHeadId=${own.taxHeadId}`
    const code = (await post(url, { ...own, taxHeadCode: '1' })).json()
    expect([code.status, code.code, Object.keys(code.fields)]).toEqual([409, 'tax-head-in-use', ['taxHeadCode']])
    expect(code.message).toContain('Paid under it')
    expect(Object.keys((await post(url, { ...own, isActive: 'NO' })).json().fields)).toEqual(['isActive'])
    expect((await post(url, { ...own, taxHeadName: 'Still in use', baseValue: 500 })).statusCode).toBe(200)
  })

  it('are refused for new services once switched off, and kept by those that have them', async () => {
    const off = head({ isActive: 'NO', taxHeadName: 'Off' })
    await post(pathOf(contract.taxHeads.create), off)
    const answer = (await post(pathOf(contract.serviceCosts.create), service({ taxHeadId: off.taxHeadId }))).json()
    expect([answer.code, Object.keys(answer.fields)]).toEqual(['tax-head-off', ['taxHeadId']])
  })
})
