import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const reached = new Map<string, ReadonlySet<string>>()

/** react-admin's own screens, which import most of MUI: no page here shows them. */
const unusedScreens = /\/node_modules\/ra-ui-materialui\//

/** Returns a module and all that it imports, without what is loaded later. */
const reachOf = (entry: string, modules: Modules): ReadonlySet<string> => {
  const known = reached.get(entry)
  if (known) return known
  const found = new Set<string>()
  const waiting = [at(entry)]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    if (!unusedScreens.test(id)) waiting.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  reached.set(entry, found)
  return found
}

const PUBLIC = { name: 'public', priority: 5, tags: ['$initial' as const], includeDependenciesRecursively: false }

const foldersIn = (path: string) =>
  readdirSync(at(path), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? entry.name : []))

/** Areas of definitions, which are loaded one by one, and languages. */
const areas = foldersIn('src/resources')
const locales = foldersIn('src/i18n')

/** Returns a group of what entries need: a file of libraries, which change less, and one of our code. */
const groupOf = (name: string, priority: number, ...entries: string[]) => ({
  debugName: name,
  priority,
  includeDependenciesRecursively: false,
  name: (id: string, modules: Modules) => {
    if (!entries.some(entry => reachOf(entry, modules).has(id))) return null
    return id.includes('/node_modules/') ? `${name}-lib` : name
  },
})

/**
 * Groups of code for the bundler, which would make a file of each small module that several pages share: what signing in
 * needs, every page behind it, the words of each language, forms, the definitions of each area, what several pages share, and
 * icons.
 */
export const chunkGroups = [
  // Pages of tests, which are built with the same settings, keep their own code apart.
  { ...PUBLIC, test: /^(?!.*\/tests\/)/ },
  groupOf('admin', 4, 'src/app/AdminApp.tsx', 'src/views/ResourcePage.tsx'),
  ...locales.map(locale => groupOf(`words-${locale}`, 3, `src/i18n/${locale}/adminPages.ts`)),
  groupOf('forms', 2, 'src/views/dialogs.ts'),
  {
    debugName: 'areas',
    priority: 1,
    includeDependenciesRecursively: false,
    name: (id: string, modules: Modules) => {
      const [area, another] = areas.filter(name => reachOf(`src/resources/${name}/index.ts`, modules).has(id))
      return area ? (another ? 'admin' : `area-${area}`) : null
    },
  },
  { name: 'shared', test: /\/(src|contract)\//, minShareCount: 2, includeDependenciesRecursively: false },
  { name: 'icons', test: /\/node_modules\/@mui\/icons-material\//, includeDependenciesRecursively: false },
]
