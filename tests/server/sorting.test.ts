import type { ListCall } from '@contract/call'
import { type Query, type Sort, sortText } from '@contract/dialects'
import { foldForSearch } from '@contract/fold'
import { contract } from '@contract/index'
import { registryClock } from '@contract/registryDay'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestRegistry, testRegistry } from '../support/registry'

type Row = Record<string, unknown>
type List = {
  list: ListCall
  as: string
  /** Field that is the key of a row. */
  key: string
  /** Field whose day the filters `from` and `to` compare. */
  day: string
  /** Fields that are sorted as names, without regard to case. */
  names: readonly string[]
  /** Name of a row that has it in parts. */
  nameOf?(row: Row): unknown
}

const entities = { as: 'registrar', key: 'brn', day: 'dateOfRegistration', names: ['name'] }

const nameOf = ({ name, givenName, middleName, surName }: Row) =>
  name ?? [givenName, middleName, surName].filter(Boolean).join(' ')
const accounts = { as: 'admin', key: 'id', day: 'createdAt', names: ['name'], nameOf }

const lists: Record<string, List> = {
  'the black list': {
    list: contract.blacklist.list,
    as: 'registrar',
    key: 'brn',
    day: 'createdAt',
    names: ['companyName'],
  },
  companies: { list: contract.companies.list, ...entities },
  'companies that are searched': { list: contract.companies.search, ...entities },
  'business names': { list: contract.businessNames.list, ...entities },
  'building societies': { list: contract.buildingSocieties.list, ...entities },
  transactions: { list: contract.transactions.list, as: 'billing', key: 'prn', day: 'createdDate', names: [] },
  'client accounts': { list: contract.accounts.individuals, ...accounts },
  'business accounts': { list: contract.accounts.businesses, ...accounts },
  'legal documents': {
    list: contract.legalDocuments.list,
    as: 'registrar',
    key: 'instrumentNumber',
    day: 'filingDate',
    names: ['subjectMatter'],
  },
  'the de-registration list': {
    list: contract.deRegistrations.list,
    as: 'registrar',
    key: 'brn',
    day: 'createdAt',
    names: ['companyName'],
  },
}

let registry: TestRegistry
beforeAll(async () => {
  registry = await testRegistry()
  // Many rows share a name, in either case, and a day.
  await registry.database.read.execute(sql`
    INSERT INTO entity (brn, name, kind, registered_on)
    SELECT '8000' || lpad(n::text, 10, '0'), '', 'BUILDING_SOCIETY', now() FROM generate_series(1, 30) n`)
  await registry.database.read.execute(sql`
    UPDATE entity SET name = (ARRAY['Beta', 'ALPHA', 'alpha', 'gamma LTD'])[1 + ascii(right(brn, 2)) % 4],
      registered_on = date '2026-02-27' + ascii(right(brn, 1)) % 4`)
  await registry.database.read.execute(sql`
    UPDATE legal_document SET subject_matter = (ARRAY['Beta', 'ALPHA', 'alpha'])[1 + ascii(right(instrument_number, 1)) % 3],
      filing_date = date '2026-02-27' + ascii(right(instrument_number, 1)) % 4`)
  await registry.database.read.execute(sql`
    INSERT INTO account (account_type, name, email)
    SELECT type, (ARRAY['Beta', 'ALPHA', 'alpha'])[1 + n % 3], 'sorted' || n || type || '@mail.example'
    FROM generate_series(1, 30) n, unnest(ARRAY['INDIVIDUAL', 'BUSINESS']) type`)
  await registry.database.read.execute(sql`
    UPDATE account SET created_at = timestamptz '2026-03-01 20:59:59+00' + ascii(right(id::text, 1)) % 5 * interval '1 second'
    WHERE account_type <> 'BACKOFFICE'`)
  await registry.database.read.execute(sql`
    UPDATE payment SET sub_total = 1000 * (id % 3), total_tax = 0,
      created_at = timestamptz '2026-03-01 20:59:59+00' + (id % 5) * interval '1 second'`)
  await registry.database.read.execute(sql`
    UPDATE strike_entry SET company_name = (ARRAY['Beta', 'ALPHA', 'alpha', 'gamma LTD'])[1 + id % 4],
      created_at = timestamptz '2026-03-01 20:59:59+00' + (id % 5) * interval '1 second'`)
})
afterAll(() => registry.close())

const PER_PAGE = 20
const tokens = new Map<string, Promise<string>>()
const tokenOf = (name: string) => {
  const token = tokens.get(name) ?? registry.signIn(name)
  tokens.set(name, token)
  return token
}

const ask = async ({ list, as }: List, query: Query) => {
  const call = registry.as(await tokenOf(as))
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return list.method === 'POST'
    ? call({ method: 'POST', url: list.path, payload: query })
    : call({ url: `${list.path}?${search}` })
}

/** Reads all pages of a list. */
const readAll = async (one: List, query: Query = {}): Promise<Row[]> => {
  const all: Row[] = []
  for (let page = 1; ; page++) {
    const answer = await ask(one, { ...query, ...one.list.paging.encode({ page, perPage: PER_PAGE }) })
    expect(answer.statusCode, answer.body).toBe(200)
    const { rows, total } = one.list.envelope.open(answer.json())
    all.push(...(rows as Row[]))
    if (!rows.length || all.length >= total) return all
  }
}

const plain = (value: unknown) => (typeof value === 'number' ? value : String(value ?? ''))
const sortedBy = ({ names, nameOf }: List, field: string, row: Row) =>
  names.includes(field) ? foldForSearch(String(nameOf?.(row) ?? row[field])).toUpperCase() : plain(row[field])

const isBefore = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

const orders = Object.entries(lists).flatMap(([name, one]) =>
  (one.list.sortable ?? []).flatMap(field =>
    (['ASC', 'DESC'] as const).map(order => [name, field, order, one] as [string, string, Sort['order'], List]),
  ),
)

describe.each(orders)('%s by %s, %s', (_, field, order, one) => {
  it('comes in this order, and its pages repeat no row and miss none', async () => {
    const rows = await readAll(one, { sort: sortText({ field, order }) })
    const values = rows.map(row => sortedBy(one, field, row))
    expect(new Set(values).size).toBeGreaterThan(1)
    expect(rows.length).toBeGreaterThan(PER_PAGE)
    const sorted = values.toSorted(isBefore)
    expect(values).toEqual(order === 'ASC' ? sorted : sorted.reverse())
    const keys = (all: Row[]) => all.map(row => String(row[one.key])).sort()
    expect(keys(rows)).toEqual(keys(await readAll(one)))
    expect(new Set(keys(rows)).size).toBe(rows.length)
  })
})

describe.each(Object.entries(lists))('%s', (_, one) => {
  it('is in reverse order, ties included, when it is sorted the other way', async () => {
    for (const field of one.list.sortable ?? []) {
      const keysIn = async (order: Sort['order']) =>
        (await readAll(one, { sort: sortText({ field, order }) })).map(row => row[one.key])
      expect(await keysIn('DESC')).toEqual((await keysIn('ASC')).reverse())
    }
  })

  it('is filtered from and to a day of the registry, both included', async () => {
    const dayOf = (row: Row) => registryClock(String(row[one.day]))?.slice(0, 10) ?? ''
    const all = await readAll(one)
    const days = [...new Set(all.map(dayOf))].sort()
    const middle = days[Math.floor(days.length / 2)] ?? ''
    expect(days.length).toBeGreaterThan(1)
    const found = async (query: Query) => (await readAll(one, query)).map(row => row[one.key])
    const expected = (fits: (day: string) => boolean) => all.filter(row => fits(dayOf(row))).map(row => row[one.key])
    expect(await found({ from: middle })).toEqual(expected(day => day >= middle))
    expect(await found({ to: middle })).toEqual(expected(day => day <= middle))
    expect(await found({ from: middle, to: middle })).toEqual(expected(day => day === middle))
    const [field = ''] = one.list.sortable ?? []
    const sorted = await found({ from: middle, sort: sortText({ field, order: 'ASC' }) })
    expect(sorted.toSorted()).toEqual(expected(day => day >= middle).toSorted())
    expect((await ask(one, { from: '2026-02-30' })).json().fields).toHaveProperty('from')
  })

  it('is refused in an order that it has not, by the name of the field', async () => {
    const { sortable = [] } = one.list
    const answer = await ask(one, { sort: sortText({ field: 'password', order: 'ASC' }) })
    expect([answer.statusCode, answer.json().fields]).toEqual([
      400,
      { sort: `This list can be sorted by: ${sortable.join(', ')}` },
    ])
    expect((await ask(one, { sort: 'name' })).json().fields).toHaveProperty('sort')
  })
})
