import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { viteStaticCopy } from 'vite-plugin-static-copy'
import { chunkGroups } from './scripts/chunkGroups.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * Compresses each asset, so that a server need not at each request; `config.json`, which its host edits, is left out. In
 * the mode `test` only by gzip: brotli takes most of the time of a build.
 */
const compressed = (mode: string) =>
  compression({
    include: /\.(m?js|css|svg|json|wasm|txt|webmanifest|ttf|icc)$/,
    exclude: /config\.json$/,
    threshold: 512,
    algorithms: mode === 'test' ? ['gzip'] : ['gzip', defineAlgorithm('brotliCompress')],
  })

/** Gives the classic script that sets the scheme before the first paint a name with its hash, so that browsers keep it. */
const firstPaint = (): Plugin => {
  const path = '/src/start/firstPaint.js'
  const source = readFileSync(at(`.${path}`))
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const fileName = `assets/first-paint-${hash}.js`
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: { order: 'post', handler: html => html.replace(path, `/${fileName}`) },
  }
}

/** Folder of pdf.js, found from react-pdf, so that both always have the same version. */
const pdfjs = dirname(
  createRequire(createRequire(import.meta.url).resolve('react-pdf')).resolve('pdfjs-dist/package.json'),
)
const { version }: { version: string } = JSON.parse(readFileSync(join(pdfjs, 'package.json'), 'utf8'))

/** Files that pdf.js fetches while it draws. Those that evaluate scripts of a document are left out. */
const pdfjsFiles = () =>
  viteStaticCopy({
    targets: [
      ['cmaps', '*.bcmap'],
      ['cmaps', 'LICENSE'],
      ['standard_fonts', '*.{pfb,ttf}'],
      ['standard_fonts', 'LICENSE_*'],
      ['wasm', '{jbig2,openjpeg,qcms_bg}.wasm'],
      ['wasm', 'LICENSE*'],
      ['iccs', '{*.icc,LICENSE}'],
      ['web/images', 'annotation-*.svg'],
    ].map(([folder = '', files = '']) => ({
      src: join(pdfjs, folder, files),
      dest: `assets/pdfjs-${version}/${folder.replace('web/', '')}`,
      rename: { stripBase: true as const },
    })),
  })

const api = process.env.API_URL ?? 'http://127.0.0.1:4000'
/** While developing, whatever is neither a source file nor a page of the portal is asked of the API beside us. */
const notOurs =
  '^/(?!$|@|assets/|src/|contract/|spreadsheet/|node_modules/|home|login|reset-password|verify|forbidden|error-404|[\\w-]+\\.(?:js|svg|html)$)'

export default defineConfig(({ mode }) => ({
  plugins: [react(), firstPaint(), pdfjsFiles(), compressed(mode)],
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
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  worker: { format: 'es' },
  server: { proxy: { [notOurs]: { target: api } } },
}))
