import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios'
import { ApiError } from './apiError'

/** Answers kept at once: the lists and figures of the pages that a person moves between. */
const MOST = 30

type Known = { tag: string; data: unknown }

type Parts = {
  client: AxiosInstance
  token(): string | undefined
  /** True when the host has another origin, which decides which headers a browser may send. */
  isOtherOrigin: boolean
}

/** Headers `Content-Range` of answers, by their bodies: on 304 the first answer's still holds. */
const ranges = new WeakMap<object, string>()

/** Returns the body of an answer, whose `Content-Range` `rangeOf` then tells. */
export const bodyOf = ({ data, headers }: Pick<AxiosResponse<unknown>, 'data' | 'headers'>): unknown => {
  const range: unknown = headers['content-range']
  if (typeof data === 'object' && data !== null && typeof range === 'string') ranges.set(data, range)
  return data
}

/** Returns the `Content-Range` that came with a body; undefined without one. */
export const rangeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null ? ranges.get(body) : undefined

const isGood = (status: number) => status === 304 || (status >= 200 && status < 300)

/**
 * Makes the function that sends reading requests. It keeps the ETag of an answer beside it and sends it along when the
 * same address is read again; on 304 the returned body is the same object as before, also for `rangeOf`. Our answers are `no-store`, so the
 * browser does not do this. A host without ETags gets the requests it always got. The answers of one session are never
 * used in another. Throws what the client throws.
 */
export const createAnswerTags = ({ client, token, isOtherOrigin }: Parts) => {
  const answers = new Map<string, Known>()
  let owner: string | undefined
  let takesTags = true

  const keep = (address: string, { data, headers }: AxiosResponse<unknown>) => {
    answers.delete(address)
    const { etag } = headers
    if (typeof etag !== 'string' || typeof data !== 'object' || data === null) return
    answers.set(address, { tag: etag, data })
    const [oldest] = answers.keys()
    if (answers.size > MOST && oldest !== undefined) answers.delete(oldest)
  }
  const read = async (address: string, request: AxiosRequestConfig) => {
    const answer = await client.request<unknown>(request)
    keep(address, answer)
    return bodyOf(answer)
  }
  const readAgain = async (address: string, { tag, data }: Known, request: AxiosRequestConfig) => {
    const headers = { ...request.headers, 'If-None-Match': tag }
    try {
      const answer = await client.request<unknown>({ ...request, headers, validateStatus: isGood })
      keep(address, answer.status === 304 ? { ...answer, data, headers: { etag: tag } } : answer)
      return answer.status === 304 ? data : bodyOf(answer)
    } catch (error) {
      if (!isOtherOrigin || !(error instanceof ApiError) || error.code !== 'offline') throw error
      // The host may name its tags without allowing browsers to send them back.
      const answer = await read(address, request)
      takesTags = false
      return answer
    }
  }

  return async (request: AxiosRequestConfig): Promise<unknown> => {
    if (owner !== token()) answers.clear()
    owner = token()
    const address = client.getUri(request)
    const known = takesTags && answers.get(address)
    return known ? readAgain(address, known, request) : read(address, request)
  }
}
