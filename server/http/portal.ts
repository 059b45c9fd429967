import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@contract/errors'
import { CONFIG_ELEMENT, type PortalConfig } from '@contract/portalConfig'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { UNCOUNTED } from './callerNames'
import { contentPolicy } from './contentPolicy'
import { isPage } from './pages'

const built = fileURLToPath(new URL('../../dist', import.meta.url))
const NONCE = /__CSP_NONCE__/g

/** Link by which a page requests its configuration from a host that serves files alone. */
const CONFIG_LINK = /<link rel="preload" href="\/config\.json"[^>]*>/

/** Returns index.html with the configuration in it, which saves the portal a request before it can begin. */
const withConfig = (html: string, config: PortalConfig) => {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(CONFIG_LINK, () => `<script type="application/json" id="${CONFIG_ELEMENT}">${json}</script>`)
}

/**
 * Serves the built portal: assets for good, index.html anew each time with a nonce of its own, and index.html also for
 * every address of the portal. Anything else that nothing answers is a 404 in the contract's shape.
 */
export const servePortal = async (app: FastifyInstance, config: PortalConfig, folder = built) => {
  const indexFile = join(folder, 'index.html')
  const index = existsSync(indexFile) ? withConfig(readFileSync(indexFile, 'utf8'), config) : undefined
  if (index)
    await app.register(async files => {
      // Assets are read once by each browser, and by a whole office at once after a new version.
      files.addHook('onRoute', route => {
        route.config = { ...route.config, countsAs: route.url.startsWith('/assets/') ? UNCOUNTED : 'page' }
      })
      await files.register(fastifyStatic, {
        root: folder,
        index: false,
        preCompressed: true,
        wildcard: false,
        // Build output only; the server's own calls are routes and go first.
        globIgnore: ['index.html', '**/*.br', '**/*.gz'],
        cacheControl: false,
        dotfiles: 'ignore',
        setHeaders: (reply, path) => {
          const forGood = path.includes(join(folder, 'assets'))
          reply.setHeader('Cache-Control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    })

  app.setNotFoundHandler((request, reply) => {
    if (!index || !isPage(request)) throw new Refusal('not-found')
    const nonce = randomBytes(16).toString('base64url')
    reply.helmet({ contentSecurityPolicy: contentPolicy(config, nonce) })
    return reply.type('text/html; charset=utf-8').header('Cache-Control', 'no-cache').send(index.replace(NONCE, nonce))
  })
}
