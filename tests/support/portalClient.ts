import { toId, type WireId } from '@contract/id'
import { allExtensions } from '@contract/index'
import type { InternalAxiosRequestConfig } from 'axios'
import type { FastifyInstance } from 'fastify'
import { createDataProvider } from '@/dataProvider'
import { createHttp } from '@/dataProvider/http'
import { loadedDefinitions } from '@/definition/defineArea'
import { resources } from './resources'
import type { RespelledIds } from './respelledIds'

/** Returns the body of a request as bytes with its content type, as a browser would send it. */
const bodyOf = async (data: unknown): Promise<{ payload: Buffer; type: string }> => {
  if (!(data instanceof FormData)) return { payload: Buffer.from(String(data ?? '')), type: 'application/json' }
  const body = new Response(data)
  return { payload: Buffer.from(await body.arrayBuffer()), type: body.headers.get('content-type') ?? '' }
}

/**
 * Creates the portal's own client with our API, for a signed-in person; answers pass through `wrap`. With `ids` the API
 * has the ids of another host, and writes are recorded instead of done. `userId` is the person's own id, for bodies that
 * name who acts.
 */
export const portalClient = (
  signedIn: () => { app: FastifyInstance; token: string },
  wrap = (answer: unknown): unknown => answer,
  ids?: RespelledIds,
  userId: WireId = '',
) => {
  const http = createHttp(
    { apiBase: '', paths: {}, callTimeout: 60_000 },
    {
      token: () => signedIn().token,
      ended: () => undefined,
      extensions: { read: () => allExtensions, write: () => undefined },
    },
  )
  http.client.defaults.adapter = async (request: InternalAxiosRequestConfig) => {
    const { app, token } = signedIn()
    const method = request.method === 'get' ? 'GET' : (request.method?.toUpperCase() as 'POST' | 'PUT' | 'DELETE')
    const url = http.client.getUri(request)
    const { payload, type } = await bodyOf(request.data)
    const recorded = ids?.answerTo(method, url, payload)
    const sent = ids?.request(method, url, payload) ?? { url, payload }
    if (recorded) return { data: recorded, status: 200, statusText: '', headers: {}, config: request } as never
    const answer = await app.inject({
      method,
      url: sent.url,
      headers: { authorization: `Bearer ${token}`, ...(payload.length && { 'content-type': type }) },
      ...(payload.length && { payload: sent.payload }),
    })
    const { statusCode: status, headers } = answer
    const data = wrap(ids?.answer(method, url, answer.json()) ?? answer.json())
    const response = { data, status, statusText: '', headers, config: request }
    if (status < 400) return response as never
    throw Object.assign(new Error(`${status}`), { isAxiosError: true, config: request, response })
  }
  return createDataProvider(loadedDefinitions(resources), http, { paths: {} }, () => ({ userId: toId(userId) }))
}

export type PortalClient = ReturnType<typeof portalClient>
