import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import type { SocketStates } from './sockets'

/** Milliseconds before a refusal: those who ask again at once would otherwise keep the server busy with refusing. */
const REFUSE_AFTER = 500
/** Milliseconds that a file which has arrived waits for a place, so that minutes of sending are not lost to one busy moment. */
const FILE_WAITS = 5000
/** Milliseconds in which the rest of a body may still arrive when its request is answered already. */
const REST_OF_BODY = 5000

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for calls that take a file, which their handlers read from the request themselves. */
    takesFile?: boolean
    /** Set for answers that do not end: they wait, and take no place in the capacity. */
    streams?: boolean
  }
}

const bringsFile = ({ headers, routeOptions }: FastifyRequest) =>
  routeOptions.config.takesFile === true && headers['content-type']?.startsWith('multipart/') === true

const isStream = ({ routeOptions }: FastifyRequest) => routeOptions.config.streams === true

const fileArrivals = new WeakMap<FastifyRequest, () => Promise<void>>()

/** Takes a place in the capacity for a request whose file has arrived. Refuses ('busy') when none is free in time. */
export const takePlace = async (request: FastifyRequest) => fileArrivals.get(request)?.()

/** Ends the socket of an answered request whose body does not come: the answer to it is final. */
const endUnreadBodies = (app: FastifyInstance) =>
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    reply.raw.once('finish', () => {
      if (raw.complete !== false) return
      if (reply.statusCode === 408) raw.destroy()
      else setTimeout(() => raw.complete || raw.destroy(), REST_OF_BODY).unref()
    })
  })

/**
 * Refuses with 503 what comes past `capacity` requests in work, so that those taken stay quick. A request whose body
 * is still arriving, a file too, is not in work: slow senders hold a socket, never a place. A body other than a file
 * must arrive within `bodySeconds`.
 */
export const limitWork = (
  app: FastifyInstance,
  { capacity, bodySeconds }: Pick<Settings, 'capacity' | 'bodySeconds'>,
  sockets: SocketStates,
) => {
  const working = new WeakSet<FastifyRequest>()
  const waitingFiles = new Set<() => void>()
  let inWork = 0

  const leave = (request: FastifyRequest) => {
    if (!working.delete(request)) return
    inWork--
    const [next] = waitingFiles
    next?.()
  }
  const isFull = ({ url }: FastifyRequest) => inWork >= capacity && !url.startsWith('/health/')
  const enter = (request: FastifyRequest) => {
    if (working.has(request)) return
    if (isFull(request)) throw new Refusal('busy')
    working.add(request)
    inWork++
  }
  const placeFree = () =>
    new Promise<void>(done => {
      const settle = () => {
        clearTimeout(late)
        waitingFiles.delete(settle)
        done()
      }
      const late = setTimeout(settle, FILE_WAITS).unref()
      waitingFiles.add(settle)
    })

  endUnreadBodies(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => leave(request))
    reply.raw.once('finish', () => leave(request))
    if (bringsFile(request)) {
      fileArrivals.set(request, async () => {
        if (isFull(request)) await placeFree()
        if (!reply.raw.destroyed) enter(request)
      })
      return
    }
    if (isFull(request)) {
      await pause(REFUSE_AFTER)
      throw new Refusal('busy')
    }
    if (!isStream(request)) enter(request)
  })
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (request.method === 'GET' || bringsFile(request)) return payload
    leave(request)
    sockets.waits(request.raw.socket)
    const late = setTimeout(() => request.raw.destroy(), bodySeconds * 1000).unref()
    payload.once('close', () => clearTimeout(late))
    payload.once('end', () => clearTimeout(late))
    return payload
  })
  app.addHook('preValidation', async (request, reply) => {
    if (bringsFile(request) || isStream(request)) return
    sockets.works(request.raw.socket)
    if (!reply.raw.destroyed) enter(request)
  })
}
