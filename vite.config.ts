import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { constants as os, setPriority } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { TELLS_WRITTEN } from './scripts/buildPortal.ts'
import { chunkGroups, compileHint } from './scripts/chunkGroups.ts'
import { firstPaint } from './scripts/firstPaint.ts'
import { pdfjsFiles } from './scripts/pdfjsFiles.ts'
import { pdfjsStackCheck } from './scripts/pdfjsStackCheck.ts'
import { unusedFiles } from './scripts/unusedFiles.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.wasm', '.txt', '.webmanifest', '.ttf', '.icc'])

/** Writes a file in one step: the portal may be served already. */
const writeWhole = async (path: string, bytes: Buffer, type: 'br' | 'gz') => {
  const part = `${path}.part.${type}`
  await writeFile(part, bytes)
  await rename(part, `${path}.${type}`)
}

/**
 * Writes a .br and a .gz beside every asset that gains by it, so that a server need not compress at each request.
 * Not beside index.html, whose nonce changes with each answer, nor config.json, which its host edits. A build that a
 * server waits for tells it first that the files can be served, and gives it way. Pages of tests, which are built with
 * the same settings, are served once or twice: to compress them takes longer than to build them.
 */
const precompress = (): Plugin => ({
  name: 'precompress',
  // Pages of tests have a root of their own.
  apply: ({ root }, { command }) => command === 'build' && root === undefined,
  async writeBundle({ dir = 'dist' }) {
    if (process.env[TELLS_WRITTEN]) {
      process.send?.('written')
      setPriority(os.priority.PRIORITY_LOW)
    }
    const entries = await readdir(dir, { recursive: true, withFileTypes: true })
    const files = entries
      .filter(entry => entry.isFile() && compressible.has(extname(entry.name)) && entry.name !== 'config.json')
      .map(entry => join(entry.parentPath, entry.name))
    await Promise.all(
      files.map(async file => {
        const plain = await readFile(file)
        if (plain.length < 512) return
        const [brotli, gzipped] = await Promise.all([
          toBrotli(plain, { params: { [zlib.BROTLI_PARAM_QUALITY]: 11 } }),
          toGzip(plain, { level: 9 }),
        ])
        await Promise.all([writeWhole(file, brotli, 'br'), writeWhole(file, gzipped, 'gz')])
      }),
    )
  },
})

type Replacement = { of: string; file: string; by: string }

/**
 * Replaces a file of a package by one of ours. The build of the portal fails when the package no longer has the file.
 */
const replaceFile = ({ of, file, by }: Replacement): Plugin => {
  let replaced = false
  return {
    name: `replace-${of}${file}`,
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith(file) || !importer?.includes(`/node_modules/${of}/`)) return
      replaced = true
      return at(by)
    },
    buildEnd() {
      const isPortal = [...this.getModuleIds()].some(id => id === at('./src/app/main.tsx'))
      if (isPortal && !replaced) this.error(`${of} no longer has the file ${file} that ${by} replaces`)
    },
  }
}

/** react-admin's connection to React Router without routers of its own, and icons without a styled component each. */
const replacements: Replacement[] = [
  { of: 'ra-core', file: '/adapters/reactRouterProvider.js', by: './src/app/routerProvider.ts' },
  { of: '@mui/icons-material', file: './utils/createSvgIcon.mjs', by: './src/app/theme/createSvgIcon.tsx' },
]

/**
 * Replaces the package object.entries, which polyglot uses, by the function of the language: the package brings 7 kB of
 * compressed code for browsers without it.
 */
const nativeEntries = (): Plugin => {
  const id = '\0native-entries.cjs'
  return {
    name: 'native-entries',
    enforce: 'pre',
    resolveId: source => (source === 'object.entries' ? id : undefined),
    load: loaded => (loaded === id ? 'module.exports = Object.entries' : undefined),
  }
}

const api = process.env.API_URL ?? 'http://127.0.0.1:4000'
/** While developing, whatever is neither a source file nor a page of the portal is asked of the API beside us. */
const notOurs =
  '^/(?!$|@|assets/|src/|contract/|spreadsheet/|node_modules/|home|login|reset-password|forbidden|error-404|[\\w-]+\\.(?:js|svg|html)$)'

export default defineConfig({
  plugins: [
    react(),
    ...replacements.map(replaceFile),
    unusedFiles(),
    nativeEntries(),
    firstPaint(),
    pdfjsFiles(),
    pdfjsStackCheck(),
    precompress(),
  ],
  resolve: {
    alias: [
      { find: '@contract', replacement: at('./contract') },
      { find: '@spreadsheet', replacement: at('./spreadsheet') },
      { find: '@', replacement: at('./src') },
      // The plain build of pdf.js needs browsers of this year.
      { find: /^pdfjs-dist$/, replacement: 'pdfjs-dist/legacy/build/pdf.mjs' },
    ],
  },
  build: {
    // The first browsers with light-dark(), which the theme rests on.
    target: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint } },
  },
  worker: { format: 'es' },
  server: { proxy: { [notOurs]: { target: api } } },
})
