import type { Asker, Listed, Sending } from '@contract/call'
import type { Page } from '@contract/dialects'
import { idText, sameId } from '@contract/id'
import type { PortalConfig } from '@contract/portalConfig'
import type { GetListParams, GetListResult, Identifier } from 'react-admin'
import { actionOf, type Verb } from '@/definition/actions'
import type { Definitions } from '@/definition/defineArea'
import type { AnyRow, Resource } from '@/definition/defineResource'
import { ApiError, toApiError } from './apiError'
import { checkAnnounced } from './extensions'
import type { Http } from './http'
import { localList, published, type Shown } from './localList'
import type { RegistryDataProvider, Sender } from './registryDataProvider'
import type { AskOptions } from './request'
import { createRowCache } from './rowCache'
import { askSimpleRest } from './simpleRest'
import { hasChosen, isChosen, wholeList } from './wholeList'

/** Returns the data of a write as a draft has them: react-admin's inputs hold null where nothing is filled in. */
const filledIn = (data: AnyRow): AnyRow =>
  Object.fromEntries(Object.entries(data).map(([source, value]) => [source, value ?? undefined]))

/** More rows than any list that arrives whole has. */
const WHOLE = 100_000
/** Rows of a request, and most requests, in which a record is looked for that a search does not find. */
const LOOKED_AT = { perPage: 100, pages: 10 }

/** Answer of `getList`; `pageInfo` in place of a total that the host does not tell, as react-admin documents it. */
type ListedPage = Pick<GetListResult<AnyRow>, 'total' | 'pageInfo'> & {
  data: AnyRow[]
  meta?: { sums: Listed<AnyRow>['sums'] }
}

type Asked = Page & { filter: Record<string, unknown>; signal?: AbortSignal | undefined }

/** Returns a filter with the word that react-admin's inputs of references search for, `q`, under the name of the list's search. */
const withWord = ({ search }: Resource, { q, ...filter }: Record<string, unknown>): Record<string, unknown> =>
  search && q ? { ...filter, [search.filter]: q } : filter

const askedIn = ({ pagination = { page: 1, perPage: 10 }, sort, filter = {}, signal }: GetListParams): Asked => ({
  ...pagination,
  ...(sort && { sort }),
  filter,
  signal,
})

const signalOf = ({ signal }: { signal?: AbortSignal | undefined }): AskOptions => (signal ? { signal } : {})

/**
 * Makes react-admin's data provider, once for every resource: all it knows comes from the definitions, which are loaded
 * when they are needed. Rows get their `id` here from the definition's `key`, and a single record comes from what was
 * listed, or from searching for it. Throws ApiError only; `asker` names the signed-in person for bodies that carry one; lists that
 * arrive whole are searched in the texts that are `shown`, too.
 */
export const createDataProvider = (
  definitions: Definitions,
  http: Http,
  config: Pick<PortalConfig, 'paths'>,
  asker: () => Asker,
  shown?: Shown,
): RegistryDataProvider => {
  const remembered = createRowCache()
  const pages = new WeakMap<Listed<AnyRow>, { resource: Resource; page: ListedPage }>()

  const get = async (name: string): Promise<Resource> => {
    const resource = definitions.loaded(name) ?? (await definitions.load(name))
    if (!resource) throw new ApiError({ status: 0, code: 'no-such-resource', message: `No list is called ${name}` })
    return resource
  }

  const rowsOf = async (resource: Resource, { filter: asked, signal, ...page }: Asked): Promise<Listed<AnyRow>> => {
    const chosen = withWord(resource, asked)
    const unset = Object.entries(resource.defaults ?? {}).filter(([key]) => !isChosen(chosen[key]))
    const filter = { ...chosen, ...Object.fromEntries(unset), ...resource.fixed }
    const call = resource.listFor?.(filter) ?? resource.list
    await checkAnnounced(http.extensions, call)
    if (call.dialect === 'simple-rest')
      return askSimpleRest(http, call, config.paths, page, filter, signalOf({ signal }))
    // A list that has to be searched for is empty until it is.
    if (resource.search?.first && !filter[resource.search.filter]) return { rows: [], total: 0 }
    const here = resource.whole && hasChosen(resource, chosen)
    if (!call.paging.local && !here) return http.askList(call, page, filter, signalOf({ signal }))
    const listed = here
      ? await wholeList(http, call, signalOf({ signal }))
      : await http.askList(call, page, published(resource, filter), signalOf({ signal }))
    // React-admin asks for this order when nobody chose one; the host's own stands.
    const { sort, ...slice } = page
    const unasked = sort?.field === 'id' && !resource.sortable?.includes('id')
    return localList(resource, listed.rows, filter, unasked ? slice : page, shown)
  }

  /** Returns the rows with their ids; the same object for a list that the host told to be unchanged. */
  const pageOf = (resource: Resource, listed: Listed<AnyRow>, number: number): ListedPage => {
    const last = pages.get(listed)
    if (last?.resource === resource) return last.page
    const { rows, total, sums, mayFollow } = listed
    const data = rows.map((row: AnyRow): AnyRow => ({ ...row, id: row[resource.key] }))
    const page = {
      data,
      ...(mayFollow === undefined ? { total } : { pageInfo: { hasNextPage: mayFollow, hasPreviousPage: number > 1 } }),
      ...(sums && { meta: { sums } }),
    }
    pages.set(listed, { resource, page })
    return page
  }

  const list = async (name: string, request: Asked) => {
    try {
      const resource = await get(name)
      const listed = await rowsOf(resource, request)
      const page = pageOf(resource, listed, request.page)
      remembered.keep(name, page.data)
      return page
    } catch (error) {
      throw toApiError(error)
    }
  }

  /**
   * A record that was not listed yet is looked for by its key where the list can be searched, then among the first rows of the
   * list: no published call reads one record of a list.
   */
  const one = async (name: string, id: Identifier, signal?: AbortSignal): Promise<AnyRow> => {
    const cached = remembered.find(name, id)
    if (cached) return cached
    const { search, size, list: call } = await get(name)
    const isWhole = call.paging.local
    if (search && !isWhole) {
      const { data } = await list(name, { page: 1, perPage: size, filter: { [search.filter]: idText(id) }, signal })
      const match = data.find(row => sameId(row.id, id))
      if (match) return match
    }
    const { perPage, pages } = isWhole ? { perPage: WHOLE, pages: 1 } : LOOKED_AT
    for (let page = 1, seen = 0; page <= pages; page++) {
      const { data, total } = await list(name, { page, perPage, filter: {}, signal })
      const match = data.find(row => sameId(row.id, id))
      if (match) return match
      seen += data.length
      // A host may send fewer rows than it was asked for, so an empty page ends the list too.
      if (!data.length || (total !== undefined && seen >= total)) break
    }
    throw new ApiError({ status: 404, code: 'no-such-entry' })
  }

  const send: Sender['send'] = async (action, row, options = {}) => {
    const sending = action.chosen?.(row) ?? action
    const { lookup } = sending
    // `afterLookup` has checked that what is joined is what the call is sent from.
    const asks = lookup && !lookup.isDone?.(row)
    const from = asks ? (lookup.join(row, await send(lookup.sending, row, signalOf(options))) as typeof row) : row
    return http.ask(sending.call, sending.request(from, asker()), options)
  }

  const read: Sender['read'] = async (sending, row, options) => {
    if (sending.call.changes)
      throw new ApiError({
        status: 0,
        code: 'fault',
        message: `${sending.call.id} changes something: it is no reading`,
      })
    return send(sending, row, options)
  }

  const cannot = ({ label }: Resource) =>
    new ApiError({ status: 0, code: 'not-supported', message: `${label} has no such change` })

  const change = async (
    resource: Resource,
    sending: Sending<AnyRow> | undefined,
    row: AnyRow,
    previous: AnyRow = {},
  ) => {
    if (!sending) throw cannot(resource)
    await send(sending, row)
    remembered.drop(resource.name)
    const changed = { ...previous, ...row }
    return { data: { ...changed, id: changed[resource.key] ?? changed.id } }
  }

  const createForm = ({ create }: Resource) => create?.ways.flatMap(way => ('form' in way ? [way.form] : []))[0]

  /** Sends what the action with this verb sends: a form's draft with what changed in it, or the row itself. */
  const act = async (name: string, verb: Verb, previous: AnyRow, data: AnyRow = {}) => {
    const resource = await get(name)
    const action = actionOf(resource, verb)
    if (action?.type === 'form')
      return change(resource, action.form.send, { ...action.draft(previous), ...filledIn(data) }, previous)
    return change(resource, action?.send, { ...previous, ...data })
  }

  const refuse = async (name: string) => {
    throw cannot(await get(name))
  }

  return {
    supportAbortSignal: true,
    getList: async (name, params) => list(name, askedIn(params)),
    getOne: async (name, { id, signal }) => ({ data: await one(name, id, signal) }),
    getMany: async (name, { ids, signal }) => ({ data: await Promise.all(ids.map(id => one(name, id, signal))) }),
    getManyReference: async (name, { target, id, ...params }) => {
      const request = askedIn(params)
      return list(name, { ...request, filter: { ...request.filter, [target]: id } })
    },
    create: async (name, { data }) => {
      const resource = await get(name)
      return change(resource, createForm(resource)?.send, filledIn(data))
    },
    update: async (name, { id, data, previousData = { id } }) => act(name, 'update', previousData, data),
    delete: async (name, { id, previousData = { id } }) => act(name, 'delete', previousData),
    updateMany: refuse,
    deleteMany: refuse,
    send,
    read,
    rows: async (call, page, filter, options) => {
      await checkAnnounced(http.extensions, call)
      return call.dialect === 'simple-rest'
        ? askSimpleRest(http, call, config.paths, page, filter, options)
        : http.askList(call, page, filter, options)
    },
    forget: remembered.clear,
    definition: get,
  }
}
