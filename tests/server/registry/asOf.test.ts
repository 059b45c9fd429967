import type { CallFacts, ListCall } from '@contract/call'
import { contract } from '@contract/index'
import { registryToday } from '@contract/registryDay'
import { entity, entityPerson, entityRole, filing, shareClass, shareholding } from '@server/db/schema'
import { setVersionFacts, type VersionFacts } from '@server/registry/versions'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
let brn = ''
const filed = '/incorporation/companies/continuous-filing'
const read = async (path: string, moment = '') => (await call({ url: `${path}${moment && `?${moment}`}` })).json()
const nameAt = async (moment = '') =>
  (await read(`/central-registry/api/companies/${brn}/info`, moment)).data?.name as string
const directorsAt = async (moment = '') =>
  (await read(`${filed}/get-directors/${brn}`, moment)).data.map(
    ({ givenName }: { givenName: string }) => givenName,
  ) as string[]
type Tx = Parameters<Parameters<TestRegistry['database']['write']>[0]>[0]
const change = (facts: VersionFacts, work: (tx: Tx) => Promise<unknown>) =>
  registry.database.write(async tx => {
    await setVersionFacts(tx, facts)
    await work(tx)
  })
const rename = (name: string, facts: VersionFacts) =>
  change(facts, tx => tx.update(entity).set({ name }).where(eq(entity.brn, brn)))
const versions = async () =>
  (await registry.database.pool.query('SELECT * FROM row_version WHERE brn = $1 ORDER BY id', [brn])).rows

beforeAll(async () => {
  registry = await testRegistry()
  call = registry.as(await registry.signIn('registrar'))
  const { rows } = await registry.database.pool.query(
    `SELECT e.brn FROM entity e WHERE e.kind = 'COMPANY' AND e.registered_on < '2020-01-01'
       AND EXISTS (SELECT FROM shareholding h WHERE h.brn = e.brn) ORDER BY e.brn LIMIT 1`,
  )
  brn = rows[0].brn
  await registry.database.pool.query(
    "UPDATE entity SET history_since = registered_on, recorded_at = '2020-01-01T08:00:00+03:00' WHERE brn = $1",
    [brn],
  )
})
afterAll(() => registry.close())

describe('a file as of a day', () => {
  it('shows the name of that day, whatever the order in which changes were recorded', async () => {
    const first = await nameAt()
    await rename('SECOND LTD', { effectiveOn: '2021-05-03' })
    await rename('FOURTH LTD', { effectiveOn: '2023-02-01' })
    await change({ effectiveOn: '2022-03-01' }, tx =>
      tx.update(entity).set({ plot: 'Plot 77' }).where(eq(entity.brn, brn)),
    )
    expect(await nameAt()).toBe('FOURTH LTD')
    expect(await nameAt('asOf=2021-05-02')).toBe(first)
    expect(await nameAt('asOf=2021-05-03')).toBe('SECOND LTD')
    expect(await nameAt('asOf=2022-12-31')).toBe('SECOND LTD')
    expect(await nameAt('asOf=2023-02-01')).toBe('FOURTH LTD')
    const plotAt = async (day: string) => (await read(`${filed}/get-address/${brn}`, `asOf=${day}`)).data?.address?.plot
    expect(await plotAt('2022-03-01')).toBe('Plot 77')
    expect(await plotAt('2022-02-28')).not.toBe('Plot 77')
  })

  it('keeps a statement that changes nothing out of the versions', async () => {
    const before = (await versions()).length
    await rename('FOURTH LTD', { effectiveOn: '2024-01-01' })
    expect(await versions()).toHaveLength(before)
  })

  it('shows who was director, by the days of roles', async () => {
    const before = await directorsAt()
    const no = 60
    await change({ effectiveOn: '2021-01-10' }, async tx => {
      await tx
        .insert(entityPerson)
        .values({ brn, no, roles: [], kind: 'INDIVIDUAL', givenName: 'Nakirya', surName: 'Test' })
      await tx
        .insert(entityRole)
        .values({ brn, personNo: no, role: 'DIRECTOR', since: '2021-01-10', until: '2022-06-30' })
    })
    expect(await directorsAt()).toEqual(before)
    expect(await directorsAt('asOf=2021-01-09')).toEqual(before)
    expect(await directorsAt('asOf=2021-01-10')).toEqual([...before, 'Nakirya'])
    expect(await directorsAt('asOf=2022-06-29')).toEqual([...before, 'Nakirya'])
    expect(await directorsAt('asOf=2022-06-30')).toEqual(before)
    expect(await directorsAt(`asOf=2021-06-01&knownOn=${registryToday(Date.now() - 86_400_000)}`)).toEqual(before)
  })

  it('shows shares that are held no more, and none before they were allotted', async () => {
    const holders = async (moment = '') => (await read(`${filed}/get-shareholdings/${brn}`, moment)).data.length
    const before = await holders()
    const one = and(eq(shareholding.brn, brn), eq(shareholding.personNo, 1))
    await change({ effectiveOn: '2022-02-02' }, tx => tx.delete(shareholding).where(one))
    await change({ effectiveOn: '2023-03-03' }, tx =>
      tx
        .insert(shareClass)
        .values({ brn, no: 9, nominalClass: 'OTHER', otherClassName: 'Golden', number: 5, value: '1000' }),
    )
    expect(await holders()).toBe(before - 1)
    expect(await holders('asOf=2022-02-01')).toBe(before)
    expect(await holders('asOf=2022-02-02')).toBe(before - 1)
    const classesAt = async (day: string) =>
      (await read(`${filed}/get-share-classification/${brn}`, `asOf=${day}`)).data.nominalShareClassifications.map(
        ({ otherClassName }: { otherClassName: string }) => otherClassName,
      )
    expect(await classesAt('2023-03-02')).not.toContain('Golden')
    expect(await classesAt('2023-03-03')).toContain('Golden')
  })

  it('shows the state after a filing, without a later one of the same day', async () => {
    for (const [trackingNo, name] of [
      ['TN-A', 'AFTER A LTD'],
      ['TN-B', 'AFTER B LTD'],
    ] as const)
      await change({ effectiveOn: '2024-04-04', filing: trackingNo }, async tx => {
        await tx.insert(filing).values({
          trackingNo,
          brn,
          changes: ['CHANGE_OF_NAME'],
          filedAt: '2024-04-05T09:00:00+03:00',
          effectiveOn: '2024-04-04',
        })
        await tx.update(entity).set({ name }).where(eq(entity.brn, brn))
      })
    expect(await nameAt('asOf=filing:TN-A')).toBe('AFTER A LTD')
    expect(await nameAt('asOf=filing:TN-B')).toBe('AFTER B LTD')
    const trackingNumbers = async (day: string) =>
      (await read(`${filed}/filing-history/${brn}`, `asOf=${day}`)).data.map(
        ({ trackingNo }: { trackingNo: string }) => trackingNo,
      )
    expect(await trackingNumbers('2024-04-04')).not.toContain('TN-A')
    expect(await trackingNumbers('2024-04-05')).toEqual(expect.arrayContaining(['TN-A', 'TN-B']))
  })

  it('shows a correction of what was wrong from the start on every day, and not in what was known before', async () => {
    await registry.database.pool.query(`UPDATE entity SET registered_on = registered_on WHERE brn = $1`, [brn])
    await change({ effectiveOn: '-infinity', act: 'CORRECTION' }, tx =>
      tx.update(entity).set({ subType: 'corrected' }).where(eq(entity.brn, brn)),
    )
    const subTypeAt = async (moment: string) =>
      (await read(`/central-registry/api/companies/${brn}/info`, moment)).data.subType
    expect(await subTypeAt('asOf=2020-06-01')).toBe('corrected')
    const yesterday = registryToday(Date.now() - 86_400_000)
    expect(await subTypeAt(`asOf=2020-06-01&knownOn=${yesterday}`)).not.toBe('corrected')
  })

  it('refuses days that it cannot answer, by name', async () => {
    const answer = async (moment: string) => {
      const { statusCode, payload } = await call({ url: `/central-registry/api/companies/${brn}/info?${moment}` })
      return [statusCode, JSON.parse(payload).code ?? JSON.parse(payload).message]
    }
    const refused = async (moment: string) => (await answer(moment))[0]
    expect(await refused('asOf=2021-02-30')).toBe(400)
    expect(await refused('asOf=yesterday')).toBe(400)
    expect(await refused('asOf=2999-01-01')).toBe(400)
    expect(await refused('asOf=1900-01-01')).toBe(409)
    expect(await refused('asOf=filing:TN-NONE')).toBe(404)
    expect(await refused('asOf=2021-01-01&knownOn=2019-12-31')).toBe(409)
    await registry.database.pool.query("UPDATE entity SET history_since = '2020-02-02' WHERE brn = $1", [brn])
    expect(await refused('asOf=2020-02-01')).toBe(409)
    expect(await refused('asOf=2020-02-02')).toBe(200)
  })

  it('refuses a moment at a call that reads no file', async () => {
    expect((await call({ url: '/central-registry/api/companies?page=1&limit=10&asOf=2021-01-01' })).statusCode).toBe(
      400,
    )
  })
})

describe('a file as of today', () => {
  const fileCalls = Object.values(contract)
    .flatMap((area): (CallFacts | ListCall)[] => Object.values(area))
    .filter(({ file, method, extension }) => file?.kind === 'ENTITY' && method === 'GET' && !extension)

  it.each(['COMPANY', 'FOREIGN_COMPANY', 'BUSINESS_NAME', 'BUILDING_SOCIETY'])(
    'is the file without a day, for every call of a %s',
    async kind => {
      const { rows } = await registry.database.pool.query(
        'UPDATE entity SET history_since = registered_on WHERE brn IN (SELECT brn FROM entity WHERE kind = $1 ORDER BY md5(brn) LIMIT 8) RETURNING brn',
        [kind],
      )
      const today = registryToday()
      for (const one of fileCalls)
        for (const { brn: each } of rows) {
          const url = pathOf(one, { brn: each, id: each })
          const query = one.path.includes('{') ? '' : `brn=${each}&`
          const [now, asOf] = [
            await call({ url: `${url}?${query}` }),
            await call({ url: `${url}?${query}asOf=${today}` }),
          ]
          expect([one.id, asOf.statusCode, asOf.payload]).toEqual([one.id, now.statusCode, now.payload])
        }
    },
  )
})

it('lets nobody change or remove a version', async () => {
  for (const statement of ['UPDATE row_version SET filing = NULL', 'DELETE FROM row_version'])
    await expect(registry.database.pool.query(statement)).rejects.toThrow('versions of the register are only added')
})
