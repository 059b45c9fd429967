import { prns } from '@contract/billing/prns'
import { names } from '@contract/configurations/names'
import { toId } from '@contract/id'
import { addresses } from '@contract/registry/addresses'
import { blacklist } from '@contract/registry/blacklist'
import { deRegistrations } from '@contract/registry/deRegistrations'
import { filings } from '@contract/registry/filings'
import { people } from '@contract/registry/people'
import { shares } from '@contract/registry/shares'
import { describe, expect, it, vi } from 'vitest'
import { createDataProvider } from '@/dataProvider'
import { loadedDefinitions } from '@/definition/defineArea'
import { recordedHttp } from '../support/recordedHttp'

const reading = (host: Parameters<typeof recordedHttp>[0]) => {
  const recorded = recordedHttp(host)
  return {
    ...recorded,
    provider: createDataProvider(loadedDefinitions([]), recorded.http, { paths: {} }, () => ({ userId: toId('me') })),
  }
}
const byId = () => ({ path: { id: toId('1') } })
const partners = people.partners.from(() => ({ query: { brn: '1' } }))

const nothing = [null, {}, [], '', { data: null }, { data: {} }, { data: [] }, { data: { content: null } }]

it.each([prns.upload, blacklist.upload, deRegistrations.upload, names.upload])(
  'takes a refused row with a reason that only the host of $id has',
  async upload => {
    const refused = [{ row: 2, code: 'closed-office', reason: 'The office was closed.' }]
    const { http } = recordedHttp(() => ({ body: { message: 'Read', data: { taken: 1, refused } } }))
    const file = new File(['x'], 'list.xlsx')
    await expect(http.ask<unknown>(upload, { file })).resolves.toMatchObject({ data: { taken: 1, refused } })
  },
)

describe('an answer that means no record', () => {
  it.each(nothing.map(body => [JSON.stringify(body), body]))('may say so with %s', async (_, body) => {
    const { provider } = reading(() => ({ body }))
    const things = [
      provider.read(addresses.ofCompany.from(byId), {}),
      provider.read(addresses.compliance.from(byId), {}),
      provider.read(shares.classification.from(byId), {}),
      provider.read(people.secretary.from(byId), {}),
      provider.read(partners, {}),
    ]
    expect(await Promise.all<unknown>(things)).toEqual([null, null, null, null, null])
    const page = { page: 1, perPage: 10 }
    const lists = [
      provider.rows(filings.history, page, { id: toId('1') }),
      provider.rows(people.directors, page, { id: toId('1') }),
      provider.rows(shares.shareholdings, page, { id: toId('1') }),
    ]
    const none = { rows: [], total: 0 }
    expect(await Promise.all<unknown>(lists)).toEqual([none, none, none])
  })

  it('is not read from other answers', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { provider } = reading(() => ({ body: { data: { colour: 'red' } } }))
    await expect(provider.read(addresses.ofCompany.from(byId), {})).rejects.toMatchObject({ code: 'unfit-answer' })
    expect(warned.mock.calls.flat().join()).toContain('CF-ADDRESS')
    warned.mockRestore()
  })
})
