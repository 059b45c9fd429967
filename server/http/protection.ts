import { Refusal } from '@contract/errors'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../settings'

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : [])

/** Headers on every answer, exact CORS, a limit per address, and a refusal instead of collapse past capacity. */
export const protect = async (app: FastifyInstance, { portalConfig, corsOrigins, capacity }: Settings) => {
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: ["'self'"],
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
    reply.header('Cache-Control', 'no-store')
    if (request.protocol === 'https') reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  })

  if (corsOrigins.length)
    await app.register(cors, {
      origin: corsOrigins,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: ['Content-Range'],
    })
  await app.register(rateLimit, {
    max: 1200,
    timeWindow: 60_000,
    errorResponseBuilder: () => new Refusal('too-many-requests'),
  })
  await app.register(compress, { threshold: 1024, encodings: ['gzip', 'identity'] })

  let inWork = 0
  app.addHook('onRequest', async request => {
    if (inWork >= capacity && !request.url.startsWith('/health/')) throw new Refusal('busy')
  })
  app.addHook('onRequest', async (request, reply) => {
    inWork++
    let counted = true
    const done = () => {
      if (counted) inWork--
      counted = false
    }
    reply.raw.once('finish', done)
    reply.raw.once('close', done)
    request.raw.once('aborted', done)
  })
}
