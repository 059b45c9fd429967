import { FastifyOtelInstrumentation } from '@fastify/otel'
import { SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import type { TracesSettings } from '../config/tracesSettings'
import type { OwnedDatabase } from '../db/database'

/** Attributes that leave the server. Addresses of requests and messages of errors may name a person, and stay. */
const told = new Set(['http.request.method', 'http.route', 'http.response.status_code', 'hook.name', 'fastify.type'])

/** Milliseconds that a collector has for an answer: less than a stopping server has. */
const TIMEOUT = 3000

const withoutPersonalData = (span: ReadableSpan): ReadableSpan =>
  Object.create(span, {
    attributes: { value: Object.fromEntries(Object.entries(span.attributes).filter(([name]) => told.has(name))) },
    events: { value: [] },
    status: { value: { code: span.status.code } },
  })

/** Sends spans without personal data, and warns when the collector begins to refuse them. */
const exporterTo = (exporter: SpanExporter, warn: () => void): SpanExporter => {
  let failed = false
  return {
    export: (spans, done) =>
      exporter.export(spans.map(withoutPersonalData), result => {
        if (result.error && !failed) warn()
        failed = Boolean(result.error)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  }
}

/**
 * Sends a trace of each request to a collector: its call by id, its hooks and handler, and the transaction of a call that
 * writes. Must be called before the routes are declared. Returns the database whose transactions are traced.
 */
export const startTraces = async (
  app: FastifyInstance,
  database: OwnedDatabase,
  { address, headers, service }: TracesSettings,
): Promise<OwnedDatabase> => {
  const exporter = exporterTo(
    new OTLPTraceExporter({ url: `${address}/v1/traces`, headers, timeoutMillis: TIMEOUT }),
    () => app.log.warn('traces were not taken by the collector'),
  )
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const fastify = new FastifyOtelInstrumentation({
    recordExceptions: false,
    // The session is looked up in this hook; the others take no time.
    instrumentHooks: ['onRequest'],
    requestHook: (span, request) => span.updateName(request.routeOptions.config.call ?? 'other'),
  })
  fastify.setTracerProvider(provider)
  await app.register(fastify.plugin())
  // A collector that is away then has been warned of, and must not keep the server from stopping.
  app.addHook('onClose', () => provider.shutdown().catch(() => undefined))
  const tracer = provider.getTracer('daftari')
  const traced = <T>(work: () => Promise<T>) =>
    tracer.startActiveSpan('transaction', async span => {
      try {
        return await work()
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
  return {
    ...database,
    // Work beside requests, which asks its queues again and again, has no trace.
    write: work => (trace.getActiveSpan() ? traced(() => database.write(work)) : database.write(work)),
  }
}
