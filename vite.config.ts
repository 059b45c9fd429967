import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { constants as os, setPriority } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { TELLS_WRITTEN } from './scripts/buildPortal'
import { firstPaint } from './scripts/firstPaint'
import { pdfjsFiles } from './scripts/pdfjsFiles'
import { subsetFonts } from './scripts/subsetFonts'

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
 * server waits for tells it first that the files can be served, and gives it way.
 */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
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

/** Replaces react-admin's connection to React Router by the portal's; see app/routerProvider.ts. */
const portalRouter = (): Plugin => {
  let replaced = false
  return {
    name: 'portal-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('/adapters/reactRouterProvider.js') || !importer?.includes('/ra-core/')) return
      replaced = true
      return at('./src/app/routerProvider.ts')
    },
    buildEnd() {
      const isPortal = [...this.getModuleIds()].some(id => id === at('./src/app/main.tsx'))
      if (isPortal && !replaced) this.error('ra-core no longer has the file that app/routerProvider.ts replaces')
    },
  }
}

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
type ModuleInfoOf = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }
const reached = new Map<string, Set<string>>()

/**
 * react-admin's own screens, which import most of MUI. No page here shows them, and what a page itself needs of MUI it
 * imports by its own path.
 */
const ofUnusedScreens = (id: string) => id.includes('/node_modules/ra-ui-materialui/')

/** Everything a module imports, whatever that imports, and so on; not what is fetched later. */
const reachOf = (entry: string, modules: ModuleInfoOf) => {
  const known = reached.get(entry)
  if (known) return known
  const found = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    if (!ofUnusedScreens(id)) waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.set(entry, found)
  return found
}

/** Library code that only forms need; its package also contains what lists need. */
const ofForms = (id: string) => /\/node_modules\/(react-hook-form|ra-core\/dist\/form)\//.test(id)

/**
 * Returns the group of a module that the entries need: one file of our code and one of libraries, which change less.
 * Smaller files would cost a slow connection more round trips.
 */
const chunkGroup =
  (name: string, ...entries: string[]) =>
  (id: string, modules: ModuleInfoOf): string | null =>
    entries.some(entry => reachOf(at(entry), modules).has(id))
      ? `${name}-${id.includes('/node_modules/') ? 'lib' : 'own'}`
      : null

const notOfForms =
  (group: ReturnType<typeof chunkGroup>): ReturnType<typeof chunkGroup> =>
  (id, modules) =>
    ofForms(id) ? null : group(id, modules)

/**
 * Groups of code for the bundler, the first ones first: the public pages with the sign-in, the admin pages with all that
 * a first list needs, forms and dialogs, the file of an entity, and the command palette.
 */
const chunkGroups = [
  { debugName: 'public', priority: 4, name: notOfForms(chunkGroup('public', './src/app/main.tsx')) },
  {
    debugName: 'admin',
    priority: 3,
    name: notOfForms(
      chunkGroup('admin', './src/app/AdminApp.tsx', './src/views/ResourcePage.tsx', './src/app/DashboardPage.tsx'),
    ),
  },
  {
    debugName: 'forms',
    priority: 2,
    name: chunkGroup(
      'forms',
      './src/views/dialogs.ts',
      './src/app/shell/PlannedPageDialog.tsx',
      './src/app/shell/MenuDrawer.tsx',
      './src/app/shell/ShortcutsDialog.tsx',
      './src/app/shell/PastNoticesBox.tsx',
    ),
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'file',
    priority: 1,
    name: chunkGroup('file', './src/customPages/entityFile/EntityFile.tsx'),
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'palette',
    priority: 1,
    // Its libraries are two icons: they are no file of their own.
    name: (id: string, modules: ModuleInfoOf) =>
      reachOf(at('./src/app/palette/CommandPalette.tsx'), modules).has(id) ? 'palette' : null,
    includeDependenciesRecursively: false,
  },
  // Icons and parts of MUI that several pages share, which would each be a file of a few hundred bytes. Pages of tests,
  // which are built with the same settings, have no groups above it that load what these rest on.
  {
    debugName: 'shared',
    priority: 0,
    name: (_: string, modules: ModuleInfoOf) => (modules.getModuleInfo(at('./src/app/main.tsx')) ? 'shared-lib' : null),
    test: /\/node_modules\/@mui\/(material|icons-material)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]

/** While developing, whatever is neither a source file nor a page of the portal is asked of the API beside us. */
const notOurs =
  '^/(?!$|@|assets/|src/|contract/|spreadsheet/|node_modules/|home|login|reset-password|forbidden|error-404|[\\w-]+\\.(?:js|svg|html)$)'

export default defineConfig({
  plugins: [react(), portalRouter(), nativeEntries(), subsetFonts(), firstPaint(), pdfjsFiles(), precompress()],
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
})
