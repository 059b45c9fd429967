import type { NameHit } from '@contract/configurations/names'
import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let admin: ReturnType<TestRegistry['as']>

const names = [
  'KAMPALA MILLERS LTD',
  'THE KAMPALA MILLERS COMPANY LIMITED',
  'KAMPALA GRAIN MILLERS LTD',
  'MILLING KAMPALA (U) LTD',
  'KAMPALLA MILERS LTD',
  'CAMPALA MILLARS LTD',
  'KARUNGI & SONS LTD',
  'J.K. FARMER’S HARDWARE',
  'Café Élan Uganda Ltd',
  'SUNRISE DAIRIES LTD',
  'OTHER THINGS LTD',
  'SENGO PAINTS LIMITED BY GUARANTEE',
]

beforeAll(async () => {
  registry = await testRegistry({ companies: 20 })
  admin = registry.as(await registry.signIn('admin'))
  for (const [index, name] of names.entries())
    await registry.database.pool.query(
      `INSERT INTO entity (brn, name, kind, registered_on) VALUES ($1, $2, 'COMPANY', '2026-01-01')`,
      [`9000${index}`, name],
    )
})
afterAll(() => registry.close())

const search = async (name: string, scope = ''): Promise<NameHit[]> =>
  (await admin({ url: `${pathOf(contract.names.search)}?${new URLSearchParams({ name, scope })}` })).json().data
const found = async (name: string) => (await search(name)).map(hit => [hit.name, hit.match])

describe('the name search', () => {
  it('ranks identical names, other forms, similar sounds and similar spellings in one answer', async () => {
    expect(await found('kampala millers limited')).toEqual([
      ['KAMPALA MILLERS LTD', 'EXACT'],
      ['THE KAMPALA MILLERS COMPANY LIMITED', 'EXACT'],
      ['KAMPALA GRAIN MILLERS LTD', 'CONTAINED'],
      ['MILLING KAMPALA (U) LTD', 'STEM'],
      ['KAMPALLA MILERS LTD', 'PHONETIC'],
      ['CAMPALA MILLARS LTD', 'PHONETIC'],
    ])
  })

  it('finds a name when all but one of its words match', async () => {
    expect(await found('kampala grain merchants')).toContainEqual(['KAMPALA GRAIN MILLERS LTD', 'FUZZY'])
    expect(await found('farmers jk hardwear mbale')).toContainEqual(['J.K. FARMER’S HARDWARE', 'FUZZY'])
    expect(await found('one two three four five six seven eight nine ten eleven twelve thirteen')).toEqual([])
  })

  it('compares an ending that is misspelt with that of the name', async () => {
    expect(await found('sengo paints limited by guaraantee')).toEqual([
      ['SENGO PAINTS LIMITED BY GUARANTEE', 'PHONETIC'],
    ])
  })
})
