import { list, listByPost } from '@contract/call'
import { bare, content, paging, rowsUnder, under } from '@contract/dialects'
import { toId } from '@contract/id'
import { yesNo } from '@contract/listFilter'
import { reservationPush } from '@contract/processes/reservationPush'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { defineResource } from '@/definition/defineResource'
import { choice, code, flag, text } from '@/definition/field'
import { recordedHttp } from '../support/recordedHttp'
import { resources } from '../support/resources'

const permit = 'signed-in' as const
const Row = z.object({ no: z.string(), name: z.string().nullish(), kind: z.enum(['A', 'B']).nullish() })
const filter = z.object({ search: z.string().optional(), kind: z.enum(['A', 'B']).optional() })
const rows = [
  { no: '1', name: 'Ácaye', kind: 'A' },
  { no: '2', name: 'Byaruhanga', kind: 'B' },
  { no: '10', name: 'Acen', kind: 'A' },
]

const define = (parts: Pick<Parameters<typeof list>[2], 'paging' | 'envelope'>, path = '/things') =>
  defineResource(list('THING-LIST', path, { permit, filter, row: Row, ...parts }), {
    name: 'things',
    label: 'Things',
    path: 'things',
    key: 'no',
    size: 15,
    search: { filter: 'search', on: 'enter', placeholder: 'No' },
    fields: { no: code('No'), name: text('Name') },
    computed: { loud: { ...text('Loud'), of: ({ name }) => name?.toUpperCase(), tone: undefined } },
    filters: { kind: choice('Kind', { A: 'a', B: 'b' }) },
    columns: ['no', 'name', 'loud'],
    headline: 'name',
  })

const ask = (page: number, perPage: number, chosen = {}, sort?: { field: string; order: 'ASC' | 'DESC' }) => ({
  pagination: { page, perPage },
  filter: chosen,
  ...(sort && { sort }),
})
const asker = () => ({ userId: toId('me') })

describe('a list', () => {
  it.each([
    ['in an address', { paging: paging.perPage, envelope: bare }, (query: Record<string, string>) => query.active],
    [
      'in JSON',
      { paging: paging.simpleRest, envelope: bare, dialect: 'simple-rest' as const },
      (query: Record<string, string>) => JSON.parse(query.filter ?? '{}').active,
    ],
  ])('is asked for a yes or no that is false %s, in place of its default', async (_, dialect, sentIn) => {
    const { http, asked } = recordedHttp(() => ({ body: [], headers: { 'content-range': 'things 0-0/0' } }))
    const yes = z.object({ active: yesNo.optional() })
    const things = defineResource(list('THING-LIST', '/things', { permit, filter: yes, row: Row, ...dialect }), {
      name: 'things',
      label: 'Things',
      key: 'no',
      size: 15,
      defaults: { active: true },
      fields: { no: code('No') },
      filters: { active: flag('Status', { true: 'Active', false: 'Inactive' }) },
      columns: ['no'],
      headline: 'no',
    })
    const provider = createDataProvider(loadedDefinitions([things]), http, { paths: {} }, asker)
    await provider.getList('things', ask(1, 15, { active: false }))
    const sent = sentIn(asked[0]?.query ?? {})
    expect(String(sent)).toBe('false')
    expect(yes.parse({ active: sent })).toEqual({ active: false })
  })

  it.each([
    ['page and perPage', paging.perPage, { page: '3', perPage: '15' }],
    ['page and per_page', paging.per_page, { page: '3', per_page: '15' }],
    ['page and limit', paging.limit, { page: '3', limit: '15' }],
    ['page and pageSize', paging.pageSize, { page: '3', pageSize: '15' }],
    [
      'two spellings and an offset in rows',
      paging.pageSizeLimitOffset,
      { page: '3', pageSize: '15', limit: '15', offset: '30' },
    ],
    ['pages from zero', paging.perPageFromZero, { page: '2', perPage: '15' }],
    ['sizes from zero', paging.sizeFromZero, { page: '2', size: '15' }],
  ])('is asked for with %s', async (_, dialect, query) => {
    const { http, asked } = recordedHttp(() => ({ body: { content: rows, totalElements: 33, totalPages: 3 } }))
    const provider = createDataProvider(
      loadedDefinitions([define({ paging: dialect, envelope: content })]),
      http,
      { paths: {} },
      asker,
    )
    const { data, total } = await provider.getList('things', ask(3, 15))
    expect(asked).toMatchObject([{ method: 'GET', path: '/things', query }])
    expect(asked[0]?.query).toEqual(query)
    expect(total).toBe(33)
    expect(data.map(({ id }) => id)).toEqual(['1', '2', '10'])
  })

  it.each([
    ['as its body', bare, rows],
    ['under content', content, { content: rows, totalElements: 3, totalPages: 1 }],
    ['under a key of its own', rowsUnder('usedPrnResponses'), { usedPrnResponses: rows, totalElements: 3 }],
    ['one level deeper', under('data', content), { data: { content: rows, totalElements: 3 } }],
    ['deeper than its documents say', content, { data: { data: { content: rows, totalElements: 3 } } }],
  ])('is read %s', async (_, envelope, body) => {
    const { http } = recordedHttp(() => ({ body }))
    const provider = createDataProvider(
      loadedDefinitions([define({ paging: paging.limit, envelope })]),
      http,
      { paths: {} },
      asker,
    )
    const { data, total } = await provider.getList('things', ask(1, 15))
    expect([data.length, total]).toEqual([3, 3])
  })

  it('sends chosen and fixed filters, and no empty ones', async () => {
    const { http, asked } = recordedHttp(() => ({ body: { content: [], totalElements: 0 } }))
    const things = { ...define({ paging: paging.limit, envelope: content }), fixed: { kind: 'A' } }
    const provider = createDataProvider(loadedDefinitions([things]), http, { paths: {} }, asker)
    await provider.getList('things', ask(1, 15, { search: '', kind: 'B', stranger: 'x' }))
    expect(asked[0]?.query).toEqual({ page: '1', limit: '15', kind: 'A' })
    await provider.getList('things', ask(1, 15, { search: 'a & b' }))
    expect(asked[1]?.query).toMatchObject({ search: 'a & b' })
  })

  it('uses the other path that a definition names for a search', async () => {
    const { http, asked } = recordedHttp(() => ({ body: { content: rows, totalElements: 3 } }))
    const things = define({ paging: paging.limit, envelope: content })
    const elsewhere = define({ paging: paging.limit, envelope: content }, '/things/search').list
    const provider = createDataProvider(
      loadedDefinitions([{ ...things, listFor: chosen => (chosen.search ? elsewhere : undefined) }]),
      http,
      { paths: {} },
      asker,
    )
    await provider.getList('things', ask(1, 15, { search: 'x' }))
    await provider.getList('things', ask(1, 15))
    expect(asked.map(({ path }) => path)).toEqual(['/things/search', '/things'])
  })

  it('sends filter and page in the body of a POST, and fills its path', async () => {
    const { http, asked } = recordedHttp(() => ({ body: { content: rows, totalElements: 3 } }))
    const search = listByPost('THING-SEARCH', '/things/{area}/search', {
      permit,
      filter,
      row: Row,
      paging: paging.limitOffset,
      envelope: content,
    })
    const provider = createDataProvider(loadedDefinitions([]), http, { paths: {} }, asker)
    const found = await provider.rows(search, { page: 2, perPage: 15 }, { area: 'a/b', search: 'x', kind: '' })
    expect(found.total).toBe(3)
    expect(asked).toMatchObject([
      {
        method: 'POST',
        path: '/things/a%2Fb/search',
        query: {},
        body: { search: 'x', page: 2, limit: 15, offset: 15 },
      },
    ])
  })

  it('goes where config.json says, below its base', async () => {
    const { http, asked } = recordedHttp(() => ({ body: { content: [], totalElements: 0 } }), {
      apiBase: 'https://host.example/api/',
      paths: { 'THING-LIST': '/v2/things' },
    })
    const provider = createDataProvider(
      loadedDefinitions([define({ paging: paging.limit, envelope: content })]),
      http,
      { paths: {} },
      asker,
    )
    await provider.getList('things', ask(1, 15))
    expect(asked[0]?.path).toBe('/api/v2/things')
  })
})

describe('a list that arrives whole', () => {
  it('is not searched again where the host has searched it', async () => {
    const defined = define({ paging: paging.none, envelope: under('data') })
    const { http } = recordedHttp(() => ({ body: { data: rows } }))
    const found = async (columns?: readonly []) => {
      const resource = { ...defined, search: { ...defined.search, ...(columns && { columns }) } } as typeof defined
      const provider = createDataProvider(loadedDefinitions([resource]), http, { paths: {} }, asker)
      return (await provider.getList('things', ask(1, 15, { search: 'unlike any of them' }))).total
    }
    expect(await found()).toBe(0)
    expect(await found([])).toBe(3)
  })

  const { http, asked } = recordedHttp(() => ({ body: rows }))
  const provider = createDataProvider(
    loadedDefinitions([define({ paging: paging.none, envelope: bare })]),
    http,
    { paths: {} },
    asker,
  )
  const numbers = async (...asking: Parameters<typeof ask>) => {
    const { data, total } = await provider.getList('things', ask(...asking))
    return [data.map(({ no }) => no).join(' '), total]
  }

  it('is paged here', async () => {
    expect(await numbers(1, 2)).toEqual(['1 2', 3])
    expect(await numbers(2, 2)).toEqual(['10', 3])
    expect(await numbers(9, 2)).toEqual(['', 3])
    expect(asked[0]?.query).toEqual({})
  })
  it('is searched in its columns word by word, without accents and case', async () => {
    expect(await numbers(1, 9, { search: 'ACAYE' })).toEqual(['1', 1])
    expect(await numbers(1, 9, { search: 'ac 10' })).toEqual(['10', 1])
    expect(await numbers(1, 9, { search: '%' })).toEqual(['', 0])
  })
  it('is filtered by the values of its rows', async () =>
    expect(await numbers(1, 9, { kind: 'A' })).toEqual(['1 10', 2]))
  it('is sorted with numbers in text by value, also by a computed column', async () => {
    expect(await numbers(1, 9, {}, { field: 'no', order: 'DESC' })).toEqual(['10 2 1', 3])
    expect(await numbers(1, 9, {}, { field: 'loud', order: 'ASC' })).toEqual(['1 10 2', 3])
  })
})

describe('the extension API', () => {
  const entry = { id: 7, at: 'x', actorId: null, actorName: null, address: null, call: 'C', subject: null }
  const whole = { ...entry, before: null, after: null }
  const range = { 'content-range': 'audit 0-14/812' }

  it('is called in simple-rest through the same client', async () => {
    const { http, asked } = recordedHttp(() => ({ body: [whole], headers: range }))
    const provider = createDataProvider(loadedDefinitions(resources), http, { paths: {} }, asker)
    const { data, total } = await provider.getList('audit-trail', ask(2, 15, { q: 'é' }, { field: 'at', order: 'ASC' }))
    expect(asked[0]).toMatchObject({
      path: '/portal/audit',
      query: { range: '[15,29]', sort: '["at","ASC"]', filter: '{"q":"é"}' },
      headers: { Authorization: 'Bearer the-token' },
    })
    expect([data[0]?.id, total]).toEqual([7, 812])
  })

  it('is called in simple-rest by lists inside another page too', async () => {
    const { http, asked } = recordedHttp(() => ({ body: [], headers: { 'content-range': 'pushes 0-0/0' } }))
    const { rows } = createDataProvider(loadedDefinitions([]), http, { paths: {} }, asker)
    const push = ['6d5d0365-e589-43e2-823e-4305b4ab8c4a']
    await rows(reservationPush.pushed, { page: 1, perPage: 500 }, { push })
    expect(asked[0]?.query).toEqual({ range: '[0,499]', sort: '["id","DESC"]', filter: JSON.stringify({ push }) })
  })

  it.each([
    ['a full page', 2, 1, { pageInfo: { hasNextPage: true, hasPreviousPage: false } }],
    ['a full second page', 2, 2, { pageInfo: { hasNextPage: true, hasPreviousPage: true } }],
    ['the last page', 1, 2, { total: 3 }],
    ['no rows', 0, 1, { total: 0 }],
    ['a page after the last one', 0, 2, { pageInfo: { hasNextPage: false, hasPreviousPage: true } }],
  ])('pages without a total where the host does not count: %s', async (_, count, page, known) => {
    const found = Array.from({ length: count }, (_, id) => ({ ...whole, id }))
    const { http } = recordedHttp(() => ({ body: found, headers: { 'content-range': 'items 0-1/*' } }))
    const provider = createDataProvider(loadedDefinitions(resources), http, { paths: {} }, asker)
    const { data, ...rest } = await provider.getList('audit-trail', ask(page, 2))
    expect([data.length, rest]).toEqual([count, known])
  })

  it('is checked against its contract: rows and total', async () => {
    const wrongRow = recordedHttp(() => ({ body: [{ id: 'seven' }], headers: range }))
    const noTotal = recordedHttp(() => ({ body: [whole] }))
    for (const { http } of [wrongRow, noTotal])
      await expect(
        createDataProvider(loadedDefinitions(resources), http, { paths: {} }, asker).getList('audit-trail', ask(1, 15)),
      ).rejects.toMatchObject({
        name: 'ApiError',
        code: 'unfit-answer',
        message: expect.stringContaining('PORTAL-AUDIT'),
      })
  })
})

describe('a failure', () => {
  const provider = (host: Parameters<typeof recordedHttp>[0]) => {
    const recorded = recordedHttp(host)
    return {
      ...recorded,
      ...createDataProvider(
        loadedDefinitions([define({ paging: paging.limit, envelope: content })]),
        recorded.http,
        { paths: {} },
        asker,
      ),
    }
  }

  it('has the host’s message', async () => {
    const { getList } = provider(() => ({ status: 500, body: { message: 'No room left', code: 'x' } }))
    await expect(getList('things', ask(1, 15))).rejects.toMatchObject({ status: 500, message: 'No room left' })
  })
  it('names the call when an answer has no rows or rows that do not fit', async () => {
    for (const body of [{ content: 'none' }, { content: [{ no: 5 }] }]) {
      const { getList } = provider(() => ({ body }))
      await expect(getList('things', ask(1, 15))).rejects.toMatchObject({
        code: 'unfit-answer',
        message: expect.stringContaining('THING-LIST'),
      })
    }
  })
  it('is raised before the request for a filter that the call does not accept', async () => {
    const { getList, asked } = provider(() => ({ body: { content: [] } }))
    await expect(getList('things', ask(1, 15, { kind: 'C' }))).rejects.toMatchObject({
      name: 'ApiError',
      params: { fields: 'kind' },
    })
    expect(asked).toEqual([])
  })
  it('ends the session when the host reports its end, without a second request', async () => {
    const { getList, asked, ended } = provider(() => ({ status: 401, body: { message: 'over' } }))
    await expect(getList('things', ask(1, 15))).rejects.toMatchObject({ status: 401 })
    expect([asked.length, ended()]).toEqual([1, 1])
  })
  it('stops the request when it is cancelled', async () => {
    const control = new AbortController()
    const { getList } = provider(() => new Promise(() => undefined))
    const asking = getList('things', { ...ask(1, 15), signal: control.signal })
    control.abort()
    await expect(asking).rejects.toMatchObject({ code: 'cancelled' })
  })
  it('is raised for a list without a definition', async () =>
    expect(provider(() => ({})).getList('nothing', ask(1, 15))).rejects.toMatchObject({ code: 'no-such-resource' }))
})

describe('one record', () => {
  const answering = () => recordedHttp(() => ({ body: { content: rows, totalElements: 3 } }))
  const made = ({ http }: ReturnType<typeof recordedHttp>) =>
    createDataProvider(
      loadedDefinitions([define({ paging: paging.limit, envelope: content })]),
      http,
      { paths: {} },
      asker,
    )

  it('comes from listed rows', async () => {
    const recorded = answering()
    const provider = made(recorded)
    await provider.getList('things', ask(1, 15))
    expect((await provider.getOne('things', { id: '10' })).data.name).toBe('Acen')
    expect((await provider.getMany('things', { ids: ['1', '2'] })).data.map(({ id }) => id)).toEqual(['1', '2'])
    expect(recorded.asked).toHaveLength(1)
  })
  it('is searched for when it was not listed, and missing when nothing matches', async () => {
    const recorded = answering()
    const provider = made(recorded)
    expect((await provider.getOne('things', { id: '2' })).data.name).toBe('Byaruhanga')
    expect(recorded.asked[0]?.query).toMatchObject({ search: '2' })
    await expect(provider.getOne('things', { id: '3' })).rejects.toMatchObject({ status: 404, code: 'no-such-entry' })
  })
  it('is dropped when the person signs out', async () => {
    const recorded = answering()
    const provider = made(recorded)
    await provider.getList('things', ask(1, 15))
    provider.forget()
    await provider.getOne('things', { id: '1' })
    expect(recorded.asked).toHaveLength(2)
  })
})
