import type { Readable } from 'node:stream'
import { Sum } from '@contract/amount'
import { type CallFacts, isList, type ListCall, type Listed, type Upload } from '@contract/call'
import { offsetOf } from '@contract/dialects'
import { Refusal } from '@contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database, Db } from '../db/database'
import { type AnswerSample, answerChecks } from './answerChecks'
import type { AroundCalls, Complete } from './aroundCalls'
import { spellStreams, streamsIn } from './base64'
import type { Callers } from './callerNames'
import { takePlace } from './capacity'
import { answering } from './conditional'
import { deviceOf } from './device'
import { disconnectSignal } from './disconnectSignal'
import { sendFile, servedFile } from './download'
import {
  type Around,
  type CallHandler,
  handlerOf,
  holds,
  type ListHandler,
  type Path,
  type Serve,
  type Who,
} from './handlers'
import { checked } from './input'
import { languageOf } from './language'
import { readListQuery } from './listQuery'
import { momentOfFile } from './momentOfFile'
import { markWritten, readNear } from './replicaReads'
import type { Runs } from './runCalls'
import { tokenOf } from './tokens'
import { receiveUpload, type UploadOptions } from './upload'
import { countUploads } from './uploadLimits'
import { valuesOf, writesOf } from './writes'

export type {
  Around,
  AroundOptionalUpload,
  AroundUpload,
  AroundWaiting,
  Handlers,
  Later,
  Serve,
  Who,
  Writing,
} from './handlers'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Id of the call that a route serves, such as `BLACKLIST-LIST`. */
    call?: string
  }
}

/** Values of a request, before its handler has a database. */
type Arrived = Omit<Around, 'db' | 'record'> & Path
/** A request with its reply, and its query without the moment at which it reads a file. */
type Exchange = { request: FastifyRequest; reply: FastifyReply; query: unknown }

const nobody: Who = { accountId: '', name: '', permissions: new Set() }

const PathValue = z
  .string()
  .min(1)
  .max(200)
  .refine(value => !/\p{Cc}/u.test(value), 'Control characters are not allowed')

const PathValues = z.record(z.string(), PathValue)

/** Stands for bytes that are still to be read, where an answer is checked against its contract. */
const asText = (streams: [string, Readable][]) => Object.fromEntries(streams.map(([name]) => [name, 'bytes']))

export type ServeOptions = {
  around: AroundCalls
  /** Folder of uploads, and the least pace at which they may arrive. */
  files: UploadOptions
  /** The memory of callers that every proved session is added to; see `rememberCallers`. */
  callers?: Callers
  /** Calls that work of the server may make; every call of the contract is added. */
  runs?: Runs
  /** Checks of answers against the contract before they are sent: all while developing and in tests, or a sample. */
  checkAnswers?: boolean | AnswerSample
}

/**
 * Makes the function that serves an area: it checks session, permission, path, query, body and file against the
 * contract, hands plain values to the handler, keeps the transaction and the audit entry, and spells the answer in
 * the call's dialect. A call without a permit or without a handler stops the start.
 */
export const createServe = (
  app: FastifyInstance,
  database: Database,
  { around: registry, files, callers, runs, checkAnswers = false }: ServeOptions,
): Serve => {
  const sending = countUploads()
  const checksOf = answerChecks(checkAnswers)
  const shared = <T>({ id }: { id: string }, request: FastifyRequest, work: () => Promise<T>) =>
    database.pool.shared({ call: id, caller: callers?.nameOf(request) ?? request.ip }, work)
  const identify = async (call: CallFacts | ListCall, request: FastifyRequest): Promise<Who> => {
    if (call.permit === 'public') return nobody
    const token = tokenOf(request.headers.authorization)
    const who = await registry.identify(token)
    if (token) callers?.know(token, 'person', who.accountId)
    if (!holds(who, call.permit)) throw new Refusal('forbidden')
    return who
  }

  const receiveFile = async (request: FastifyRequest, upload: Upload, { accountId }: Who) => {
    const arrived = await sending.begin(accountId)
    try {
      return await receiveUpload(request, upload, files)
    } finally {
      arrived()
    }
  }

  const perform = async (
    call: CallFacts,
    handle: CallHandler,
    around: Arrived,
    { request, reply, query }: Exchange,
  ) => {
    const read = (body: unknown) => {
      const parts = valuesOf(call, { query, body })
      return { parts, ...writesOf(database, registry, call, around, { ...parts, path: around.path }) }
    }
    if (call.upload) {
      const { file, fields } = await receiveFile(request, call.upload as Upload, around.who)
      try {
        await takePlace(request)
        const { parts, later } = read(fields)
        return await handle({ ...around, ...parts, file, signal: disconnectSignal(reply), ...later })
      } finally {
        await file?.discard()
      }
    }
    const { parts, check, later } = read(request.body ?? {})
    if (call.waits) {
      // Before the handler sends anything to another system; its transaction checks again.
      await check(database.read)
      return handle({ ...around, ...parts, db: database.read, ...later })
    }
    // Public calls keep their own transactions: a refused sign-in must still be counted.
    const readWith = (db: Db) => handle({ ...around, ...parts, db, record: () => undefined })
    if (call.file && !call.changes) return readNear(database, call, request, readWith)
    if (!call.changes || call.permit === 'public') return readWith(database.read)
    return later.write(writing => handle({ ...around, ...parts, ...writing }))
  }

  const page = async (
    call: ListCall,
    handle: ListHandler,
    complete: Complete | undefined,
    around: Arrived,
    { request, reply, query }: Exchange,
  ) => {
    const { page, filter } = readListQuery(call, { query, body: request.body })
    const answer: Listed<unknown> = await readNear(database, call, request, db =>
      handle({ ...around, db, record: () => undefined, page, filter: filter as never }),
    )
    const { total, sums } = answer
    const rows = complete ? await complete(database.read, around, request, answer.rows) : answer.rows
    if (call.dialect === 'simple-rest') {
      const first = offsetOf(page)
      reply.header('Content-Range', `items ${first}-${Math.max(first, first + rows.length - 1)}/${total}`)
    }
    const check = checksOf(call)
    check?.(z.array(call.row), rows)
    if (sums) check?.(z.array(Sum), sums)
    return call.envelope.wrap(rows, total, page, sums)
  }

  return (area, handlers, { arrives } = {}) => {
    for (const [name, call] of Object.entries(area)) {
      if (!call.permit?.length) throw new Error(`${call.id} names no permission`)
      const handle = handlers[name as keyof typeof area]
      const work = isList(call)
        ? { kind: 'list' as const, call, handle: handlerOf<ListHandler>(call, handle) }
        : { kind: 'call' as const, call, handle: handlerOf<CallHandler>(call, handle) }
      const complete = registry.completionOf(call)
      if (work.kind === 'call') runs?.add(work.call, work.handle)
      const people = new WeakMap<FastifyRequest, Who>()
      app.route({
        method: call.method,
        url: call.path.replace(/\{(\w+)\}/g, ':$1'),
        config: {
          call: call.id,
          takesFile: work.kind === 'call' && work.call.upload !== undefined,
          ...(call.permit === 'public' && !arrives && { countsAs: 'signIn' as const }),
        },
        onRequest: async request => {
          const token = tokenOf(request.headers.authorization)
          const partner = await arrives?.(database.read, token)
          if (token && partner) callers?.know(token, 'key', partner)
          people.set(request, await identify(call, request))
        },
        // Before the body: a caller may leave with all of it but the last bytes.
        ...(call.file && {
          onSend: async (request, reply) => {
            await registry.opened?.(call, people.get(request) ?? nobody, request, reply)
          },
        }),
        handler: async (request, reply) => {
          const path = checked(PathValues, request.params)
          const { asOf, query } = momentOfFile(call, request.query)
          const around = {
            who: people.get(request) ?? nobody,
            address: request.ip,
            device: deviceOf(request),
            language: languageOf(request),
            token: tokenOf(request.headers.authorization),
            asOf,
            path,
          }
          const exchange = { request, reply, query }
          const send = answering(call, request, reply, around.who.accountId)
          if (work.kind === 'list')
            return send(await shared(call, request, () => page(work.call, work.handle, complete, around, exchange)))
          const { call: one } = work
          const result = await shared(one, request, () => perform(one, work.handle, around, exchange)).finally(
            () => one.changes && markWritten(database, request, reply),
          )
          if (one.download) return sendFile(reply, { ...one, download: one.download }, servedFile(one, result))
          const answer = (complete ? await complete(database.read, around, request, [result]) : [result])[0] ?? {}
          const streams = streamsIn(answer)
          checksOf(one)?.(one.answer, streams.length ? { ...answer, ...asText(streams) } : answer)
          if (!streams.length) return send(one.wrapping.wrap(answer))
          return reply.type('application/json').send(spellStreams(answer, one.wrapping.wrap))
        },
      })
    }
  }
}
