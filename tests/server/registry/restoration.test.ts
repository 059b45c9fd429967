import { contract } from '@contract/index'
import { registryToday } from '@contract/registryDay'
import { strikeEntry } from '@server/db/schema'
import { setVersionFacts } from '@server/registry/versions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { completeHistory, entitiesOf, filingsOf, setFlag } from '../../support/filings'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let clerk: Awaited<ReturnType<typeof filingsOf>>
let companies: { brn: string; name: string }[] = []
const nextCompany = () => companies.shift() ?? { brn: '', name: '' }
beforeAll(async () => {
  registry = await testRegistry()
  clerk = await filingsOf(registry)
  companies = await entitiesOf(registry, "e.kind = 'COMPANY'", 16)
  await completeHistory(
    registry,
    companies.map(({ brn }) => brn),
  )
})
afterAll(() => registry.close())

const tomorrow = registryToday(Date.now() + 86_400_000)
const restoration = (on: string, more: object = {}) => ({
  kind: 'RESTORATION',
  on,
  order: 'HC/MC/12/2024',
  orderedOn: '2024-02-02',
  ...more,
})
const plot = (on: string, text = 'Plot 9') => ({ kind: 'ADDRESS', on, address: { plot: text } })
const dissolve = (brn: string, on = '2023-01-01') => clerk.file(brn, [{ kind: 'STATUS', on, status: 'CEASED' }])
const strikeOff = (brn: string, companyName: string) =>
  registry.database.write(async tx => {
    await setVersionFacts(tx, { effectiveOn: '2023-05-05' })
    const by = { addedBy: 'Registrar', lastStatusUpdateDoneBy: 'Registrar' }
    const createdAt = '2023-05-05T09:00:00+03:00'
    await tx.insert(strikeEntry).values({ register: 'DEREGISTRATION', brn, companyName, createdAt, ...by })
  })
const infoOf = (brn: string, day = '') => clerk.read(`/central-registry/api/companies/${brn}/info`, day)

describe('the restoration of a dissolved entity', () => {
  it('makes it registered again from its day, and shows the order in the filing history', async () => {
    const { brn } = nextCompany()
    await dissolve(brn)
    expect((await clerk.present(brn)).status).toBe('CEASED')
    const { changes, trackingNo } = await clerk.file(brn, [restoration('2024-03-03'), plot('2024-03-03')])
    expect(changes).toEqual(['RESTORATION', 'CHANGE_OF_ADDRESS'])
    const statusAt = async (day: string) => (await infoOf(brn, day)).status
    expect([await statusAt('2024-03-02'), await statusAt('2024-03-03'), await statusAt('')]).toEqual([
      'Ceased',
      'Registered',
      'Registered',
    ])
    const filings: { trackingNo: string }[] = await clerk.read(
      `/incorporation/companies/continuous-filing/filing-history/${brn}`,
    )
    expect(filings.find(one => one.trackingNo === trackingNo)).toMatchObject({
      changes: [{ typeOfChangeBeingFiled: 'RESTORATION' }, { typeOfChangeBeingFiled: 'CHANGE_OF_ADDRESS' }],
      narrations: [{ description: 'HC/MC/12/2024 (02-02-2024)' }],
    })
    await clerk.file(brn, [plot('2024-04-04', 'Plot 10')])
  })

  it('comes before every other effect: anything else is refused with that as the way', async () => {
    const { brn } = nextCompany()
    await dissolve(brn)
    expect(await clerk.refused(brn, [plot('2024-03-03')])).toMatchObject({
      status: 409,
      code: 'entity-ceased',
      message: `${brn} is dissolved. Only its restoration can be filed for it, with the order and its day.`,
    })
    expect(await clerk.refused(brn, [{ kind: 'STATUS', on: '2024-03-03', status: 'REGISTERED' }])).toMatchObject({
      code: 'entity-ceased',
    })
    expect(await clerk.refused(brn, [plot('2024-03-02'), restoration('2024-03-03')])).toMatchObject({
      code: 'effect-after-end',
      fields: ['effects.0.on'],
    })
    expect((await infoOf(brn)).status).toBe('Ceased')
  })

  it('is refused before the day of the dissolution, without an order, and by an order of a day to come', async () => {
    const { brn } = nextCompany()
    await dissolve(brn)
    expect(await clerk.refused(brn, [restoration('2022-12-31')])).toMatchObject({
      code: 'effect-late-status',
      fields: ['effects.0.on'],
    })
    const { order: _, ...without } = restoration('2024-03-03')
    expect(await clerk.refused(brn, [without])).toMatchObject({ status: 400, fields: ['effects.0.order'] })
    expect(await clerk.refused(brn, [restoration('2024-03-03', { orderedOn: tomorrow })])).toMatchObject({
      code: 'effect-to-come',
      fields: ['effects.0.orderedOn'],
    })
  })

  it('needs a new name when another entity has its name by now', async () => {
    const { brn, name } = nextCompany()
    const heir = nextCompany()
    await dissolve(brn)
    await clerk.file(heir.brn, [{ kind: 'NAME', on: '2023-06-06', name }])
    expect(await clerk.refused(brn, [restoration('2024-03-03')])).toMatchObject({
      code: 'effect-restored-name',
      message: `Effect 1: ${heir.brn} has the name ${name} by now. Add a new name of the restored entity to this filing.`,
    })
    await clerk.file(brn, [restoration('2024-03-03'), { kind: 'NAME', on: '2024-03-03', name: 'BACK AGAIN LTD' }])
    expect((await infoOf(brn)).name).toBe('BACK AGAIN LTD')
  })
})

describe('the restoration of an entity that was struck off', () => {
  it('takes it off the list of de-registrations from its day, with the order as the reason', async () => {
    const { brn, name } = nextCompany()
    await strikeOff(brn, name)
    expect((await clerk.present(brn)).isStruckOff).toBe(true)
    expect(await clerk.refused(brn, [plot('2024-03-03')])).toMatchObject({ code: 'entity-struck-off' })
    expect(await clerk.refused(brn, [restoration('2023-05-04')])).toMatchObject({ code: 'effect-late-status' })
    const { trackingNo } = await clerk.file(brn, [restoration('2024-03-03')])
    expect((await clerk.present(brn)).isStruckOff).toBe(false)
    const standingAt = async (day: string) => (await infoOf(brn, day)).standing
    expect(await standingAt('2024-03-02')).toEqual([{ state: 'DE_REGISTERED', since: '2023-05-05' }])
    expect([await standingAt('2024-03-03'), await standingAt('')]).toEqual([null, null])
    const { rows } = await registry.database.pool.query(
      `SELECT c.from_status, c.reason, c.added_by = f.filed_by AS "isOfFiler" FROM strike_change c
         JOIN strike_entry e ON e.id = c.entry_id JOIN filing f ON f.tracking_no = $2 WHERE e.brn = $1`,
      [brn, trackingNo],
    )
    expect(rows).toEqual([{ from_status: 'OFF', reason: 'HC/MC/12/2024', isOfFiler: true }])
    const { steps } = (await clerk.call({ url: `/portal/history/${brn}` })).json()
    expect(steps[0].effects).toEqual([expect.objectContaining({ part: 'MARK', what: 'REMOVED', to: 'DEREGISTRATION' })])
  })

  it('is refused to those who may not reverse entries of the list, and says so', async () => {
    const { brn, name } = nextCompany()
    await strikeOff(brn, name)
    const records = await filingsOf(registry, 'clerk')
    const reversal = pathOf(contract.deRegistrations.reverse, { brn })
    expect((await records.call({ method: 'POST', url: reversal })).statusCode).toBe(403)
    expect(await records.refused(brn, [restoration('2024-03-03')])).toEqual({
      status: 403,
      code: 'effect-restoration-permit',
      message:
        'Effect 1: the entity is on the list of de-registrations, whose entries you may not reverse. Ask someone who may.',
      fields: ['effects.0.kind'],
    })
    expect((await clerk.present(brn)).isStruckOff).toBe(true)
    const dissolved = nextCompany()
    await dissolve(dissolved.brn)
    await records.file(dissolved.brn, [restoration('2024-03-03')])
  })

  it('is refused where a flag sends the reversal to approval', async () => {
    const { brn, name } = nextCompany()
    await strikeOff(brn, name)
    await setFlag(registry, brn, 'Fraud watch')
    const reversal = pathOf(contract.deRegistrations.reverse, { brn })
    expect((await clerk.call({ method: 'POST', url: reversal })).json().code).toBe('flag-approval')
    const refused = await clerk.refused(brn, [restoration('2024-03-03')])
    expect(refused).toMatchObject({ status: 409, code: 'flag-approval' })
    expect(refused.message).toContain('Fraud watch')
    expect((await clerk.present(brn)).isStruckOff).toBe(true)
  })

  it('undoes both where it was dissolved too', async () => {
    const { brn, name } = nextCompany()
    await dissolve(brn)
    await strikeOff(brn, name)
    await clerk.file(brn, [restoration('2024-03-03')])
    expect(await infoOf(brn)).toMatchObject({ status: 'Registered', standing: null })
  })
})

it('restores no entity that is neither dissolved nor struck off', async () => {
  const { brn } = nextCompany()
  expect(await clerk.refused(brn, [restoration('2024-03-03')])).toMatchObject({
    status: 409,
    code: 'effect-not-ended',
    fields: ['effects.0.kind'],
  })
})
