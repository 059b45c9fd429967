import type { ListCall, Listed } from '@contract/call'
import type { Page } from '@contract/dialects'
import simpleRestProvider from 'ra-data-simple-rest'
import { z } from 'zod'
import { rangeOf } from './answerTags'
import { unfitAnswer } from './apiError'
import type { Http } from './http'
import { createListOpener } from './openList'
import type { AskOptions } from './request'

/** End of a Content-Range: the total, or `*` where the host does not count. */
const TOTAL = /\/(\d+|\*)\s*$/
const opened = createListOpener()

const Wrapped = z.object({ data: z.array(z.unknown()) })

/**
 * Lists of the extension API go through ra-data-simple-rest, over the portal's one client with its base, token and
 * errors; their rows are checked like all others. A path can be overridden in config.json by the call's id. Throws
 * ApiError. A host that does not count ends a list with a page that is not full.
 */
export const askSimpleRest = async <Row>(
  { readPage }: Pick<Http, 'readPage'>,
  call: ListCall<string, unknown, Row>,
  paths: Record<string, string>,
  { page, perPage, sort }: Page,
  filter: Record<string, unknown>,
  options: Pick<AskOptions, 'signal'> = {},
): Promise<Listed<Row>> => {
  const path = paths[call.id] ?? call.path
  const cut = path.lastIndexOf('/')
  let body: unknown
  const provider = simpleRestProvider(path.slice(0, cut), async url => {
    body = await readPage(url, { perPage }, options)
    const range = rangeOf(body) ?? ''
    if (!TOTAL.test(range)) throw unfitAnswer(call.id, 'its Content-Range names no total')
    const wrapped = Wrapped.safeParse(body)
    const json = wrapped.success ? wrapped.data.data : body
    return { status: 200, headers: new Headers({ 'content-range': range }), body: '', json }
  })
  const { data, total: told = 0 } = await provider.getList(path.slice(cut + 1), {
    pagination: { page, perPage },
    sort: sort ?? { field: call.sortable?.[0] ?? 'id', order: 'DESC' },
    filter,
  })
  return opened(call, body, () => {
    const rows = z.array(call.row).safeParse(data)
    if (!rows.success) throw unfitAnswer(call.id, z.prettifyError(rows.error))
    if (!Number.isNaN(told)) return { rows: rows.data, total: told }
    const total = (page - 1) * perPage + data.length
    const isKnown = data.length < perPage && (data.length > 0 || page === 1)
    return { rows: rows.data, total, ...(!isKnown && { mayFollow: data.length > 0 }) }
  })
}
