import type { FastifyRequest } from 'fastify'
import type { CallerKind } from '../config/settings'
import { deviceHash, deviceOf } from './device'
import { networkOf } from './networks'
import { isPage } from './pages'
import { hashOf, partsOf, tokenOf } from './tokens'

/** Callers remembered at once: more than a registry has clerks, browsers and partners. */
const MOST = 20_000
/** Unknown callers that one look-up asks for, and those of one address among them. */
const MOST_AT_ONCE = 5000
const MOST_OF_ADDRESS = 1000

/** Route setting of requests that are not counted, and the beginning of their names. */
export const UNCOUNTED = 'uncounted'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Count of an address that a request without a known caller goes to; `address` by default. */
    countsAs?: AddressCount | typeof UNCOUNTED
  }
}

/** Counts of an address: pages and files of the portal, the sign-in, and everything else. */
type AddressCount = Extract<CallerKind, 'page' | 'signIn' | 'address'>

const kinds: readonly CallerKind[] = ['person', 'key', 'browser', 'page', 'signIn', 'address']

/** Returns the kind of caller that a name stands for. */
export const kindOf = (name: string): CallerKind => kinds.find(kind => name.startsWith(`${kind} `)) ?? 'address'

/** Returns true for the name of one caller, false for one that everybody at an address shares. */
export const isKnownCaller = (name: string) => ['person', 'key', 'browser'].includes(kindOf(name))

type Names = ReadonlyMap<string, string>

/** Finds the names of callers in the database by the hashes of what they show. Unknown hashes are left out. */
export type FindCallers = (hashes: readonly string[]) => Promise<Names>

/** Requests are counted by who is known to send them, otherwise by address; see decision 056. */
export type Callers = {
  /** Remembers that a token belonged to this person or organisation a moment ago. */
  know(token: string, kind: 'person' | 'key', id: string): void
  /** Returns the name that a request is counted under. Unknown tokens and browsers are looked up first. */
  recognise(request: FastifyRequest): Promise<string>
  /** Returns the name that `recognise` gave this request. */
  nameOf(request: FastifyRequest): string
}

type Batch = { hashes: Set<string>; byAddress: Map<string, number>; names: Promise<Names> }

/**
 * Returns a look-up that asks once for all who come while another look-up runs, so that any number of made-up tokens
 * costs one small statement at a time. Finds nothing for those beyond what one statement may ask.
 */
const together = (find: FindCallers) => {
  let running: Promise<unknown> = Promise.resolve()
  let next: Batch | undefined
  const begin = (): Batch => {
    const hashes = new Set<string>()
    const names = running.then(() => {
      next = undefined
      const found = find([...hashes])
      running = found.catch(() => undefined)
      return found
    })
    return { hashes, byAddress: new Map(), names }
  }
  return async (hashes: readonly string[], address: string): Promise<Names | undefined> => {
    next ??= begin()
    const { byAddress } = next
    const ofAddress = byAddress.get(address) ?? 0
    const added = hashes.filter(hash => !next?.hashes.has(hash))
    if (added.length && (next.hashes.size >= MOST_AT_ONCE || ofAddress >= MOST_OF_ADDRESS)) return undefined
    byAddress.set(address, ofAddress + added.length)
    for (const hash of added) next.hashes.add(hash)
    return next.names
  }
}

/** Returns the hash by which the owner of a token is stored: of a partner's token the key, which names the organisation. */
const tokenHash = (token: string) => hashOf(token.includes('.') ? partsOf(token).apiKey : token)

const countOf = (request: FastifyRequest) =>
  request.routeOptions.config.countsAs ?? (request.is404 && isPage(request) ? 'page' : 'address')

/**
 * Remembers whose session, key or browser it was that a request showed. It opens nothing: a session that has ended is
 * still refused by the database, and its requests still count for the same person.
 */
export const rememberCallers = (find: FindCallers): Callers => {
  const remembered = new Map<string, string>()
  const ofRequest = new WeakMap<FastifyRequest, string>()
  const lookUp = together(find)
  const remember = (hash: string, name: string) => {
    // Written anew, so that those longest without a call are forgotten first.
    remembered.delete(hash)
    remembered.set(hash, name)
    const [oldest] = remembered.keys()
    if (remembered.size > MOST && oldest) remembered.delete(oldest)
  }
  const callerOf = async (request: FastifyRequest, address: string) => {
    const token = tokenOf(request.headers.authorization)
    const device = deviceOf(request)
    // A session or key says who calls; the browser says so of requests that show none in force.
    const shown = [...(token ? [tokenHash(token)] : []), ...(device ? [deviceHash(device)] : [])]
    const [first] = shown
    if (first === undefined) return undefined
    const known = remembered.get(first)
    if (known) return known
    // Without its database a server counts by address.
    const names = await lookUp(shown, address).catch(() => undefined)
    for (const hash of shown) {
      const name = names?.get(hash) ?? remembered.get(hash)
      if (!name) continue
      remember(hash, name)
      return name
    }
    return undefined
  }
  return {
    know: (token, kind, id) => remember(tokenHash(token), `${kind} ${id}`),
    async recognise(request) {
      const count = countOf(request)
      const address = networkOf(request.ip)
      const known = count === UNCOUNTED ? undefined : await callerOf(request, address)
      const name = known ?? `${count} ${address}`
      ofRequest.set(request, name)
      return name
    },
    nameOf: request => ofRequest.get(request) ?? `address ${networkOf(request.ip)}`,
  }
}
