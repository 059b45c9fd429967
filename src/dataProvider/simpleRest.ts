import type { ListCall, Listed } from '@contract/call'
import type { Page } from '@contract/dialects'
import simpleRestProvider from 'ra-data-simple-rest'
import { z } from 'zod'
import { unfitAnswer } from './apiError'
import type { AskOptions, Http } from './http'

const TOTAL = /\/(\d+)\s*$/
const Wrapped = z.object({ data: z.array(z.unknown()) })

/**
 * Lists of the extension API go through ra-data-simple-rest, over the portal's one client with its base, token and
 * errors; their rows are checked like all others. A path can be overridden in config.json by the call's id. Throws
 * ApiError.
 */
export const askSimpleRest = async <Row>(
  client: Http['client'],
  call: ListCall<string, unknown, Row>,
  paths: Record<string, string>,
  { page, perPage, sort }: Page,
  filter: Record<string, unknown>,
  { signal }: Pick<AskOptions, 'signal'> = {},
): Promise<Listed<Row>> => {
  const path = paths[call.id] ?? call.path
  const cut = path.lastIndexOf('/')
  const provider = simpleRestProvider(path.slice(0, cut), async url => {
    const { data, headers, status } = await client.get<unknown>(url, signal ? { signal } : {})
    const range = String(headers['content-range'] ?? '')
    if (!TOTAL.test(range)) throw unfitAnswer(call.id, 'its Content-Range names no total')
    const wrapped = Wrapped.safeParse(data)
    const json = wrapped.success ? wrapped.data.data : data
    return { status, headers: new Headers({ 'content-range': range }), body: '', json }
  })
  const { data, total = 0 } = await provider.getList(path.slice(cut + 1), {
    pagination: { page, perPage },
    sort: sort ?? { field: call.sortable?.[0] ?? 'id', order: 'DESC' },
    filter,
  })
  const rows = z.array(call.row).safeParse(data)
  if (!rows.success) throw unfitAnswer(call.id, z.prettifyError(rows.error))
  return { rows: rows.data, total }
}
