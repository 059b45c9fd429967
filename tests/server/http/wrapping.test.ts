import type { InternalAxiosRequestConfig } from 'axios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataProvider } from '@/dataProvider'
import { createHttp } from '@/dataProvider/http'
import type { Resource } from '@/definition/defineResource'
import type { Source } from '@/definition/source'
import { resources, sectionPages } from '@/resources'
import { fileTypes } from '@/resources/files'
import { type TestRegistry, testRegistry } from '../../support/registry'

let registry: TestRegistry
let token: string
beforeAll(async () => {
  registry = await testRegistry()
  token = await registry.signIn('admin')
})
afterAll(() => registry.close())

/** The portal's own client before our API, whose answers pass through `wrap`. */
const before = (wrap: (answer: unknown) => unknown) => {
  const http = createHttp(
    { apiBase: '', paths: {}, callTimeout: 60_000 },
    { token: () => token, ended: () => undefined },
  )
  http.client.defaults.adapter = async (request: InternalAxiosRequestConfig) => {
    const answer = await registry.app.inject({
      method: request.method === 'post' ? 'POST' : 'GET',
      url: http.client.getUri(request),
      headers: { authorization: `Bearer ${token}`, ...(request.data && { 'content-type': 'application/json' }) },
      ...(request.data && { payload: request.data }),
    })
    const { statusCode: status, headers } = answer
    const response = { data: wrap(answer.json()), status, statusText: '', headers, config: request }
    if (status < 400) return response as never
    throw Object.assign(new Error(`${status}`), { isAxiosError: true, config: request, response })
  }
  return createDataProvider(resources, http, { paths: {} }, () => ({ userId: '' }))
}

const hosts = [
  ['one level deeper', (answer: unknown) => ({ data: answer })],
  [
    'one level deeper, beside a word of success',
    (answer: unknown) => ({ status: 'success', message: 'OK', data: answer }),
  ],
] as const
const plain = before(answer => answer)

const page = ({ name, size }: Resource, provider: typeof plain) =>
  provider.getList(name, { pagination: { page: 1, perPage: Math.min(size, 15) }, filter: {} })

const load = <Data>(source: Source<never, Data>, from: unknown, { read, rows }: typeof plain) =>
  source.load(from as never, { read, rows })

describe.each(hosts)('a host that wraps every answer %s', (_, wrap) => {
  const wrapped = before(wrap)

  it.each(resources.map(resource => [resource.name, resource] as const))(
    'lists %s all the same',
    async (_, resource) => {
      // Some lists are of one thing, which is asked for where they stand.
      const own = await page(resource, plain).catch((error: unknown) => error)
      const other = await page(resource, wrapped).catch((error: unknown) => error)
      expect(other).toEqual(own)
    },
  )

  it.each(fileTypes.map(type => [type.key, type] as const))(
    'shows the file of a %s with all its tabs',
    async (key, type) => {
      const { data } = await plain.getList(
        { company: 'companies', business: 'businessNames', 'building-society': 'buildingSocieties' }[key] ?? '',
        { pagination: { page: 1, perPage: 1 }, filter: {} },
      )
      const from = { id: data[0]?.brn }
      const file = await load(type.read as never, from, plain)
      expect(await load(type.read as never, from, wrapped)).toEqual(file)
      const kind = type.kinds.find(({ when }) => when?.(file) ?? true)
      for (const tab of kind?.tabs ?? [])
        if (tab.view !== 'documents')
          expect(await load(tab.source as never, file, wrapped), tab.key).toEqual(
            await load(tab.source as never, file, plain),
          )
    },
  )

  it('counts what is counted on cards', async () => {
    const cards = sectionPages.flatMap(({ sections }) =>
      sections.flatMap(section => ('tabs' in section ? section.tabs.map(({ shows }) => shows) : [section.shows])),
    )
    for (const shows of cards)
      if ('cards' in shows)
        expect(await load(shows.cards.source as never, undefined, wrapped)).toEqual(
          await load(shows.cards.source as never, undefined, plain),
        )
  })
})
