import { Refusal } from '@contract/errors'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings'
import { type Callers, kindOf, UNCOUNTED } from './callerNames'
import { limitWork } from './capacity'
import { contentPolicy } from './contentPolicy'
import { RequestCounts } from './requestCounts'
import { limitSockets } from './sockets'

/** Returns the store of the rate limiter, which keeps its counts in `counts`. */
const storeIn = (counts: RequestCounts) =>
  class Store implements FastifyRateLimitStore {
    incr(...[name, done, , most]: Parameters<FastifyRateLimitStore['incr']>) {
      done(null, counts.add(name, most))
    }
    child() {
      return this
    }
  }

/**
 * Adds headers to every answer, exact CORS, a limit of requests per person, partner key, browser or address, and a refusal
 * instead of collapse past capacity. Servers whose `counts` are exchanged share the limits.
 */
export const protect = async (
  app: FastifyInstance,
  settings: Settings,
  callers: Callers,
  counts: RequestCounts = new RequestCounts(),
) => {
  const { portalConfig, corsOrigins, requestsPerMinute } = settings
  await app.register(helmet, {
    // Pages replace it by their own, with a nonce: see `servePortal`.
    contentSecurityPolicy: contentPolicy(portalConfig),
    // Only an answer that travels over TLS may promise it; see below.
    hsts: false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()')
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  })

  // The portal's files say for themselves how long they are good, straight on the response.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('Cache-Control') && !reply.raw.hasHeader('Cache-Control'))
      reply.header('Cache-Control', 'no-store')
  })

  if (corsOrigins.length)
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      allowedHeaders: ['Authorization', 'Content-Type', 'If-None-Match'],
      exposedHeaders: ['Content-Range', 'ETag', 'Retry-After'],
      maxAge: 600,
    })
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: false,
    store: storeIn(counts),
    max: (_request, name) => requestsPerMinute[kindOf(name)],
    keyGenerator: callers.recognise,
    allowList: (_request, name) => name.startsWith(UNCOUNTED),
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  })
  // For every request, also one that nothing answers, and before its session is proved.
  app.addHook('onRequest', app.rateLimit())
  limitWork(app, settings, { sockets: limitSockets(app, settings), callers })
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'identity'] })
}
