import type { FastifyRequest } from 'fastify'
import { tokenOf } from '../auth/sessions'
import { hashOf } from '../auth/tokens'

/** Sessions remembered at once: more than a registry has clerks. */
const MOST = 10_000

/** Requests are counted by person where one is known to send them, otherwise by address; see decision 041. */
export type Callers = {
  /** Remembers that a token was a session of this person a moment ago. */
  know(token: string, accountId: string): void
  /** The name under which a request is counted, before the database is asked anything. */
  nameOf(request: FastifyRequest): string
}

/**
 * Remembers whose session each token was when it was last looked up. It opens nothing: a session that has ended is still
 * refused by the database, and its requests still count for the same person.
 */
export const rememberCallers = (): Callers => {
  const people = new Map<string, string>()
  return {
    know(token, accountId) {
      const hash = hashOf(token)
      // Written anew, so that those longest without a call are forgotten first.
      people.delete(hash)
      people.set(hash, accountId)
      const [oldest] = people.keys()
      if (people.size > MOST && oldest) people.delete(oldest)
    },
    nameOf({ headers, ip }) {
      const token = tokenOf(headers.authorization)
      const accountId = token && people.get(hashOf(token))
      return accountId ? `person ${accountId}` : `address ${ip}`
    },
  }
}
