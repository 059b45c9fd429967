import type { Asker, Parts, Sending } from '@contract/call'
import { idText } from '@contract/id'
import { bulk } from '@contract/portal/bulk'
import { createStore } from '@/createStore'
import { ApiError, toApiError } from '@/dataProvider/apiError'
import type { RegistryDataProvider } from '@/dataProvider/registryDataProvider'
import type { AnyRow } from '@/definition/defineResource'
import { randomId } from '@/definition/randomId'

/** A row of an act with its name, as the list shows it. */
export type BulkRow = { row: AnyRow; name: string }
type Refused = { name: string; error: unknown }

/** An act on many rows: how far it is, and which rows it did not reach. */
export type BulkRun = {
  id: string
  total: number
  done: number
  refused: readonly Refused[]
  /** Rows that were left alone after the act was stopped. */
  left: number
  state: 'running' | 'stopping' | 'ended'
  /** Failure of the act itself, such as that of the network. Nothing more is known of it then. */
  failure?: unknown
}

/** Milliseconds between two questions about an act that the server goes on with, and at most while it cannot be asked. */
const ASK_EVERY = 700
const ASK_AT_LEAST_EVERY = 30_000

type Started = {
  registry: RegistryDataProvider
  asker: Asker
  /** Name of the list, and key of the action. */
  list: string
  action: string
  /** Name of the act and its list, for the list of jobs. */
  title: string
  send: Sending<AnyRow>
  rows: readonly BulkRow[]
  /** True for a host that makes the calls itself. */
  atHost: boolean
  /** Called when the act has begun: the server has taken it, or the first row was answered. */
  begun(): void
}

/** The latest act of this tab. It goes on while its dialog is closed. */
export const bulkRun = createStore<BulkRun | undefined>(undefined)

/** Starts an act; the same id again starts nothing. */
const startBulk = bulk.start.from((body: never) => ({ body }))
const readBulk = bulk.read.from(({ id }: { id: string }) => ({ path: { act: id } }))
const cancelBulk = bulk.cancel.from(({ id }: { id: string }) => ({ path: { act: id } }))

const tell = (id: string, change: Partial<BulkRun>) => {
  const run = bulkRun.get()
  if (run?.id === id) bulkRun.set({ ...run, ...change })
}
const isStopping = (id: string) => bulkRun.get()?.id === id && bulkRun.get()?.state === 'stopping'
const pause = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** Returns a request as it goes over the wire: ids in a path are text. */
const onWire = ({ path, query, body }: Parts) => ({
  ...(path && { path: Object.fromEntries(Object.entries(path).map(([name, value]) => [name, idText(value)])) }),
  ...(query && { query }),
  ...(body !== undefined && { body }),
})

/** Body of the request that starts an act. */
type StartBody = { id: string; list: string; action: string; title: string; rows: object[] }

/** Returns the request that starts an act, for a form that is filled in once for all rows. */
export const startBody = ({
  id,
  list,
  action,
  title,
  send,
  rows,
  asker,
}: Omit<Started, 'registry' | 'atHost' | 'begun'> & { id: string }): StartBody => ({
  id,
  list,
  action,
  title,
  rows: rows.map(({ row, name }) => ({ call: send.call.id, name, parts: onWire(send.request(row, asker)) })),
})

/** Tells whether a host that could not be asked may answer later. */
const isPassing = (error: unknown) => {
  const { code, status } = toApiError(error)
  return code === 'offline' || code === 'timeout' || status === 429 || status >= 500
}

/**
 * Follows an act that the server goes on with, by small requests, until it has ended. The server goes on also while it cannot
 * be asked: then it is asked again, after longer and longer pauses.
 */
const followAtHost = async (id: string, registry: RegistryDataProvider) => {
  let [isCancelled, failures] = [false, 0]
  for (;;) {
    try {
      if (isStopping(id) && !isCancelled) {
        await registry.send(cancelBulk, { id })
        isCancelled = true
      }
      const act = await registry.read(readBulk, { id })
      const refused = act.refusals.map(({ name, ...refusal }) => ({
        name,
        error: new ApiError({ status: 409, ...refusal, params: refusal.params as never }),
      }))
      tell(id, { done: act.done, refused, left: act.cancelled })
      if (act.endedAt) return
      failures = 0
    } catch (error) {
      if (!isPassing(error)) throw error
      failures++
    }
    await pause(Math.min(ASK_AT_LEAST_EVERY, ASK_EVERY * 2 ** failures))
  }
}

/** The server makes the calls: one request starts them. */
const runAtHost = async (id: string, { registry, begun, ...started }: Started) => {
  await registry.send(startBulk, startBody({ ...started, id }) as never)
  begun()
  await followAtHost(id, registry)
}

/** Other hosts are asked row by row, one after the other. */
const runHere = async (id: string, { registry, send, rows, begun }: Started) => {
  const refused: Refused[] = []
  let done = 0
  for (const [index, { row, name }] of rows.entries()) {
    if (isStopping(id)) return tell(id, { left: rows.length - index })
    try {
      await registry.send(send, row)
      done++
    } catch (error) {
      refused.push({ name, error })
    }
    if (index === 0) begun()
    tell(id, { done, refused: [...refused] })
  }
}

const begin = async (id: string, total: number, work: () => Promise<void>): Promise<BulkRun> => {
  bulkRun.set({ id, total, done: 0, refused: [], left: 0, state: 'running' })
  try {
    await work()
    tell(id, { state: 'ended' })
  } catch (failure) {
    tell(id, { state: 'ended', failure })
  }
  return bulkRun.get() as BulkRun
}

/** Starts an act on many rows, and resolves to its end. One act goes on at a time. */
export const startRun = (started: Started): Promise<BulkRun> => {
  const id = randomId()
  return begin(id, started.rows.length, () => (started.atHost ? runAtHost : runHere)(id, started))
}

/** Follows an act that a form has started on the host, and resolves to its end. */
export const followRun = (id: string, total: number, registry: RegistryDataProvider): Promise<BulkRun> =>
  begin(id, total, () => followAtHost(id, registry))

/** Leaves the rows alone that were not reached yet. */
export const stopRun = () => {
  const run = bulkRun.get()
  if (run?.state === 'running') bulkRun.set({ ...run, state: 'stopping' })
}
