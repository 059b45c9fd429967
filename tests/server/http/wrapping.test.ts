import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '@/definition/defineResource'
import type { Source } from '@/definition/source'
import fileTypes from '@/resources/files'
import { type PortalClient, portalClient } from '../../support/portalClient'
import { type TestRegistry, testRegistry } from '../../support/registry'
import { resources, sectionPages } from '../../support/resources'

let registry: TestRegistry
let token: string
beforeAll(async () => {
  registry = await testRegistry()
  token = await registry.signIn('admin')
})
afterAll(() => registry.close())

const before = (wrap: (answer: unknown) => unknown) => portalClient(() => ({ app: registry.app, token }), wrap)

const hosts = [
  ['one level deeper', (answer: unknown) => ({ data: answer })],
  [
    'one level deeper, beside a word of success',
    (answer: unknown) => ({ status: 'success', message: 'OK', data: answer }),
  ],
] as const
const plain = before(answer => answer)

/** Filters without which our API refuses a list. */
const needed: Readonly<Record<string, object>> = { 'load-findings': { load: '1' } }

const page = ({ name, size }: Resource, provider: PortalClient) =>
  provider.getList(name, { pagination: { page: 1, perPage: Math.min(size, 15) }, filter: needed[name] ?? {} })

const load = <Data>(source: Source<never, Data>, from: unknown, { read, rows }: typeof plain) =>
  source.load(from as never, { read, rows })

describe.each(hosts)('a host that wraps every answer %s', (_, wrap) => {
  const wrapped = before(wrap)

  it.each(resources.map(resource => [resource.name, resource] as const))(
    'lists %s all the same',
    async (_, resource) => {
      // A list that belongs to one record fails here, with the same error on both hosts.
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

  it('has the counts of cards', async () => {
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
