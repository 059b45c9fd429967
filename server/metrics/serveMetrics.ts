import Fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../config/settings'
import type { Database } from '../db/database'
import { same, tokenOf } from '../http/tokens'
import { createMetrics, type Metrics } from './metrics'

const UNKNOWN = 'This address takes the token of METRICS_TOKEN as `Authorization: Bearer <token>`.\n'

const route = (app: FastifyInstance, { contentType, text }: Metrics, token: string | undefined) =>
  app.get('/metrics', async (request, reply) => {
    const given = tokenOf(request.headers.authorization)
    if (token && !(given && same(given, token)))
      return reply.code(401).header('WWW-Authenticate', 'Bearer').type('text/plain').send(UNKNOWN)
    return reply.type(contentType).send(await text())
  })

/**
 * Serves the metrics of a server as `/metrics`: on a port of their own (METRICS_PORT), which answers while the portal's
 * refuses requests past its capacity, or beside the portal for whoever knows METRICS_TOKEN. Without either nothing is
 * counted. The port of their own asks for the token too when there is one.
 */
export const serveMetrics = (app: FastifyInstance, database: Database, settings: Settings) => {
  const { port, host, token } = settings.metrics
  if (port === undefined && token === undefined) return
  const metrics = createMetrics(app, database, settings)
  if (port === undefined) {
    route(app, metrics, token)
    return
  }
  const own = Fastify({ forceCloseConnections: true })
  route(own, metrics, token)
  app.addHook('onReady', async () => {
    await own.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
      throw new Error(`The metrics cannot be served at METRICS_PORT ${port} of ${host} (${error.code}).`)
    })
  })
  app.addHook('preClose', () => own.close())
}
