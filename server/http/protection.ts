import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Refusal } from '@contract/errors'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Settings } from '../settings'
import type { Callers } from './callerNames'
import { limitWork } from './capacity'
import { limitSockets } from './sockets'

/** Files of the portal: read once by each browser, by a whole office at once after a new version. */
const isAsset = ({ url }: FastifyRequest) => url.startsWith('/assets/')

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])

const nonces = new WeakMap<IncomingMessage, string>()

/** The nonce that styles in this request's answer must carry. */
export const styleNonce = (request: IncomingMessage) => {
  const nonce = nonces.get(request) ?? randomBytes(16).toString('base64url')
  nonces.set(request, nonce)
  return nonce
}

/** Headers on every answer, exact CORS, a limit per person or address, and a refusal instead of collapse past capacity. */
export const protect = async (app: FastifyInstance, settings: Settings, callers: Callers) => {
  const { portalConfig, corsOrigins, requestsPerMinute } = settings
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'", request => `'nonce-${styleNonce(request)}'`],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...originOf(portalConfig.apiBase), ...originOf(portalConfig.identityHost)],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
      },
    },
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
      allowedHeaders: ['Authorization', 'Content-Type'],
      exposedHeaders: ['Content-Range', 'Retry-After'],
      maxAge: 600,
    })
  const quiet = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false }
  await app.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: callers.nameOf,
    allowList: isAsset,
    addHeaders: quiet,
    addHeadersOnExceeding: quiet,
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  })
  // For every request, also one that nothing answers, and before the database is asked who sends it.
  app.addHook('onRequest', app.rateLimit())
  limitWork(app, settings, limitSockets(app, settings))
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'identity'] })
}
