import { createHash } from 'node:crypto'
import type { CallFacts, ListCall } from '@contract/call'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Returns the weak ETag of an answer to one person: another person's tag never fits. */
const tagOf = (accountId: string, body: string, range: string) =>
  `W/"${createHash('sha256').update(`${accountId}\n${range}\n`).update(body).digest('base64url').slice(0, 22)}"`

const isNamedIn = (tag: string, header = '') => header.split(',').some(named => named.trim() === tag)

/**
 * Returns the function that answers a call. A reading call is answered with an ETag, or with 304 and no body when the
 * caller has the answer already. It is given the finished answer, so session, permission and filters are checked for 304
 * as for 200.
 */
export const answering = (
  call: CallFacts | ListCall,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): ((answer: unknown) => unknown) => {
  if (call.method !== 'GET' || ('changes' in call && call.changes)) return answer => answer
  return answer => {
    const body = JSON.stringify(answer)
    const tag = tagOf(accountId, body, String(reply.getHeader('Content-Range') ?? ''))
    reply.header('ETag', tag)
    if (isNamedIn(tag, request.headers['if-none-match'])) return reply.status(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  }
}
