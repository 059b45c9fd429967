import { contract } from '@contract/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathOf } from '../../support/pathOf'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { givePermissions } from '../../support/sessions'

let registry: TestRegistry
let call: ReturnType<TestRegistry['as']>
const get = async (url: string) => (await call({ url })).json()
const one = async <T>(query: string, values: unknown[] = []): Promise<T> =>
  (await registry.database.pool.query(query, values)).rows[0]
const filing = '/incorporation/companies/continuous-filing'

beforeAll(async () => {
  registry = await testRegistry({ companies: 1200 })
  call = registry.as(await registry.signIn('registrar'))
})
afterAll(() => registry.close())

const registers = [
  ['companies', 'COMPANY'],
  ['business-names', 'BUSINESS_NAME'],
  ['building-societies', 'BUILDING_SOCIETY'],
] as const

describe.each(registers)('the list of %s', (path, register) => {
  const url = `/central-registry/api/${path}`

  it('has only that register, newest first, with the exact total', async () => {
    const { n } = await one<{ n: number }>('SELECT count(*)::int AS n FROM entity WHERE register = $1', [register])
    const { content, totalElements, totalPages } = await get(`${url}?page=1&limit=10&offset=0`)
    expect([totalElements, totalPages]).toEqual([n, Math.ceil(n / 10)])
    expect(content).toHaveLength(Math.min(10, n))
    const dates = content.map((row: { dateOfRegistration: string }) => row.dateOfRegistration)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const { brn } of content)
      expect(await one('SELECT register FROM entity WHERE brn = $1', [brn])).toEqual({ register })
  })

  it.each(['Registered', 'Insolvent', 'Ceased'])('can be filtered by %s, with their total', async status => {
    const { n } = await one<{ n: number }>(
      'SELECT count(*)::int AS n FROM entity WHERE register = $1 AND status = $2',
      [register, status.toUpperCase()],
    )
    const { content, totalElements } = await get(`${url}?page=1&limit=100&status=${status}`)
    expect(totalElements).toBe(n)
    expect(content.every((row: { status: string }) => row.status === status)).toBe(true)
  })

  it('refuses page 0, too large pages and an unknown status', async () => {
    for (const query of ['page=0', 'page=1&limit=100000', 'status=Dormant'])
      expect([query, (await call({ url: `${url}?${query}` })).statusCode]).toEqual([query, 400])
  })

  it('answers a page far beyond the end with no rows and the total', async () => {
    const { content, totalElements } = await get(`${url}?page=900000000000&limit=1000`)
    expect(content).toEqual([])
    expect(totalElements).toBeGreaterThan(0)
  })
})

describe('searching', () => {
  const search = async (body: object, path = 'companies') =>
    (await call({ method: 'POST', url: `/central-registry/api/${path}/search`, payload: body })).json()

  it('finds a company by its BRN, by any part of its name ignoring case, and by the first letters of either', async () => {
    const { brn, name } = await one<{ brn: string; name: string }>(
      `SELECT brn, name FROM entity WHERE kind = 'COMPANY' AND length(name) > 20 ORDER BY brn LIMIT 1`,
    )
    for (const typed of [brn, brn.toLowerCase(), ` ${name} `, name.toLowerCase(), name.slice(4, 18)]) {
      const { content } = await search({ search: typed, page: 1, limit: 100 })
      expect(content.map((row: { brn: string }) => row.brn)).toContain(brn)
    }
    const { n } = await one<{ n: number }>(
      `SELECT count(*)::int AS n FROM entity WHERE register = 'COMPANY' AND upper(name) LIKE $1`,
      [`${name.slice(0, 2)}%`],
    )
    expect((await search({ search: name.slice(0, 2), page: 1, limit: 10 })).totalElements).toBe(n)
  })

  it('counts the matches, and pages through them without gaps and repeats', async () => {
    const { n } = await one<{ n: number }>(
      `SELECT count(*)::int AS n FROM entity WHERE register = 'COMPANY' AND name LIKE '%TRADERS%'`,
    )
    const seen = new Set<string>()
    for (let page = 1; page <= Math.ceil(n / 7); page++) {
      const { content, totalElements } = await search({ search: 'traders', page, limit: 7, offset: (page - 1) * 7 })
      expect(totalElements).toBe(n)
      for (const { brn } of content) seen.add(brn)
    }
    expect(seen.size).toBe(n)
  })

  it('is limited to its register and to a status', async () => {
    const { name, brn } = await one<{ name: string; brn: string }>(
      `SELECT name, brn FROM entity WHERE kind = 'BUSINESS_NAME' AND status = 'CEASED' LIMIT 1`,
    )
    const found = async (body: object, path?: string) =>
      (await search(body, path)).content.map((row: { brn: string }) => row.brn)
    expect(await found({ search: brn })).toEqual([])
    expect(await found({ search: brn, status: 'Ceased' }, 'business-names')).toEqual([brn])
    expect(await found({ search: name, status: 'Registered' }, 'business-names')).not.toContain(brn)
  })

  it.each(['%', '_', '\\', '%%%', '___', "'; DROP TABLE entity; --"])('treats %s as ordinary text', async typed => {
    expect(await search({ search: typed })).toMatchObject({ content: [], totalElements: 0 })
  })

  it('finds a building society in its list, which has no search of its own', async () => {
    const { brn } = await one<{ brn: string }>(`SELECT brn FROM entity WHERE kind = 'BUILDING_SOCIETY' LIMIT 1`)
    const { content } = await get(`${pathOf(contract.buildingSocieties.list)}?search=${brn}`)
    expect(content).toMatchObject([{ brn, subType: null }])
  })

  it('leaves no audit entry', async () => {
    const count = () => one('SELECT count(*)::int AS n FROM audit_entry')
    const before = await count()
    await search({ search: 'ltd' })
    expect(await count()).toEqual(before)
  })
})

describe('a file', () => {
  it('begins with the facts of the register for a company', async () => {
    const { brn, name } = await one<{ brn: string; name: string }>(
      `SELECT brn, name FROM entity WHERE kind = 'COMPANY' AND NOT locked_down AND status = 'REGISTERED' LIMIT 1`,
    )
    const { data } = await get(pathOf(contract.companies.read, { brn }))
    expect(data).toMatchObject({ brn, name, status: 'Registered', lockDown: false })
    expect(data.dateOfRegistration).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  it('reads a foreign company as a company, with its subtype', async () => {
    const { brn } = await one<{ brn: string }>(`SELECT brn FROM entity WHERE kind = 'FOREIGN_COMPANY' LIMIT 1`)
    expect((await get(pathOf(contract.companies.read, { brn }))).data.subType).toContain('foreign')
  })

  it('lists the partners of a business name, natural persons and companies apart, and its village', async () => {
    const { brn } = await one<{ brn: string }>(`
      SELECT brn FROM entity_person WHERE 'PARTNER' = ANY (roles) GROUP BY brn HAVING count(DISTINCT kind) = 2 LIMIT 1`)
    const { data } = await get(pathOf(contract.businessNames.read, { brn }))
    expect(data.partners.individualPartners[0]).toMatchObject({ entityType: 'INDIVIDUAL' })
    expect(data.partners.corporatePartners[0]).toMatchObject({ entityType: 'CORPORATE' })
    const partners = (await get(`${pathOf(contract.people.partners)}?brn=${brn}`)).data
    expect(partners).toEqual(data.partners)
    const places = await get(`${pathOf(contract.addresses.byVillage)}?villageId=${data.physicalAddress}`)
    expect(Object.keys(places.data.data)).toEqual(['country', 'region', 'district', 'subcounty', 'parish', 'village'])
    expect(places.data.data.country).toBe('Uganda')
  })

  it('lists the members of a building society, each with their village', async () => {
    const { brn } = await one<{ brn: string }>(`SELECT brn FROM entity WHERE kind = 'BUILDING_SOCIETY' LIMIT 1`)
    const { data } = await get(pathOf(contract.buildingSocieties.read, { brn }))
    expect(data.members.length).toBeGreaterThan(2)
    const [{ villageId }] = data.members
    expect((await get(`${pathOf(contract.addresses.byVillage)}?villageId=${villageId}`)).data.data.village).toBeTruthy()
  })

  it.each(['abc', '0', '1', '999999999999999999999', '5.5', "1' OR '1'='1"])(
    'is refused for an unknown village: %s',
    async id => {
      const answer = await call({ url: `${pathOf(contract.addresses.byVillage)}?villageId=${encodeURIComponent(id)}` })
      expect(answer.json()).toMatchObject({ status: 404, code: 'unknown-village' })
    },
  )
})

describe('a BRN', () => {
  const reads = [
    '/central-registry/api/companies/BRN/info',
    '/central-registry/api/business-names/BRN/by-brn',
    '/central-registry/api/building-societies/BRN/by-brn',
    ...[
      'get-subscribers',
      'get-directors',
      'get-secretary',
      'get-share-classification',
      'get-shareholdings',
      'get-address',
      'get-compliance',
      'filing-history',
    ].map(name => `${filing}/${name}/BRN`),
    `${pathOf(contract.people.partners)}?brn=BRN`,
  ]

  it.each(reads)('is refused by %s when unknown', async url => {
    const answer = await call({ url: url.replace('BRN', '80029999999999') })
    expect(answer.json()).toEqual({
      status: 404,
      code: 'unknown-brn',
      message: 'No entity is registered under BRN 80029999999999.',
      params: { brn: '80029999999999' },
    })
  })

  it.each(reads)('is accepted with hyphens, spaces and other signs by %s', async url => {
    for (const brn of ['G/12/99', 'A B 7', '50%', '../../x', 'a?b#c']) {
      const answer = await call({ url: url.replace('BRN', encodeURIComponent(brn)) })
      expect(answer.json()).toMatchObject({ code: 'unknown-brn', params: { brn: brn.toUpperCase() } })
    }
  })

  it('opens its file in any spelling', async () => {
    await registry.database.pool.query(
      `INSERT INTO entity (brn, name, kind, registered_on) VALUES ('G/12 B/99', 'Old Paper Ltd', 'COMPANY', '1961-02-03')`,
    )
    for (const typed of ['G/12 B/99', ' g/12 b/99 ']) {
      const { data } = await get(pathOf(contract.companies.read, { brn: typed }))
      expect(data).toMatchObject({ brn: 'G/12 B/99', name: 'Old Paper Ltd', dateOfRegistration: '1961-02-03' })
    }
    const subscribers = await get(pathOf(contract.people.subscribers, { id: 'G/12 B/99' }))
    expect(subscribers).toEqual({ data: [] })
  })

  it('is unknown in the other registers', async () => {
    const { brn } = await one<{ brn: string }>(`SELECT brn FROM entity WHERE kind = 'BUSINESS_NAME' LIMIT 1`)
    expect((await call({ url: pathOf(contract.companies.read, { brn }) })).statusCode).toBe(404)
    expect((await call({ url: pathOf(contract.buildingSocieties.read, { brn }) })).statusCode).toBe(404)
  })
})

describe('permissions', () => {
  it('are separate for lists and files', async () => {
    const newcomer = registry.as(await registry.signIn('newcomer'))
    const { brn } = await one<{ brn: string }>(`SELECT brn FROM entity WHERE kind = 'COMPANY' LIMIT 1`)
    const may = async () =>
      Promise.all(
        [
          pathOf(contract.companies.list),
          pathOf(contract.companies.read, { brn }),
          pathOf(contract.addresses.ofCompany, { id: brn }),
        ].map(async url => (await newcomer({ url })).statusCode),
      )
    expect(await may()).toEqual([403, 403, 403])
    await givePermissions(registry.database, 'newcomer', ['can_view_registry'])
    expect(await may()).toEqual([200, 403, 403])
    await givePermissions(registry.database, 'newcomer', ['can_view_reservation_settings'])
    expect(await may()).toEqual([403, 200, 200])
  })
})
