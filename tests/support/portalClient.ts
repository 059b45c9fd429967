import { extensions } from '@contract/extensions'
import { toId } from '@contract/id'
import type { InternalAxiosRequestConfig } from 'axios'
import type { FastifyInstance } from 'fastify'
import { createDataProvider } from '@/dataProvider'
import { createHttp } from '@/dataProvider/http'
import { resources } from '@/resources'

/** Creates the portal's own client with our API, for a signed-in person; answers pass through `wrap`. */
export const portalClient = (
  signedIn: () => { app: FastifyInstance; token: string },
  wrap = (answer: unknown): unknown => answer,
) => {
  const http = createHttp(
    { apiBase: '', paths: {}, callTimeout: 60_000 },
    {
      token: () => signedIn().token,
      ended: () => undefined,
      extensions: { read: () => extensions, write: () => undefined },
    },
  )
  http.client.defaults.adapter = async (request: InternalAxiosRequestConfig) => {
    const { app, token } = signedIn()
    const answer = await app.inject({
      method: request.method === 'post' ? 'POST' : 'GET',
      url: http.client.getUri(request),
      headers: { authorization: `Bearer ${token}`, ...(request.data && { 'content-type': 'application/json' }) },
      ...(request.data && { payload: request.data }),
    })
    const { statusCode: status, headers } = answer
    const response = { data: wrap(answer.json()), status, statusText: '', headers, config: request }
    if (status < 400) return response as never
    throw Object.assign(new Error(`${status}`), { isAxiosError: true, config: request, response })
  }
  return createDataProvider(resources, http, { paths: {} }, () => ({ userId: toId('') }))
}

export type PortalClient = ReturnType<typeof portalClient>
