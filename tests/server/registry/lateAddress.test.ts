import { entity } from '@server/db/schema'
import { setVersionFacts } from '@server/registry/versions'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeHistory, entitiesOf, filingsOf } from '../../support/filings'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let clerk: Awaited<ReturnType<typeof filingsOf>>
let companies: string[] = []
beforeAll(async () => {
  registry = await testRegistry()
  clerk = await filingsOf(registry)
  companies = (await entitiesOf(registry, "e.kind = 'COMPANY'", 3)).map(({ brn }) => brn)
  await completeHistory(registry, companies)
})
afterAll(() => registry.close())

const address = (on: string, plot: string, street: string, more: object = {}) => ({
  kind: 'ADDRESS',
  on,
  address: { plot, street, ...more },
})
const addressOf = async (brn: string, day = '') => {
  const { address } = await clerk.read(`/incorporation/companies/continuous-filing/get-address/${brn}`, day)
  return [address.plot, address.street, address.postalAddress].filter(Boolean).join(', ')
}
/** Returns a company whose address is that of Plot 1, Old Street, from 2018 on. */
const atPlotOne = async () => {
  const brn = companies.shift() ?? ''
  await clerk.file(brn, [address('2018-02-02', 'Plot 1', 'Old Street')])
  return brn
}
const days = ['2021-12-31', '2022-01-01', '2024-03-02', '2024-03-03', '']
const addressesOf = (brn: string) => Promise.all(days.map(day => addressOf(brn, day)))
const [first, late] = ['Plot 1, Old Street', 'Plot 3, Side Street']

it('a late address holds as a whole until the next one, whose street was the former one', async () => {
  const brn = await atPlotOne()
  const next = await clerk.file(brn, [address('2024-03-03', 'Plot 2', 'Old Street')])
  const { trackingNo } = await clerk.file(brn, [address('2022-01-01', 'Plot 3', 'Side Street')])
  const [last, since] = ['Plot 2, Old Street', await addressOf(brn, `filing:${next.trackingNo}`)]
  expect([...(await addressesOf(brn)), since]).toEqual([first, late, late, last, last, last])
  // One that was told later still, of which the late one changed no more than the box.
  await clerk.file(brn, [address('2020-01-01', 'Plot 3', 'Side Street', { postalAddress: 'P.O. Box 7' })])
  expect(await addressesOf(brn)).toEqual([`${late}, P.O. Box 7`, late, late, last, last])
  const { steps } = (await clerk.call({ url: `/portal/history/${brn}` })).json()
  expect(steps.find((step: { trackingNo: string }) => step.trackingNo === trackingNo)).toMatchObject({
    effectiveOn: '2022-01-01',
    effects: [
      { field: 'plot', from: 'Plot 1', to: 'Plot 3' },
      { field: 'street', from: 'Old Street', to: 'Side Street' },
    ],
  })
})

it('a late address ends as a whole where the next change is no filing, and is of the plot alone', async () => {
  const brn = await atPlotOne()
  await registry.database.write(async tx => {
    await setVersionFacts(tx, { effectiveOn: '2024-03-03' })
    await tx.update(entity).set({ plot: 'Plot 2' }).where(eq(entity.brn, brn))
  })
  await clerk.file(brn, [address('2022-01-01', 'Plot 3', 'Side Street')])
  const last = 'Plot 2, Old Street'
  expect(await addressesOf(brn)).toEqual([first, late, late, last, last])
})
