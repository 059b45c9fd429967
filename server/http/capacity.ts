import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings'

/** Milliseconds before a refusal: those who ask again at once would otherwise keep the server busy with refusing. */
const REFUSE_AFTER = 500

/**
 * Refuses with 503 what comes past `capacity` requests in work, so that those taken stay quick. A request whose body
 * is still arriving is not in work: slow senders hold a socket for `bodySeconds`, never a place.
 */
export const limitWork = (
  app: FastifyInstance,
  { capacity, bodySeconds }: Pick<Settings, 'capacity' | 'bodySeconds'>,
) => {
  const working = new WeakSet<FastifyRequest>()
  let inWork = 0

  const leave = (request: FastifyRequest) => {
    if (working.delete(request)) inWork--
  }
  const isFull = ({ url }: FastifyRequest) => inWork >= capacity && !url.startsWith('/health/')
  const enter = (request: FastifyRequest) => {
    if (working.has(request)) return
    if (isFull(request)) throw new Refusal('busy')
    working.add(request)
    inWork++
  }

  app.addHook('onRequest', async (request, reply) => {
    if (isFull(request)) {
      await pause(REFUSE_AFTER)
      throw new Refusal('busy')
    }
    enter(request)
    reply.raw.once('close', () => leave(request))
    reply.raw.once('finish', () => leave(request))
  })
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.method === 'GET' || request.headers['content-type']?.startsWith('multipart/')) return payload
    leave(request)
    const late = setTimeout(() => request.raw.destroy(), bodySeconds * 1000).unref()
    payload.once('close', () => clearTimeout(late))
    payload.once('end', () => clearTimeout(late))
    return payload
  })
  app.addHook('preValidation', async (request, reply) => {
    if (!reply.raw.destroyed) enter(request)
  })
}
