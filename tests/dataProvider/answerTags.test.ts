import { extensionList, get, list } from '@contract/call'
import { content, paging } from '@contract/dialects'
import { toId } from '@contract/id'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createDataProvider } from '@/dataProvider'
import { createAnswerTags } from '@/dataProvider/answerTags'
import { loadedDefinitions } from '@/definition/defineArea'
import { defineResource } from '@/definition/defineResource'
import { code, text } from '@/definition/field'
import { recordedHttp } from '../support/recordedHttp'

const permit = 'signed-in' as const
const call = list('THING-LIST', '/things', {
  permit,
  filter: z.object({ search: z.string().optional() }),
  row: z.object({ no: z.string(), name: z.string() }),
  paging: paging.perPage,
  envelope: content,
})
const shown = {
  label: 'Things',
  path: 'things',
  key: 'no' as const,
  size: 15,
  fields: { no: code('No'), name: text('Name') },
  columns: ['no', 'name'] as const,
  headline: 'name' as const,
}
const things = defineResource(call, { ...shown, name: 'things' })
const others = { ...things, name: 'others', key: 'name' as const }
const sentCall = extensionList('SENT-LIST', '/portal/sent', {
  permit,
  filter: z.object({ q: z.string().optional() }),
  row: z.object({ no: z.string(), name: z.string() }),
  sortable: ['no'],
  extension: 'audit',
})
const sent = defineResource(sentCall, { ...shown, name: 'sent' })
const figure = get('THING-COUNT', '/things/count', { permit, answer: z.object({ count: z.number() }) })

/** Creates a host that compares tags when `tagged`, and the data provider on it; `body` may be set. */
const provider = ({ tagged = true } = {}) => {
  const host = { body: { content: [{ no: '1', name: 'One' }], totalElements: 1 } as object, version: 1 }
  const recorded = recordedHttp(({ headers }) => {
    const etag = `W/"${host.version}"`
    if (tagged && headers['If-None-Match'] === etag) return { status: 304, body: '', headers: { etag } }
    return { body: structuredClone(host.body), ...(tagged && { headers: { etag } }) }
  })
  const data = createDataProvider(loadedDefinitions([things, others]), recorded.http, { paths: {} }, () => ({
    userId: toId('me'),
  }))
  const read = (page = 1, perPage = 15, name = 'things') =>
    data.getList(name, { pagination: { page, perPage }, filter: {} })
  return { host, read, data, ...recorded }
}
const tags = (asked: readonly { headers: Record<string, string> }[]) =>
  asked.map(({ headers }) => headers['If-None-Match'])

describe('a list that is read again', () => {
  it('sends the tag of its last answer, and gives the same object while nothing changed', async () => {
    const { host, read, asked } = provider()
    const first = await read()
    const again = await read()
    expect(again).toBe(first)
    host.version = 2
    host.body = { content: [{ no: '1', name: 'Changed' }], totalElements: 1 }
    const changed = await read()
    expect(changed.data).toEqual([{ id: '1', no: '1', name: 'Changed' }])
    expect(await read()).toBe(changed)
    expect(tags(asked)).toEqual([undefined, 'W/"1"', 'W/"1"', 'W/"2"'])
  })

  it('keeps each page apart, and each list that shows the same rows', async () => {
    const { read, asked } = provider()
    const [one, two] = [await read(1), await read(2)]
    expect(two).not.toBe(one)
    expect(await read(1)).toBe(one)
    expect((await read(1, 15, 'others')).data).toEqual([{ id: 'One', no: '1', name: 'One' }])
    expect(tags(asked)).toEqual([undefined, undefined, 'W/"1"', 'W/"1"'])
  })

  it('is found in the cache of rows again after it was not changed', async () => {
    const { read, data, asked } = provider()
    await read()
    await read()
    expect((await data.getOne('things', { id: '1' })).data).toMatchObject({ name: 'One' })
    expect(asked).toHaveLength(2)
  })

  it('sends no tag to a host that gives none, and asks for large pages as always', async () => {
    const { read, asked } = provider({ tagged: false })
    expect(await read()).toEqual(await read())
    const tagging = provider()
    await tagging.read(1, 1000)
    await tagging.read(1, 1000)
    expect(tags([...asked, ...tagging.asked])).toEqual([undefined, undefined, undefined, undefined])
  })

  it('goes without a tag once the session is another', async () => {
    let token = 'one'
    const { http, asked } = recordedHttp(() => ({ body: {}, headers: { etag: '"1"' } }))
    const read = createAnswerTags({ client: http.client, token: () => token, isOtherOrigin: false })
    await read({ url: '/things' })
    await read({ url: '/things' })
    token = 'other'
    await read({ url: '/things' })
    expect(tags(asked)).toEqual([undefined, '"1"', undefined])
  })

  it('keeps the last thirty answers', async () => {
    const { http, asked } = recordedHttp(() => ({ body: {}, headers: { etag: '"1"' } }))
    const read = createAnswerTags({ client: http.client, token: () => 'one', isOtherOrigin: false })
    for (let page = 0; page <= 30; page++) await read({ url: `/things/${page}` })
    await read({ url: '/things/0' })
    await read({ url: '/things/30' })
    expect(tags(asked).slice(31)).toEqual([undefined, '"1"'])
  })
})

describe('a list of the simple-rest dialect that is read again', () => {
  const read = () => {
    const host = { body: [{ no: '1', name: 'One' }], version: 1 }
    const recorded = recordedHttp(({ headers }) => {
      const etag = `W/"${host.version}"`
      const given: Record<string, string> = { etag }
      // A 304 need not repeat the range of the answer that it stands for.
      if (headers['If-None-Match'] === etag) return { status: 304, body: '', headers: given }
      return { body: structuredClone(host.body), headers: { ...given, 'content-range': 'items 0-0/31' } }
    })
    const data = createDataProvider(loadedDefinitions([sent]), recorded.http, { paths: {} }, () => ({
      userId: toId('me'),
    }))
    const page = (perPage: number) =>
      data.getList('sent', { pagination: { page: 1, perPage }, sort: { field: 'no', order: 'ASC' }, filter: {} })
    return { host, data, page, ...recorded }
  }

  it('sends the tag of its last answer, and gives the same object with its total while nothing changed', async () => {
    const { host, page, asked } = read()
    const first = await page(15)
    expect(first).toMatchObject({ data: [{ id: '1', name: 'One' }], total: 31 })
    expect(await page(15)).toBe(first)
    host.version = 2
    host.body = [{ no: '1', name: 'Changed' }]
    expect(await page(15)).toMatchObject({ data: [{ name: 'Changed' }], total: 31 })
    expect(tags(asked)).toEqual([undefined, 'W/"1"', 'W/"1"'])
  })

  it('does the same inside another page, and asks for large pages as always', async () => {
    const { data, page, asked } = read()
    const rows = () => data.rows(sentCall, { page: 1, perPage: 15 }, {})
    const first = await rows()
    expect(first).toEqual({ rows: [{ no: '1', name: 'One' }], total: 31 })
    expect(await rows()).toBe(first)
    await page(500)
    expect(await page(500)).toMatchObject({ total: 31 })
    expect(tags(asked)).toEqual([undefined, 'W/"1"', undefined, undefined])
  })
})

describe('a host of another origin that does not take tags', () => {
  it('is asked again without one, and with none from then on', async () => {
    const { http, asked } = recordedHttp(({ headers }) => {
      // A browser refuses to send a header that the host does not allow; axios tells it like a lost connection.
      if (headers['If-None-Match']) throw Object.assign(new Error('Network Error'), { isAxiosError: true })
      return { body: { count: 1 }, headers: { etag: '"1"' } }
    })
    const read = createAnswerTags({ client: http.client, token: () => 'one', isOtherOrigin: true })
    for (let time = 0; time < 3; time++) expect(await read({ url: '/things' })).toEqual({ count: 1 })
    expect(tags(asked)).toEqual([undefined, '"1"', undefined, undefined])
  })
})

describe('a failure', () => {
  it('of a request with a tag is told as any other, with the pause that the host asked for', async () => {
    let status = 200
    const { http } = recordedHttp(() => ({
      status,
      body: { count: 1 },
      headers: { etag: '"1"', ...(status === 503 && { 'retry-after': '7' }) },
    }))
    expect(await http.ask(figure)).toEqual({ count: 1 })
    status = 503
    await expect(http.ask(figure)).rejects.toMatchObject({ status: 503, retryAfter: 7 })
    status = 404
    await expect(http.ask(figure)).rejects.toMatchObject({ status: 404, retryAfter: undefined })
  })

  it('names the pause of a date too', async () => {
    const at = new Date(Date.now() + 90_000).toUTCString()
    const { http } = recordedHttp(() => ({ status: 429, headers: { 'retry-after': at } }))
    const error: unknown = await http.ask(figure).catch((fault: unknown) => fault)
    expect(error).toMatchObject({ status: 429 })
    const { retryAfter } = z.object({ retryAfter: z.number() }).parse(error)
    expect(retryAfter).toBeGreaterThan(80)
    expect(retryAfter).toBeLessThanOrEqual(90)
  })
})
