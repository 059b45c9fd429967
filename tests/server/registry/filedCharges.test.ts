import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entitiesOf, filingsOf } from '../../support/filings'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let clerk: Awaited<ReturnType<typeof filingsOf>>
let brn = ''
beforeAll(async () => {
  registry = await testRegistry()
  clerk = await filingsOf(registry)
  const uncharged = "e.kind = 'COMPANY' AND NOT EXISTS (SELECT FROM charge c WHERE c.brn = e.brn)"
  brn = (await entitiesOf(registry, uncharged))[0]?.brn ?? ''
  await registry.database.pool.query('UPDATE entity SET history_since = registered_on WHERE brn = $1', [brn])
})
afterAll(() => registry.close())

const newCharge = (more: object = {}) => ({
  ...{ kind: 'NEW_CHARGE', on: '2021-03-04', charge: '2021/7', chargeKind: 'MORTGAGE', property: 'Land at Plot 7' },
  ...{ chargee: 'Lakeside Bank Ltd', createdOn: '2021-03-01', amount: 2_500_000.5, currency: 'USD' },
  ...more,
})
const satisfaction = (more: object = {}) => ({ kind: 'SATISFACTION', on: '2023-06-30', charge: '2021/7', ...more })
const chargesAt = async (day = ''): Promise<Record<string, unknown>[]> => clerk.read(`/portal/charges/${brn}`, day)

describe('a filed charge', () => {
  it('comes into the file from the day of its registration, with the filing that brought it', async () => {
    const { trackingNo, changes } = await clerk.file(brn, [newCharge()])
    expect(changes).toEqual(['REGISTRATION_OF_CHARGE'])
    expect(await chargesAt()).toEqual([
      {
        ...{ number: '2021/7', kind: 'MORTGAGE', property: 'Land at Plot 7', amount: 2_500_000.5, currency: 'USD' },
        ...{ chargee: 'Lakeside Bank Ltd', chargeeNumber: null, trackingNo },
        ...{ createdOn: '2021-03-01', registeredOn: '2021-03-04', satisfiedOn: null },
      },
    ])
    expect([(await chargesAt('2021-03-03')).length, (await chargesAt('2021-03-04')).length]).toEqual([0, 1])
    expect((await clerk.present(brn)).charges).toEqual([{ number: '2021/7', chargee: 'Lakeside Bank Ltd' }])
  })

  it('secures all moneys where no amount is given', async () => {
    await clerk.file(brn, [newCharge({ charge: '2021/8', amount: undefined, currency: undefined })])
    expect((await chargesAt()).find(({ number }) => number === '2021/8')).toMatchObject({
      amount: null,
      currency: null,
    })
  })

  it.each([
    ['a number that another charge has', {}, 'effect-charge-taken', 'charge'],
    ['a day before its creation', { charge: 'x', createdOn: '2021-03-05' }, 'effect-charge-later', 'createdOn'],
    ['an unknown currency', { charge: 'x', currency: 'XYQ' }, 'effect-unknown-currency', 'currency'],
    ['an amount without a currency', { charge: 'x', currency: undefined }, 'invalid-fields', 'currency'],
  ])('is refused with %s', async (_, more, code, field) => {
    const refused = await clerk.refused(brn, [newCharge(more)])
    expect(refused).toMatchObject({ code, fields: [`effects.0.${field}`] })
    expect(await chargesAt()).toHaveLength(2)
  })
})

describe('a filed satisfaction', () => {
  it.each([
    ['of a charge that the file does not have', { charge: 'gone' }, 'effect-unknown-charge', 'charge'],
    ['before the charge was registered', { on: '2021-03-03' }, 'effect-satisfied-early', 'on'],
  ])('is refused %s', async (_, more, code, field) => {
    expect(await clerk.refused(brn, [satisfaction(more)])).toMatchObject({ code, fields: [`effects.0.${field}`] })
  })

  it('holds from its own day, and is filed once', async () => {
    await clerk.file(brn, [satisfaction()])
    const at = async (day: string) => (await chargesAt(day)).find(({ number }) => number === '2021/7')?.satisfiedOn
    expect([await at('2023-06-29'), await at('2023-06-30'), await at('')]).toEqual([null, '2023-06-30', '2023-06-30'])
    expect(await clerk.refused(brn, [satisfaction({ on: '2024-01-01' })])).toMatchObject({
      code: 'effect-charge-satisfied',
    })
    expect((await clerk.present(brn)).charges).toEqual([{ number: '2021/8', chargee: 'Lakeside Bank Ltd' }])
  })

  it('may stand in the filing that registers the charge', async () => {
    await clerk.file(brn, [satisfaction({ charge: '2022/1' }), newCharge({ charge: '2022/1' })])
    expect((await chargesAt()).find(({ number }) => number === '2022/1')).toMatchObject({
      registeredOn: '2021-03-04',
      satisfiedOn: '2023-06-30',
    })
  })
})

it('is told in the history of the file with the property as its list shows it, beside figures as they are', async () => {
  const run = (statement: string) => registry.database.pool.query(statement, [brn])
  await run("UPDATE charge SET property = 'Land of CM77001144WXYZ' WHERE brn = $1 AND number = '2021/7'")
  await run('UPDATE entity SET share_capital = 750000000 WHERE brn = $1')
  const { call } = await filingsOf(registry, 'insolvency')
  const { steps } = (await call({ url: `/portal/history/${brn}` })).json()
  const effects = steps.flatMap((step: { effects: object[] }) => step.effects)
  expect(effects).toContainEqual(
    expect.objectContaining({ field: 'property', from: 'Land at Plot 7', to: 'Land of CM••••••••WXYZ' }),
  )
  expect(effects).toContainEqual(expect.objectContaining({ field: 'shareCapital', to: 750_000_000 }))
})
