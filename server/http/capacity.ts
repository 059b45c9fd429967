import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings'
import { type Callers, isKnownCaller } from './callerNames'
import { CallerPlaces } from './callerPlaces'
import type { SocketStates } from './sockets'

/** Milliseconds before a refusal: those who ask again at once would otherwise keep the server busy with refusing. */
const REFUSE_AFTER = 500
/** Milliseconds that a file which has arrived waits for a place, so that minutes of sending are not lost to one busy moment. */
const FILE_WAITS = 5000
/** Milliseconds in which the rest of a body may still arrive when its request is answered already. */
const REST_OF_BODY = 5000

/** Name under which health checks are in work: no caller's calls keep them waiting. */
const HEALTH_CHECKS = 'health checks'

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

type LimitedParts = { sockets: SocketStates; callers: Pick<Callers, 'nameOf'> }

/**
 * Refuses with 503 what comes past `capacity` requests in work, so that those taken stay quick. One person, partner key or
 * browser has at most `callsAtOnce` of the places, one address half of them; more of a caller's requests wait, and are
 * refused with 429 when they wait too long. A request whose body is still arriving, a file too, is not in work: slow
 * senders hold a socket, never a place. A body other than a file must arrive within `bodySeconds`. A request whose sender
 * has left is in work until its handler is done.
 */
export const limitWork = (
  app: FastifyInstance,
  { capacity, callsAtOnce, bodySeconds }: Pick<Settings, 'capacity' | 'callsAtOnce' | 'bodySeconds'>,
  { sockets, callers }: LimitedParts,
) => {
  const working = new WeakMap<FastifyRequest, string>()
  const answered = new WeakSet<FastifyRequest>()
  const waitingFiles = new Set<() => void>()
  const places = new CallerPlaces({
    mostOf: name => {
      if (name === HEALTH_CHECKS) return Number.POSITIVE_INFINITY
      return isKnownCaller(name) ? callsAtOnce : Math.ceil(capacity / 2)
    },
    mostWaiting: capacity,
  })
  let inWork = 0

  const leave = (request: FastifyRequest) => {
    const caller = working.get(request)
    if (caller === undefined) return
    working.delete(request)
    inWork--
    places.give(caller)
    const [next] = waitingFiles
    next?.()
  }
  const isHealthCheck = ({ url }: FastifyRequest) => url.startsWith('/health/')
  const isFull = (request: FastifyRequest) => inWork >= capacity && !isHealthCheck(request)
  const enter = async (request: FastifyRequest, { raw }: FastifyReply) => {
    if (working.has(request)) return
    if (isFull(request)) throw new Refusal('busy')
    const caller = isHealthCheck(request) ? HEALTH_CHECKS : callers.nameOf(request)
    if (!places.take(caller) && !(await places.wait(caller, raw))) {
      await pause(REFUSE_AFTER)
      throw new Refusal('too-many-requests')
    }
    if (raw.destroyed || isFull(request)) {
      places.give(caller)
      throw new Refusal('busy')
    }
    working.set(request, caller)
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
    reply.raw.once('finish', () => leave(request))
    // Otherwise the handler of a sender who has left would work without a place.
    reply.raw.once('close', () => answered.has(request) && leave(request))
    if (bringsFile(request)) {
      fileArrivals.set(request, async () => {
        if (isFull(request)) await placeFree()
        await enter(request, reply)
      })
      return
    }
    if (isFull(request)) {
      await pause(REFUSE_AFTER)
      throw new Refusal('busy')
    }
    if (!isStream(request)) await enter(request, reply)
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
    await enter(request, reply)
  })
  app.addHook('onSend', async (request, reply) => {
    answered.add(request)
    if (reply.raw.destroyed) leave(request)
  })
}
