import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@contract/errors'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const built = fileURLToPath(new URL('../../dist', import.meta.url))
const NONCE = /__CSP_NONCE__/g

/**
 * Serves the built portal: assets for good, index.html anew each time with a nonce of its own, and index.html also for
 * every address of the portal. Anything else that nothing answers is a 404 in the contract's shape.
 */
export const servePortal = async (app: FastifyInstance, folder = built) => {
  const indexFile = join(folder, 'index.html')
  const index = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined
  if (index)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      wildcard: false,
      // Build output only; the server's own calls are routes and go first.
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const forGood = path.includes(`${join(folder, 'assets')}`)
        reply.setHeader('Cache-Control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })

  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const page = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (!index || !page || /\.\w+$/.test(request.url.split('?')[0] ?? '')) throw new Refusal('not-found')
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .send(index.replace(NONCE, reply.cspNonce.style))
  })
}
