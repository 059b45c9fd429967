import { calls } from '@contract/index'
import type { FastifyRequest } from 'fastify'

const firstPart = (path: string) => path.split(/[/?#]/, 2)[1] ?? ''

/** First parts of the addresses of calls: there are no pages below these. */
const notPages = new Set(['health', ...calls.map(({ path }) => firstPart(path))])

/** Returns true for a request of a page of the portal, which index.html answers at any address. */
export const isPage = ({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>) => {
  const [path = ''] = url.split('?')
  const wantsPage = method === 'GET' && headers.accept?.includes('text/html') === true
  return wantsPage && !notPages.has(firstPart(path)) && !/\.\w+$/.test(path)
}
