import type { Asker, ListCall, Sending } from '@contract/call'
import type { Sort } from '@contract/dialects'
import type { PortalConfig } from '@contract/portalConfig'
import type { DataProvider, GetListParams, Identifier, RaRecord } from 'react-admin'
import type { FormDialog, Resource } from '@/definition/defineResource'
import { ApiError } from './apiError'
import type { AskOptions, Http } from './http'
import { type Listed, localList } from './localList'
import { createRemembered } from './remembered'
import { askSimpleRest } from './simpleRest'

export type Row = Record<string, unknown>

/** react-admin's verbs, and the two that address a call with a row. */
export type RegistryDataProvider = DataProvider & {
  /**
   * Sends what a row becomes. A sending with a lookup asks that first, and is sent only when it finds something.
   * Answers what the call answers; throws ApiError.
   */
  send<R, A>(sending: Sending<R, A>, row: R, options?: AskOptions): Promise<A>
  /** Reads what belongs to a row, its history for one. The call changes nothing; throws ApiError. */
  read<R, A>(sending: Sending<R, A>, row: R, options?: AskOptions): Promise<A>
  /** Forgets every row listed so far: the next person sees nothing of the last one. */
  forget(): void
}

type Asked = { page: number; perPage: number; sort?: Sort; filter: Record<string, unknown>; signal?: AbortSignal }

const askedIn = ({ pagination, sort, filter, signal }: GetListParams & { signal?: AbortSignal }): Asked => ({
  page: pagination?.page ?? 1,
  perPage: pagination?.perPage ?? 10,
  filter: filter ?? {},
  ...(sort && { sort }),
  ...(signal && { signal }),
})

/** react-admin's verbs are generic in the row; ours are checked against the contract, which it cannot know. */
const answer = (checked: object) => checked as never

/**
 * Makes react-admin's data provider, once for every resource: all it knows comes from the definitions. Rows get their
 * `id` here from the definition's `key`, and a single record comes from what was listed, or from searching for it.
 * Throws ApiError only; `asker` names the signed-in person for bodies that carry one.
 */
export const createDataProvider = (
  resources: readonly Resource[],
  http: Http,
  config: Pick<PortalConfig, 'paths'>,
  asker: () => Asker,
): RegistryDataProvider => {
  const byName = new Map(resources.map(resource => [resource.name, resource]))
  const remembered = createRemembered()

  const get = (name: string): Resource => {
    const resource = byName.get(name)
    if (!resource) throw new ApiError(0, 'no-such-resource', `No list is called ${name}`)
    return resource
  }

  const ask = async (resource: Resource, asked: Asked): Promise<Listed<Row>> => {
    const filter = { ...asked.filter, ...resource.fixed }
    const call: ListCall<string, unknown, Row> = resource.listFor?.(filter) ?? resource.list
    const page = { page: asked.page, perPage: asked.perPage, ...(asked.sort && { sort: asked.sort }) }
    const options = asked.signal ? { signal: asked.signal } : {}
    if (call.dialect === 'simple-rest') return askSimpleRest(http.client, call, config.paths, page, filter, options)
    const listed = await http.askList(call, page, filter, options)
    return call.paging.local ? localList(resource, listed.rows, filter, page) : listed
  }

  const list = async (name: string, asked: Asked) => {
    const resource = get(name)
    const { rows, total } = await ask(resource, asked)
    const data = rows.map(row => ({ ...row, id: row[resource.key] as Identifier }))
    remembered.keep(name, data)
    return { data, total }
  }

  /** A record that was not listed yet is looked for by its key, where the list can be searched. */
  const one = async (name: string, id: Identifier, signal?: AbortSignal): Promise<RaRecord> => {
    const known = remembered.find(name, id)
    if (known) return known
    const { search, size } = get(name)
    if (search) {
      const filter = { [search.filter]: String(id) }
      const { data } = await list(name, { page: 1, perPage: size, filter, ...(signal && { signal }) })
      const found = data.find(row => String(row.id) === String(id))
      if (found) return found
    }
    throw new ApiError(404, 'no-such-entry', '')
  }

  const send: RegistryDataProvider['send'] = async (sending, row, options = {}) => {
    const { lookup } = sending
    const found = lookup ? lookup.join(row, await send(lookup.sending, row, options)) : row
    return http.ask(sending.call, sending.request(found, asker()), options)
  }

  const cannot = (name: string) =>
    new ApiError(0, 'not-supported', `Entries of ${get(name).label} cannot be changed so`)

  const createForm = (name: string): FormDialog<Row> | undefined =>
    get(name).create?.ways.flatMap(way => ('form' in way ? [way.form] : []))[0]
  const editForm = (name: string): FormDialog<Row> | undefined =>
    Object.values(get(name).actions ?? {}).flatMap(action => ('form' in action ? [action.form] : []))[0]
  const removal = (name: string): Sending<Row> | undefined =>
    Object.values(get(name).actions ?? {}).flatMap(action =>
      'send' in action && action.icon === 'delete' ? [action.send] : [],
    )[0]

  const change = async (name: string, sending: Sending<Row> | undefined, row: Row) => {
    if (!sending) throw cannot(name)
    await send(sending, row)
    remembered.drop(name)
  }

  const provider: RegistryDataProvider = {
    supportAbortSignal: true,
    getList: async (name: string, params: GetListParams & { signal?: AbortSignal }) =>
      answer(await list(name, askedIn(params))),
    getOne: async (name: string, { id, signal }: { id: Identifier; signal?: AbortSignal }) =>
      answer({ data: await one(name, id, signal) }),
    getMany: async (name: string, { ids, signal }: { ids: Identifier[]; signal?: AbortSignal }) =>
      answer({ data: await Promise.all(ids.map(id => one(name, id, signal))) }),
    getManyReference: async (
      name: string,
      params: GetListParams & { target: string; id: Identifier; signal?: AbortSignal },
    ) => {
      const asked = askedIn(params)
      return answer(await list(name, { ...asked, filter: { ...asked.filter, [params.target]: params.id } }))
    },
    create: async (name: string, { data }: { data: Row }) => {
      await change(name, createForm(name)?.send, data)
      return answer({ data: { ...data, id: data[get(name).key] } })
    },
    update: async (name: string, { data, previousData }: { data: Row; previousData?: Row }) => {
      const row = { ...previousData, ...data }
      await change(name, editForm(name)?.send, row)
      return answer({ data: row })
    },
    delete: async (name: string, { previousData }: { previousData?: Row }) => {
      await change(name, removal(name), previousData ?? {})
      return answer({ data: previousData })
    },
    updateMany: async (name: string) => {
      throw cannot(name)
    },
    deleteMany: async (name: string) => {
      throw cannot(name)
    },
    send,
    read: send,
    forget: remembered.clear,
  }
  return provider
}
