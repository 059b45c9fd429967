import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.wasm', '.txt', '.webmanifest'])

/**
 * Writes a .br and a .gz beside every asset that gains by it, so that a server need not compress at each request.
 * Not beside index.html, whose nonce changes with each answer, nor config.json, which its host edits.
 */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = 'dist' }) {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    const files = entries
      .filter(entry => entry.isFile() && compressible.has(extname(entry.name)) && entry.name !== 'config.json')
      .map(entry => join(entry.parentPath, entry.name))
    await Promise.all(
      files.map(async file => {
        const plain = await readFile(file)
        if (plain.length < 512) return
        const [brotli, gzipped] = await Promise.all([
          toBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          toGzip(plain, { level: 9 }),
        ])
        await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)])
      }),
    )
  },
})

const api = process.env.API_URL ?? 'http://127.0.0.1:4000'
/** While developing, whatever is neither a source file nor a page of the portal is asked of the API beside us. */
const notOurs =
  '^/(?!$|@|assets/|src/|contract/|spreadsheet/|node_modules/|home|login|reset-password|forbidden|error-404|[\\w-]+\\.(?:js|svg|html)$)'

export default defineConfig({
  plugins: [react(), precompress()],
  resolve: { alias: { '@contract': at('./contract'), '@spreadsheet': at('./spreadsheet'), '@': at('./src') } },
  build: {
    // The first browsers with light-dark(), which the theme rests on.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
  worker: { format: 'es' },
  server: { proxy: { [notOurs]: { target: api } } },
})
