import type { AxiosInstance, AxiosRequestConfig } from 'axios'
import type { Extensions } from './extensions'

/**
 * Asks the host for a sign of life: its health where it announces one, which holds no data and has no session; else the
 * reading before, with the token like any call. Resolves and rejects like a call; rejects without such a reading.
 */
export const signOfLife = async (
  client: AxiosInstance,
  extensions: Extensions,
  lastRead: AxiosRequestConfig | undefined,
  signal: AbortSignal,
): Promise<unknown> => {
  if (extensions.current()?.has('health'))
    return fetch(client.getUri({ url: '/health/live' }), { mode: 'no-cors', cache: 'no-store', signal })
  if (!lastRead) throw new Error('There is nothing to ask for')
  // Its status is enough: the rows are not read.
  const request: AxiosRequestConfig = { ...lastRead, adapter: 'fetch', responseType: 'stream', signal }
  const { data } = await client.request<ReadableStream | undefined>(request)
  return data?.cancel()
}
