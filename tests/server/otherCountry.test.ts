import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transactions } from '@contract/billing/transactions'
import { addresses } from '@contract/registry/addresses'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quickFolder } from '../support/quickFolder'
import { type TestRegistry, testRegistry } from '../support/registry'

let folder: string
let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>
beforeAll(async () => {
  folder = mkdtempSync(join(quickFolder(), 'daftari-country-'))
  const file = join(folder, 'portal.json')
  writeFileSync(file, JSON.stringify({ country: 'Kenya', currency: 'KES' }))
  registry = await testRegistry({ companies: 40, settings: { PORTAL_CONFIG: file } })
  admin = registry.as(await registry.signIn('admin'))
})
afterAll(async () => {
  await registry.close()
  rmSync(folder, { recursive: true, force: true })
})

it('tells the portal the country and the currency of the registry', async () => {
  const config = await admin({ url: '/config.json' })
  expect(config.json()).toMatchObject({ country: 'Kenya', currency: 'KES' })
})

it('names the country in addresses', async () => {
  const { rows } = await registry.database.pool.query(
    "SELECT id FROM administrative_unit WHERE level = 'VILLAGE' ORDER BY id LIMIT 1",
  )
  const answer = await admin({ url: `${addresses.byVillage.path}?villageId=${rows[0].id}` })
  expect(answer.json()).toMatchObject({ data: { data: { country: 'Kenya' } } })
})

it('sums payments in the currency', async () => {
  const answer = await admin({ url: `${transactions.list.path}?page=1&perPage=12` })
  expect(answer.json()).toMatchObject({ sums: [{ currency: 'KES' }] })
})
