import type { CallFacts, ListCall, Parts } from '@contract/call'
import { type Announced, type Capabilities, type Extension, isExtension } from '@contract/extensions'
import { createStore } from '@/createStore'
import { isTrouble } from '@/definition/source'
import { ApiError } from './apiError'

/** The storage of the tab's session for the names of announced extensions. */
export type ExtensionMemory = { read(): readonly string[] | undefined; write(names: readonly Extension[]): void }

export type Extensions = {
  /** Returns the announced extensions; undefined until the host has answered. */
  current(): Announced | undefined
  /**
   * Asks the host, unless it has answered before. A refusal means none, and is remembered as any answer; trouble
   * rejects, and the next caller asks again.
   */
  ask(): Promise<Announced>
  /** Like `ask`, but trouble counts as none. */
  announced(): Promise<Announced>
  subscribe(listener: () => void): () => void
}

const NO_EXTENSIONS: Announced = new Set()
/** Extensions of a host that could not be asked: none, until it answers. */
export const UNANSWERED: Announced = new Set()

const named = (names: readonly string[]): Announced => new Set(names.filter(isExtension))

type Asking = {
  /** Rejects with what went wrong. */
  read(): Promise<Capabilities>
  memory?: ExtensionMemory | undefined
}

const TOO_MANY_REQUESTS = 429

/** The host answered, and has no such call: 404, another refusal, or a page in place of an answer. */
export const isRefusal = (error: unknown) =>
  error instanceof ApiError &&
  !isTrouble(error) &&
  error.status !== TOO_MANY_REQUESTS &&
  error.code !== 'timeout' &&
  error.code !== 'cancelled'

/** Extensions of a host that is never asked for any. */
export const withoutExtensions: Extensions = {
  current: () => NO_EXTENSIONS,
  ask: async () => NO_EXTENSIONS,
  announced: async () => NO_EXTENSIONS,
  subscribe: () => () => undefined,
}

/** The extensions of a host: asked for once, and kept as long as the tab's session. */
export const createExtensions = ({ read, memory }: Asking): Extensions => {
  const stored = memory?.read()
  const store = createStore<Announced | undefined>(stored && named(stored))
  let asking: Promise<Announced> | undefined

  const learn = (announced: Announced) => {
    memory?.write([...announced])
    store.set(announced)
    return announced
  }
  const request = async (): Promise<Announced> => {
    try {
      const { lists, ...parts } = await read()
      return learn(named([...Object.entries(parts).flatMap(([name, has]) => (has ? name : [])), ...lists]))
    } catch (error) {
      if (!isRefusal(error)) throw error
      return learn(NO_EXTENSIONS)
    } finally {
      asking = undefined
    }
  }
  const ask = async () => {
    const learned = store.get()
    if (learned) return learned
    asking ??= request()
    return asking
  }
  return {
    current: store.get,
    ask,
    announced: () => ask().catch(() => NO_EXTENSIONS),
    subscribe: store.subscribe,
  }
}

/** Rejects where a call is of an extension that the host does not announce, as if the host had answered 404. */
export const checkAnnounced = async (extensions: Extensions, { extension }: Pick<CallFacts, 'extension'>) => {
  if (extension && !(await extensions.announced()).has(extension))
    throw new ApiError({ status: 404, code: 'no-extension', message: 'This registry has no such part.' })
}

const filled = (values: unknown, name: string) =>
  typeof values === 'object' && values !== null && Reflect.get(values, name) !== undefined

const without = <T>(values: T, names: readonly string[]): T => {
  if (typeof values !== 'object' || values === null) return values
  const rest = { ...values }
  for (const name of names) Reflect.deleteProperty(rest, name)
  return rest
}

/**
 * A request as the host understands it: without the query and body keys of extensions that it does not announce. Only a
 * request that has such keys waits for the host's announcement. Rejects like `checkAnnounced`, and with keys in its body like
 * `ask`.
 */
export const fitting = async (
  extensions: Extensions,
  call: Pick<CallFacts | ListCall, 'extension' | 'extras'>,
  parts: Parts,
): Promise<Parts> => {
  await checkAnnounced(extensions, call)
  const extras = Object.entries(call.extras ?? {}).filter(([name]) =>
    [parts.query, parts.body].some(values => filled(values, name)),
  )
  if (!extras.length) return parts
  // A change that loses its version overwrites what another changed: it fails while the host is in trouble.
  const mustKnow = extras.some(([name]) => filled(parts.body, name))
  const announced = await (mustKnow ? extensions.ask() : extensions.announced())
  const unknown = extras.flatMap(([name, extension]) => (extension && announced.has(extension) ? [] : [name]))
  return { ...parts, query: without(parts.query, unknown), body: without(parts.body, unknown) }
}
