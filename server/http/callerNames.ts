import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import { tokenOf } from '../auth/sessions'
import { hashOf } from '../auth/tokens'

/** Tokens remembered at once: more than a registry has clerks and partners. */
const MOST = 10_000

/** Kind of a caller: a person by a session, a partner by a key, or the address of everybody else. */
export type CallerKind = 'person' | 'key' | 'address'

/** Requests are counted by person or key where one is known to send them, otherwise by address; see decision 056. */
export type Callers = {
  /** Remembers that a token belonged to this person or key a moment ago. */
  know(token: string, kind: Exclude<CallerKind, 'address'>, id: string): void
  /** The name under which a request is counted, before the database is asked anything. */
  nameOf(request: FastifyRequest): string
}

/** Returns the kind of caller that a name of `nameOf` stands for. */
export const kindOf = (name: string): CallerKind =>
  name.startsWith('person ') ? 'person' : name.startsWith('key ') ? 'key' : 'address'

/**
 * Remembers whose session or key each token was when it was last looked up. It opens nothing: a session that has ended
 * is still refused by the database, and its requests still count for the same person.
 */
export const rememberCallers = (): Callers => {
  const names = new Map<string, string>()
  return {
    know(token, kind, id) {
      const hash = hashOf(token)
      // Written anew, so that those longest without a call are forgotten first.
      names.delete(hash)
      names.set(hash, `${kind} ${id}`)
      const [oldest] = names.keys()
      if (names.size > MOST && oldest) names.delete(oldest)
    },
    nameOf({ headers, ip }) {
      const token = tokenOf(headers.authorization)
      // A caller has a whole /64 network of IPv6, which therefore counts as one address.
      return (token && names.get(hashOf(token))) ?? `address ${normalizeIP(ip)}`
    },
  }
}
