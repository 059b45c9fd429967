import { z } from 'zod'
import { get, post } from '../call'
import { Id } from '../id'

const part = { permit: 'signed-in', extension: 'accessRequests' } as const

/** Longest request, in characters. */
export const LONGEST_REQUEST = 500
/** Requests of one person that may be open at once. */
export const MOST_REQUESTS = 3
/** People who can give access that an answer names, at most. */
export const MOST_GIVERS = 20

/** Requests for a permission that somebody lacks, from the page that refuses them. */
export const accessRequests = {
  /** Roles that grant all of the permissions, else some of them, and people who can give a role. */
  givers: get('PORTAL-ACCESS-GIVERS', '/portal/access-givers', {
    ...part,
    /** Names of permissions, with commas between. */
    query: z.strictObject({ permissions: z.string().min(1).max(500) }),
    answer: z.object({
      roles: z.array(z.string()),
      givers: z.array(z.object({ id: Id, name: z.string() })),
    }),
  }),
  /**
   * Asks somebody who can give a role: a note on the account of the asker, with a reminder for today that is work of the
   * one who is asked. The same request twice is one.
   */
  ask: post('PORTAL-ACCESS-ASK', '/portal/access-requests', {
    ...part,
    body: z.strictObject({
      token: z.guid(),
      to: z.guid(),
      text: z.string().trim().min(1).max(LONGEST_REQUEST),
    }),
  }),
}
