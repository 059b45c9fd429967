import { isList } from '@contract/call'
import { toId } from '@contract/id'
import { calls } from '@contract/index'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { isOfOwnList, unpublishedIn } from '../support/published'
import { recordedHttp } from '../support/recordedHttp'
import { resources, sectionPages } from '../support/resources'

const all = [
  ...resources,
  ...sectionPages.flatMap(({ sections }) =>
    sections
      .flatMap(section => ('tabs' in section ? section.tabs : [section]))
      .flatMap(({ shows }) => ('list' in shows ? [shows.list] : [])),
  ),
]

/** Lists with a page or a section of their own; the others are asked for by what they belong to. */
const lists = [...new Set(all)].filter(({ name }) => name !== 'apiRequests')

const made = (host: Parameters<typeof recordedHttp>[0], announced: [] = []) => {
  const { http, asked } = recordedHttp(host, { announced })
  const provider = createDataProvider(loadedDefinitions(lists), http, { paths: {} }, () => ({ userId: toId('me') }))
  const read = (name: string, filter: Record<string, unknown>, page = 1, field = 'id') =>
    provider.getList(name, { pagination: { page, perPage: 15 }, filter, sort: { field, order: 'ASC' } })
  return { asked, read, wires: () => asked.map(({ method, path, query }) => [`${method} ${path}`, query]) }
}

describe('a list that arrives whole', () => {
  it('is searched in the portal: words and templates request only their rows', async () => {
    const row = { id: '1', word: 'BANK', description: 'Savings', reason: 'Rude', message: 'No' }
    const { read, wires } = made(() => ({ body: { data: [row, { ...row, id: '2', word: 'Café', reason: 'Long' }] } }))
    expect((await read('wordLibrary', { search: 'cafe', dictionaryId: '4' })).total).toBe(1)
    expect((await read('responseTemplates', { search: 'rude' })).total).toBe(1)
    expect(wires()).toEqual([
      ['GET /namesearch/dictionary/word', { dictionaryId: '4' }],
      ['GET /configuration/appeal-message/all', {}],
    ])
  })

  it('is requested with all levels only from a host that announces it', async () => {
    const { read, wires } = made(() => ({ body: { data: [{ id: 'A', code: 'A', description: 'Farming' }] } }))
    expect((await read('isic', { search: 'mining' })).total).toBe(0)
    expect((await read('isic', { search: 'farm' })).total).toBe(1)
    expect(wires()).toEqual([
      ['GET /reservation/isic', {}],
      ['GET /reservation/isic', {}],
    ])
  })
})

describe('building societies', () => {
  const society = (at: number) => ({
    brn: `8000${at}`,
    name: at % 2 ? `Ŵazi ${at}` : `Nyumba ${at}`,
    status: at === 3 ? 'CEASED' : 'Registered',
  })
  const rows = Array.from({ length: 150 }, (_, at) => society(at + 1))
  const host: Parameters<typeof recordedHttp>[0] = ({ query }) => ({
    body: {
      content: rows.slice(Number(query.offset), Number(query.offset) + Number(query.limit)),
      totalElements: rows.length,
    },
  })

  it('are read page by page while no filter is set', async () => {
    const { read, wires } = made(host)
    expect(await read('buildingSocieties', {}, 2)).toMatchObject({ total: 150 })
    expect(wires()).toEqual([
      ['GET /central-registry/api/building-societies', { page: '2', limit: '15', offset: '15' }],
    ])
  })

  it('are read whole and searched in the portal, because no search is published', async () => {
    const { read, asked } = made(host)
    const sought = await read('buildingSocieties', { search: 'wazi' }, 2)
    expect([sought.total, sought.data[0]?.name]).toEqual([75, 'Ŵazi 31'])
    expect((await read('buildingSocieties', { status: 'Ceased' })).data).toMatchObject([{ brn: '80003' }])
    expect((await read('buildingSocieties', { search: '80003', status: 'Registered' })).total).toBe(10)
    expect(new Set(asked.map(({ query }) => Object.keys(query).join()))).toEqual(new Set(['page,limit,offset']))
  })
})

it('finds the building societies from and to a day in the portal, days and moments alike', async () => {
  const dates = ['2026-01-01', '2026-01-01T21:30:00Z', '2026-01-03', '2026-01-04', undefined]
  const rows = dates.map((dateOfRegistration, at) => ({ brn: `${at}`, dateOfRegistration }))
  const { read, asked } = made(() => ({ body: { content: rows, totalElements: rows.length } }))
  const found = async (filter: object) => (await read('buildingSocieties', { ...filter })).data.map(({ brn }) => brn)
  expect(await found({ from: '2026-01-02', to: '2026-01-03' })).toEqual(['1', '2'])
  expect(await found({ from: '2026-01-03' })).toEqual(['2', '3'])
  expect(await found({ to: '2026-01-02' })).toEqual(['0', '1'])
  expect(new Set(asked.map(({ query }) => Object.keys(query).join()))).toEqual(new Set(['page,limit,offset']))
})

describe('a search', () => {
  it('sends a value in the path only once', async () => {
    const { read, wires } = made(() => ({ body: { usedPrnResponses: [], totalElements: 0 } }))
    await read('billing/prn-manager', { prn: '2250000000001' })
    expect(wires()).toEqual([['GET /billing/used-prn/by-prn/2250000000001', { page: '1', perPage: '15' }]])
  })

  it('sends no request without a name', async () => {
    const { read, asked } = made(() => ({ body: { data: [] } }))
    expect(await read('nameSearch', { scope: 'COMPANY' })).toMatchObject({ data: [], total: 0 })
    expect(asked).toEqual([])
    await read('nameSearch', { name: 'Kazi', scope: 'COMPANY' })
    expect(asked.map(({ query }) => query)).toEqual([{ name: 'Kazi', scope: 'COMPANY' }])
  })
})

describe('before a host without extensions', () => {
  const shown = lists.filter(({ list }) => !list.extension && !isOfOwnList(list))
  it.each(shown.map(list => [list.name, list] as const))(
    '%s asks with published keys only, however it is searched and filtered',
    async (name, { search, filters = {}, sortable = [] }) => {
      const { asked, read } = made(() => ({ body: { data: [] } }))
      const chosen = Object.entries(filters).map(([key, field]) => [
        key,
        field?.kind === 'date' ? '2026-01-31' : (Object.keys(field?.options ?? {})[0] ?? '1'),
      ])
      const all = { ...Object.fromEntries(chosen), ...(search && { [search.filter]: '80020001234567' }) }
      for (const filter of [{}, all, ...Object.entries(all).map(([key, value]) => ({ [key]: value }))])
        await read(name, filter, 2, sortable[0])
      for (const { method, path, query, body } of asked)
        expect(unpublishedIn({ method, path, query: Object.keys(query), body: Object.keys(body ?? {}) })).toEqual([])
    },
  )

  const keysOf = (schema: unknown): string[] => {
    if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
    if (schema instanceof z.ZodPipe) return keysOf(schema.in)
    return []
  }
  const sent = calls.filter(call => !call.id.startsWith('PORTAL-') && !isList(call))
  it.each(sent.map(call => [call.id, call] as const))('%s sends published keys only', (_, call) => {
    if (isList(call)) return
    const own = (schema: unknown) => keysOf(schema).filter(key => !call.extras?.[key])
    expect(
      unpublishedIn({
        method: call.method,
        path: call.path.replace(/\{\w+\}/g, '1'),
        query: own(call.query),
        body: [...own(call.body), ...(call.upload ? [call.upload.field] : [])],
      }),
    ).toEqual([])
  })

  it('names the extension of every call of ours, or the permission of its list', () => {
    const ours = calls.filter(({ id }) => /^PORTAL-(?!PARTNER-|SANDBOX-|CAPABILITIES)/.test(id))
    expect(ours.filter(call => !call.extension && !isOfOwnList(call)).map(({ id }) => id)).toEqual([])
  })
})
