import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal, type RefusalCode } from '@contract/errors'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CommitUnknown, databaseRefusal, faultCode } from '../db/databaseErrors'
import { bodyOf } from './errorBody'

/** Codes that the framework and the system give their refusals. */
const knownCodes: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_REQ_FILE_TOO_LARGE: 'body-too-large',
  FST_ERR_MAX_PARAM_LENGTH: 'not-found',
  FST_FILES_LIMIT: 'malformed-request',
  FST_PARTS_LIMIT: 'malformed-request',
  FST_FIELDS_LIMIT: 'malformed-request',
  ENOSPC: 'busy',
  EDQUOT: 'busy',
  EMFILE: 'busy',
}

/** Returns any error as a refusal: errors of Fastify and PostgreSQL become the refusal that they stand for. */
const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  const database = databaseRefusal(error)
  if (database) return database
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>
  const refusal = code && knownCodes[code]
  if (refusal) return new Refusal(refusal)
  if (statusCode === 413) return new Refusal('body-too-large')
  return new Refusal(statusCode && statusCode >= 400 && statusCode < 500 ? 'malformed-request' : 'unexpected')
}

/** Place and kind of an error. Its message may quote what a person typed, so it is left out. */
const traceOf = (error: unknown) => {
  const fault = error instanceof Error ? error : new Error('not an error')
  const messageStart = fault.stack?.indexOf(fault.message) ?? -1
  const frames = messageStart < 0 ? fault.stack : fault.stack?.slice(messageStart + fault.message.length)
  return {
    fault: fault.name,
    code: faultCode(error),
    frames: frames
      ?.split('\n')
      .filter(line => line.startsWith('    at '))
      .slice(0, 8),
  }
}

const retryAfter = ({ status, params }: Refusal) => {
  if (status === 503) return 5
  if (status !== 429) return undefined
  return typeof params.minutes === 'number' ? params.minutes * 60 : 10
}

/** Answers every error in the contract's one shape; what nobody foresaw is logged by its kind, never by its content. */
export const handleErrors = (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (refusal.status >= 500 && !(error instanceof Refusal))
      request.log.error({ ...traceOf(error), route: request.routeOptions.url }, 'request failed')
    // After a CommitUnknown a caller must look first: the change may be written already.
    const seconds = error instanceof CommitUnknown ? undefined : retryAfter(refusal)
    if (seconds && !reply.hasHeader('Retry-After')) reply.header('Retry-After', String(seconds))
    return reply.status(refusal.status).type('application/json').send(bodyOf(refusal))
  })
}

// For answers given before any hook runs.
const bareHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
}

const wireFaults: Record<string, [status: number, reason: string, code: RefusalCode]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'malformed-request'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'malformed-request'],
}

const answerOf = (refusal: Refusal, status: number = refusal.status) => {
  const body = JSON.stringify({ ...bodyOf(refusal), status })
  return { body, headers: { ...bareHeaders, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' } }
}

/**
 * Answers what Node would answer by itself, without any of our headers: an expectation other than 100-continue. A request
 * without a Host, or with two, is refused before anything else is done with it.
 */
export const answerForNode = (app: FastifyInstance) => {
  app.server.on('checkExpectation', (_request: IncomingMessage, answer: ServerResponse) => {
    const { body, headers } = answerOf(new Refusal('malformed-request'), 417)
    answer.writeHead(417, headers).end(body)
  })
  app.addHook('onRequest', async ({ raw }) => {
    const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1 || (!hosts.length && raw.httpVersion === '1.1')) throw new Refusal('malformed-request')
  })
}

/** Answers of the framework itself, in our shape: addresses it cannot read and requests that are no HTTP. */
export const frameworkAnswers = {
  frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
    const refusal = refusalOf(error)
    return reply.status(refusal.status).headers(bareHeaders).send(bodyOf(refusal))
  },
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const [status, reason, code] = wireFaults[error.code ?? ''] ?? [400, 'Bad Request', 'malformed-request' as const]
    const { body, headers } = answerOf(new Refusal(code), status)
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    // A caller that never closes its half would keep the socket open.
    socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
  },
}
