import { contract } from '@contract/index'
import { WindingTask } from '@contract/insolvency/windingUp'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  registry = await testRegistry({ companies: 600 })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(() => registry.close())

const draft = (number: string) => admin({ url: `${pathOf(contract.windingUp.draft)}?tracking-number=${number}` })
const numbers = async (where: ReturnType<typeof sql>) => {
  const { rows } = await registry.database.read.execute<{ id: string; number: string }>(sql`
    SELECT id::text, tracking_number AS number FROM insolvency_application a WHERE ${where} ORDER BY id`)
  return rows
}
const one = async (where: ReturnType<typeof sql>) => {
  const [found] = await numbers(where)
  if (!found) throw new Error('The demonstration has no such application')
  return found
}
const written = sql`EXISTS (SELECT FROM form20_entry f WHERE f.application_id = a.id)`

describe('the forms of a winding-up', () => {
  it('come with the statement of affairs, under the published names', async () => {
    const { number } = await one(sql`type = 'WINDING_UP' AND status = 'APPROVED' AND ${written}`)
    const answer = await draft(number)
    expect(answer.statusCode).toBe(200)
    const task = WindingTask.parse(answer.json().data)
    expect(task.trackingNumber).toBe(number)
    expect(task.preliminaryReport?.status).toBe('APPROVED')
    expect(task.form20?.status).toBe('APPROVED')
    expect(task.reasons?.length).toBeGreaterThan(0)
  })

  it('have five thousand creditors in order', async () => {
    const { number } = await one(
      sql`(SELECT count(*) FROM form20_entry f WHERE f.application_id = a.id AND list = 'tradeAccounts') >= 5000`,
    )
    const { form20 } = WindingTask.parse((await draft(number)).json().data)
    expect(form20?.tradeAccounts).toHaveLength(5000)
  })

  it('have exact totals for each currency', async () => {
    const { id, number } = await one(
      sql`type = 'WINDING_UP' AND NOT EXISTS (SELECT FROM form20_entry f WHERE f.application_id = a.id)`,
    )
    const rows: [string, object][] = [
      ['marketableSecurities', { bookValue: '0.10', estimatedReturn: '0.05', currency: 'UGX' }],
      ['marketableSecurities', { bookValue: '0.20', currency: 'UGX' }],
      ['marketableSecurities', { bookValue: '90071992547409.93', estimatedReturn: '1', currency: 'UGX' }],
      ['marketableSecurities', { bookValue: '7', estimatedReturn: '3', currency: 'USD' }],
      ['tradeDebtors', { bookValue: '5.50', estimatedReturn: '2', currency: 'UGX' }],
      ['tradeDebtors', { totalAmountDue: '9', estimatedReturn: '4', currency: 'UGX' }],
      ['billOfExchange', { amount: '1.01', currency: 'UGX' }],
    ]
    for (const [position, [list, facts]] of rows.entries())
      await registry.database.write(tx =>
        tx.execute(sql`INSERT INTO form20_entry (application_id, list, position, facts)
          VALUES (${id}, ${list}, ${position}, ${JSON.stringify(facts)}::jsonb)`),
      )
    const { form20 } = WindingTask.parse((await draft(number)).json().data)
    expect(form20?.nonSecuredAssetsDerivedTotals).toEqual({
      marketableSecurities: [
        { currency: 'UGX', totalBookValue: '90071992547410.23', totalEstimatedReturn: '1.05' },
        { currency: 'USD', totalBookValue: '7', totalEstimatedReturn: '3' },
      ],
      tradeDebtors: [{ currency: 'UGX', totalBookValue: '5.50', totalEstimatedReturn: '2' }],
      unpaidShares: [{ currency: 'UGX', totalBookValue: '9', totalEstimatedReturn: '4' }],
      billsReceivable: [{ currency: 'UGX', totalBookValue: '1.01', totalEstimatedReturn: null }],
      loansAndAdvances: [],
    })
  })

  it('have totals of the amounts that can be read, grouped or not, and open with those that cannot', async () => {
    const { id, number } = await one(
      sql`type = 'WINDING_UP' AND NOT EXISTS (SELECT FROM form20_entry f WHERE f.application_id = a.id)`,
    )
    const rows = [
      { bookValue: '1,250,000.50', estimatedReturn: '' },
      { bookValue: '2 000', estimatedReturn: 'not known' },
      { bookValue: 300, estimatedReturn: '-5' },
    ]
    for (const [position, facts] of rows.entries())
      await registry.database.write(tx =>
        tx.execute(sql`INSERT INTO form20_entry (application_id, list, position, facts)
          VALUES (${id}, 'marketableSecurities', ${position}, ${JSON.stringify(facts)}::jsonb)`),
      )
    const answer = await draft(number)
    expect(answer.statusCode).toBe(200)
    expect(WindingTask.parse(answer.json().data).form20?.nonSecuredAssetsDerivedTotals).toMatchObject({
      marketableSecurities: [{ totalBookValue: '1252300.50', totalEstimatedReturn: '-5' }],
    })
    await registry.database.pool.query('DELETE FROM form20_entry WHERE application_id = $1', [id])
  })

  it('report a missing statement without failing', async () => {
    const { number } = await one(
      sql`type = 'WINDING_UP' AND NOT EXISTS (SELECT FROM form20_entry f WHERE f.application_id = a.id)`,
    )
    const task = WindingTask.parse((await draft(number)).json().data)
    expect(task.form20).toBeUndefined()
  })

  it('are missing for other and unknown applications', async () => {
    const { number } = await one(sql`type <> 'WINDING_UP'`)
    for (const other of [number, 'INS-NO-SUCH']) expect((await draft(other)).statusCode).toBe(404)
  })

  it('require the settings permission', async () => {
    const { number } = await one(sql`type = 'WINDING_UP'`)
    const clerk = registry.as(await registry.signIn('clerk'))
    expect((await clerk({ url: `${pathOf(contract.windingUp.draft)}?tracking-number=${number}` })).statusCode).toBe(403)
  })
})
