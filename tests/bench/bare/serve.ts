import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import react from '@vitejs/plugin-react'
import Fastify from 'fastify'
import { build } from 'vite'
import type { BenchRegistry } from '../registry'

const compress = promisify(brotliCompress)

/** Builds the bare portal, compressed as ours is, and serves it on loopback with the same API and data. */
export const serveBare = async ({ app, authorization }: BenchRegistry) => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-bare-'))
  await build({
    root: fileURLToPath(new URL('.', import.meta.url)),
    configFile: false,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  })
  let bytes = 0
  for (const name of await readdir(join(folder, 'assets'))) {
    const packed = await compress(await readFile(join(folder, 'assets', name)))
    await writeFile(join(folder, 'assets', `${name}.br`), packed)
    if (name.endsWith('.js')) bytes += packed.length
  }

  const server = Fastify()
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    // As our server does: the browser then opens a link in a new process, without the code that another page compiled, and
    // asks each time for the page, which names the files of the release.
    setHeaders: (answer, path) => {
      answer.setHeader('Cross-Origin-Opener-Policy', 'same-origin')
      const forGood = path.includes('assets')
      answer.setHeader('Cache-Control', forGood ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  // One round trip without any work: less than a real sign-in needs.
  server.post('/bare-sign-in', async () => authorization.slice('Bearer '.length))
  server.get('/data-update/*', async (request, reply) => {
    const answer = await app.inject({
      url: request.url,
      headers: { authorization: request.headers.authorization ?? '' },
    })
    return reply.code(answer.statusCode).type('application/json').send(answer.rawPayload)
  })
  await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    bytes,
    close: async () => {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
