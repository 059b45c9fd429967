import { charge, entity } from '@server/db/schema'
import { setVersionFacts, withoutVersions } from '@server/registry/versions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

const BRN = '80020555666777'
let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
const get = async (url: string) => (await call({ url })).json()
const chargesAt = async (moment = '') => (await get(`/portal/charges/${BRN}${moment && `?${moment}`}`)).data
const numbersAt = async (moment = '') =>
  ((await chargesAt(moment)) as { number: string; satisfiedOn: string | null }[]).map(({ number, satisfiedOn }) => [
    number,
    satisfiedOn,
  ])

const whole = {
  brn: BRN,
  number: '2015/1',
  kind: 'MORTGAGE' as const,
  property: 'Land at Plot 1',
  amount: '1500000.50',
  currency: 'USD',
  chargee: 'Equator Bank Ltd',
  chargeeNumber: '80020999001001',
  dateOfCreation: '2015-01-05',
  dateOfRegistration: '2015-02-01',
}

beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('registrar'))
  await registry.database.write(async tx => {
    await withoutVersions(tx)
    await tx.insert(entity).values({
      ...{ brn: BRN, name: 'CHARGED LTD', kind: 'COMPANY', subType: 'private company limited by shares' },
      ...{ registeredOn: '2010-01-04', historySince: '2010-01-04', recordedAt: '2011-01-01T08:00:00+03:00' },
    })
    await tx.insert(charge).values([
      whole,
      {
        ...whole,
        ...{ number: '2012/1', kind: 'OTHER' as const, amount: null, currency: null, chargeeNumber: null },
        ...{ dateOfCreation: '2012-01-05', dateOfRegistration: '2012-02-01', dateOfSatisfaction: '2014-06-30' },
      },
    ])
  })
})
afterAll(() => registry.close())

describe('the charges of an entity', () => {
  it('are told with their property, amount, chargee and days, outstanding ones first', async () => {
    expect(await chargesAt()).toEqual([
      {
        ...{ number: '2015/1', kind: 'MORTGAGE', property: 'Land at Plot 1', amount: 1_500_000.5, currency: 'USD' },
        ...{ chargee: 'Equator Bank Ltd', chargeeNumber: '80020999001001', trackingNo: null },
        ...{ createdOn: '2015-01-05', registeredOn: '2015-02-01', satisfiedOn: null },
      },
      expect.objectContaining({ number: '2012/1', kind: 'OTHER', amount: null, satisfiedOn: '2014-06-30' }),
    ])
  })

  it('are none of an entity without charges, and refused for a BRN that nobody has', async () => {
    const { rows } = await registry.database.pool.query(
      'SELECT brn FROM entity e WHERE NOT EXISTS (SELECT FROM charge c WHERE c.brn = e.brn) ORDER BY brn LIMIT 1',
    )
    expect((await get(`/portal/charges/${rows[0].brn}`)).data).toEqual([])
    expect((await call({ url: '/portal/charges/80099999999999' })).statusCode).toBe(404)
  })

  it('hide the number of a chargee from those who may not see personal data', async () => {
    await givePermissions(registry.database, 'newcomer', ['can_view_reservation_settings'])
    const newcomer = registry.as(await registry.signIn('newcomer'))
    const { data } = (await newcomer({ url: `/portal/charges/${BRN}` })).json()
    expect(data[0]).toMatchObject({ chargee: 'Equator Bank Ltd', chargeeNumber: '80••••••••1001' })
  })

  it('are those of a day, outstanding where they were satisfied later', async () => {
    expect(await numbersAt('asOf=2012-01-31')).toEqual([])
    expect(await numbersAt('asOf=2012-02-01')).toEqual([['2012/1', null]])
    expect(await numbersAt('asOf=2014-06-30')).toEqual([['2012/1', '2014-06-30']])
    expect(await numbersAt('asOf=2015-02-01')).toEqual([
      ['2015/1', null],
      ['2012/1', '2014-06-30'],
    ])
  })
})

describe('a satisfaction that was told late', () => {
  beforeAll(() =>
    registry.database.write(async tx => {
      await setVersionFacts(tx, { effectiveOn: '2024-01-10' })
      await tx
        .update(charge)
        .set({ dateOfSatisfaction: '2020-03-01' })
        .where(and(eq(charge.brn, BRN), eq(charge.number, '2015/1')))
    }),
  )

  it('counts from its own day, and is unknown to the register of before', async () => {
    const one = async (moment: string) => (await numbersAt(moment)).find(([number]) => number === '2015/1')?.[1]
    expect(await one('asOf=2020-02-29')).toBeNull()
    expect(await one('asOf=2020-03-01')).toBe('2020-03-01')
    expect(await one('asOf=2020-03-01&knownOn=2020-03-02')).toBeNull()
  })

  it('is a step of the history from its own day', async () => {
    const { steps } = await get(`/portal/history/${BRN}`)
    expect(steps[0]).toMatchObject({
      effectiveOn: '2020-03-01',
      effects: [{ part: 'CHARGE', what: 'CHANGED', subject: '2015/1', field: 'dateOfSatisfaction', to: '2020-03-01' }],
    })
  })

  it('is a difference between two days, and so is a charge that was registered between them', async () => {
    const { differences } = await get(`/portal/history/${BRN}/differences?asOf=2013-01-01&to=2021-01-01`)
    expect(differences).toMatchObject([
      { part: 'CHARGE', what: 'CHANGED', subject: '2012/1', field: 'dateOfSatisfaction', to: '2014-06-30' },
      { part: 'CHARGE', what: 'ADDED', subject: '2015/1' },
    ])
    const later = await get(`/portal/history/${BRN}/differences?asOf=2019-01-01&to=2021-01-01`)
    expect(later.differences).toMatchObject([
      { part: 'CHARGE', what: 'CHANGED', subject: '2015/1', to: '2020-03-01', by: { effectiveOn: '2020-03-01' } },
    ])
  })
})
