import type { CallFacts, Download, ListCall, Listed, Parts } from '@contract/call'
import { type Page, type Query, SORT_KEY, sortText } from '@contract/dialects'
import { portal } from '@contract/portal/capabilities'
import type { PortalConfig } from '@contract/portalConfig'
import axios, { type AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios'
import { bodyOf, createAnswerTags } from './answerTags'
import { ApiError, ofWrite } from './apiError'
import { fileOrReference, fileTooLarge, jsonIn, MEGABYTE } from './download'
import { createExtensions, type ExtensionMemory, type Extensions, fitting, withoutExtensions } from './extensions'
import { openAnswer } from './openAnswer'
import { createListOpener } from './openList'
import { detailIn, refusalIn, secondsUntil, unfitFilter } from './refusal'
import { type AskOptions, fileRequest, present, requestOf } from './request'
import { createSharedReads } from './sharedReads'
import { signOfLife } from './signOfLife'

/** The one way out of the portal: every call of the contract goes through here and comes back checked. */
export type Http = {
  ask<A>(call: CallFacts<string, unknown, unknown, A, unknown>, parts?: Parts, options?: AskOptions): Promise<A>
  askList<F, Row>(
    call: ListCall<string, F, Row>,
    page: Page,
    filter: Record<string, unknown>,
    options?: AskOptions,
  ): Promise<Listed<Row>>
  /**
   * Reads an address of the simple-rest dialect; returns the body, which is the same object while the host says that
   * nothing changed. `rangeOf` tells its Content-Range.
   */
  readPage(url: string, page: Pick<Page, 'perPage'>, options?: AskOptions): Promise<unknown>
  /** For what the contract's calls do not cover, such as binary files. Same base, token, errors. */
  client: AxiosInstance
  /** The parts of the extension API that the host announced. */
  extensions: Extensions
  /** Asks the host for a sign of life; see signOfLife.ts. */
  probe(signal: AbortSignal): Promise<unknown>
}

/** Part of the client that pages without a session use. */
export type PublicHttp = Pick<Http, 'ask'>

/**
 * The session as the client needs it: the token for every request, the reaction to a token that is no longer good
 * (GLOBAL-06), and what it remembers of the host.
 */
export type SessionPort = {
  token(): string | undefined
  /** Called with the code of the refusal, where the host gave one. */
  ended(code: string | undefined): void
  extensions?: ExtensionMemory
}

const withoutKeys = (query: Query, keys: readonly string[]): Query =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !keys.includes(key)))

/** Returns the order of a request; React-admin asks for orders that a list has not. */
const orderIn = ({ sortable = [] }: ListCall, { sort }: Page): Query =>
  sort && sortable.some(field => field === sort.field) ? { [SORT_KEY]: sortText(sort) } : {}

/** Largest page that is kept to be compared: an export reads larger ones, and each once. */
const KEPT_ROWS = 100

/** Message of axios when more bytes came than the limit. */
const TOO_MUCH = /^maxContentLength size of (\d+) exceeded/

/** Returns the error that a body tells, in the host's own words where it has any. */
const refusalOf = (status: number, body: unknown, retryAfter?: number) => {
  const { message, error, code, fields, params, faults } = refusalIn(body) ?? {}
  return new ApiError({
    status,
    code,
    message: message ?? error,
    fields,
    params,
    detail: detailIn(body),
    retryAfter,
    faults,
  })
}

const toApiError = async (error: AxiosError): Promise<ApiError> => {
  if (axios.isCancel(error)) return new ApiError({ status: 0, code: 'cancelled', message: 'The call was stopped.' })
  const [, most] = TOO_MUCH.exec(error.message) ?? []
  if (most) return fileTooLarge(Number(most) / MEGABYTE)
  if (!error.response) {
    if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
      return new ApiError({ status: 0, code: 'timeout', message: 'The registry took too long to answer.' })
    return new ApiError({
      status: 0,
      code: 'offline',
      message: 'The registry cannot be reached. Check the connection.',
    })
  }
  const body = await jsonIn(error.response.data)
  const { status, headers } = error.response
  return refusalOf(status, body, secondsUntil(headers['retry-after']))
}

/**
 * Makes the portal's client. Paths are joined to the configured base, `config.paths` replaces a call's path by its id,
 * empty query values are dropped (GLOBAL-29), answers are unwrapped and checked against the contract.
 * Throws ApiError only. Calls that anybody may make carry no token and never end the session (decision A2).
 */
export const createHttp = (
  config: Pick<PortalConfig, 'apiBase' | 'paths' | 'callTimeout'> & Partial<Pick<PortalConfig, 'extensions'>>,
  session: SessionPort,
): Http => {
  let lastRead: AxiosRequestConfig | undefined
  const baseURL = config.apiBase.replace(/\/+$/, '') || '/'
  // A session is a header, never a cookie: axios would read the cookies of the origin for each request, and repeat one.
  const client = axios.create({ baseURL, timeout: config.callTimeout, withXSRFToken: false })
  const { origin } = new URL(config.apiBase || '/', globalThis.location?.href ?? 'http://localhost')

  client.interceptors.request.use(request => {
    const token = session.token()
    if (token && !request.withoutSession) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  })
  client.interceptors.response.use(undefined, async (error: AxiosError) => {
    const refusal = await toApiError(error)
    if (refusal.status === 401 && error.config?.headers.has('Authorization')) session.ended(refusal.code)
    throw refusal
  })

  const extensions: Extensions =
    config.extensions === false
      ? withoutExtensions
      : createExtensions({
          read: async () => answerOf(portal.capabilities, await send(portal.capabilities, {}, {}), {}),
          memory: session.extensions,
        })
  const known = createAnswerTags({
    client,
    token: session.token,
    isOtherOrigin: origin !== (globalThis.location?.origin ?? origin),
  })
  const reads = createSharedReads(known, request => client.getUri(request))
  const opened = createListOpener()
  const send = async (call: CallFacts | ListCall, asked: Parts, options: AskOptions, isKept = true) => {
    const request = requestOf(call, await fitting(extensions, call, asked), options, config.paths[call.id])
    const isReading = call.method === 'GET' && call.permit !== 'public' && !('changes' in call && call.changes)
    if (isReading) lastRead = { url: request.url, params: request.params, headers: request.headers }
    const data =
      isReading && isKept && !('download' in call && call.download)
        ? await reads.read(request)
        : (await reads.alone(() => client.request(request), isReading)).data
    const json = await jsonIn(data)
    const refusal = refusalIn(json)
    // Some hosts answer 200 and put the refusal's status into the body (decision A14).
    if (refusal?.status && refusal.status >= 400 && (typeof refusal.message === 'string' || detailIn(json)))
      throw refusalOf(refusal.status, json)
    return data
  }

  /** Loads a file from the address that an answer names; only the host of the API itself is shown the token. */
  const loadFrom =
    (download: Download, { signal }: AskOptions) =>
    async (address: string) => {
      const isAbroad = new URL(address, origin).origin !== origin
      const { data } = await client.request<unknown>({
        url: address,
        ...fileRequest(download),
        ...(isAbroad && { withoutSession: true }),
        ...(signal && { signal }),
      })
      return data
    }

  const answerOf = async <A>(
    call: CallFacts<string, unknown, unknown, A, unknown>,
    body: unknown,
    options: AskOptions,
  ): Promise<A> => {
    const { download } = call
    if (download)
      return call.answer.parse(await fileOrReference({ ...call, download }, body, loadFrom(download, options)))
    return openAnswer(call, body)
  }

  return {
    client,
    extensions,
    async readPage(url, { perPage }, { signal } = {}) {
      const request = { url, ...(signal && { signal }) }
      return perPage <= KEPT_ROWS ? reads.read(request) : bodyOf(await client.request<unknown>(request))
    },
    probe: signal => signOfLife(client, extensions, lastRead, signal),
    async ask(call, parts = {}, options = {}) {
      // A browser that is offline never sends the request.
      const mayBeDone = call.changes && call.permit !== 'public' && navigator.onLine
      try {
        return await answerOf(call, await send(call, parts, options), options)
      } catch (error) {
        throw mayBeDone && error instanceof ApiError ? ofWrite(error) : error
      }
    },
    async askList(call, page, filter, options = {}) {
      const checked = call.filter.safeParse(present(filter))
      if (!checked.success) throw unfitFilter(checked.error)
      const path = Object.fromEntries(
        Object.entries(filter).filter((entry): entry is [string, string | number] =>
          call.path.includes(`{${entry[0]}}`),
        ),
      )
      // Values of the path are not sent again in the query.
      const query = {
        ...withoutKeys(checked.data as Query, Object.keys(path)),
        ...call.paging.encode(page),
        ...orderIn(call, page),
      }
      const parts = { path, [call.method === 'POST' ? 'body' : 'query']: query }
      return opened(call, await send(call, parts, options, page.perPage <= KEPT_ROWS))
    },
  }
}
