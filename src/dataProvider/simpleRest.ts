import type { ListCall } from '@contract/call'
import type { Page } from '@contract/dialects'
import simpleRestProvider from 'ra-data-simple-rest'
import { z } from 'zod'
import { ApiError } from './apiError'
import type { AskOptions, Http } from './http'
import type { Listed } from './localList'

/** Lists of the extension API go through ra-data-simple-rest, over the same client; their rows are checked as well. */
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
    const json = Array.isArray(data) ? data : (data as { data?: unknown }).data
    return { status, headers: new Headers({ 'content-range': String(headers['content-range'] ?? '') }), body: '', json }
  })
  const { data, total } = await provider.getList(path.slice(cut + 1), {
    pagination: { page, perPage },
    sort: sort ?? { field: 'id', order: 'DESC' },
    filter,
  })
  const rows = z.array(call.row).safeParse(data)
  if (!rows.success)
    throw new ApiError(0, 'unfit-answer', `The answer to ${call.id} does not fit: ${z.prettifyError(rows.error)}`)
  return { rows: rows.data, total: total ?? rows.data.length }
}
