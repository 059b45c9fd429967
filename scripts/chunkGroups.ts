import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const foldersIn = (path: string) =>
  readdirSync(at(path), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? entry.name : []))
const filesIn = (path: string) => readdirSync(at(path)).map(name => at(`${path}/${name}`))

const pages = ['src/App.tsx', 'src/components/list/List.tsx'].map(at)
const forms = ['src/components/dialogs.ts', 'src/components/fields/CalendarPopover.tsx'].map(at)
/** react-admin's own screens, which import most of MUI: no page here shows them. */
const unusedScreens = /\/node_modules\/ra-ui-materialui\//
const isLibrary = (id: string) => id.includes('/node_modules/')

const reached = new Map<string, Set<string>>()
const collect = (id: string, modules: Modules, found: Set<string>) => {
  if (found.has(id)) return found
  found.add(id)
  if (!unusedScreens.test(id))
    for (const one of modules.getModuleInfo(id)?.importedIds ?? []) collect(one, modules, found)
  return found
}
/** Returns a module and all that it imports, without what is loaded later. */
const reachOf = (id: string, modules: Modules): Set<string> => {
  const known = reached.get(id) ?? collect(id, modules, new Set())
  reached.set(id, known)
  return known
}
const isNeededBy = (entries: readonly string[], id: string, modules: Modules) =>
  entries.some(entry => reachOf(entry, modules).has(id))

/** Returns a group of what entries need: a file of libraries, which change less, and one of our code. */
const groupOf = (name: string, priority: number, entries: readonly string[]) => ({
  priority,
  name: (id: string, modules: Modules) =>
    isNeededBy(entries, id, modules) ? (isLibrary(id) ? `${name}-lib` : name) : null,
})

/** Returns the file of a definition or of a call: its area's, or that of the pages where several areas need it. */
const areaOf = (id: string, modules: Modules) => {
  const isUser = (area: string) => isNeededBy(filesIn(`src/resources/${area}`), id, modules)
  const [area, another] = foldersIn('src/resources').filter(isUser)
  // Pages of other areas need calls, and not the definitions beside them.
  return area ? (another ? 'admin' : `${/\/contract\//.test(id) ? 'calls' : 'area'}-${area}`) : null
}

/** Returns the file of code that several pages share, unless it brings definitions or a library of its own. */
const shared = (id: string, modules: Modules) => {
  const isCommon = (one: string) =>
    isLibrary(one) ? isNeededBy([...pages, ...forms], one, modules) : !one.includes('/src/resources/')
  return [...reachOf(id, modules)].every(isCommon) ? 'shared' : null
}

/**
 * Groups of code for the bundler, which would make a file of each small module that several pages share. Each imports from
 * those above it alone, so that no two files wait for each other.
 */
export const chunkGroups = [
  // Pages of tests, which are built with the same settings, keep their own code apart.
  { name: 'public', priority: 5, tags: ['$initial' as const], test: (id: string) => !id.startsWith(at('tests/')) },
  groupOf('admin', 3, pages),
  ...foldersIn('src/i18n').map(locale => groupOf(`words-${locale}`, 2, [at(`src/i18n/${locale}/adminPages.ts`)])),
  groupOf('forms', 2, forms),
  { name: areaOf, priority: 1, test: /\/(contract|src\/(definition|resources))\// },
  { name: shared, minShareCount: 2, test: /\/(contract|src)\// },
  { name: 'icons', test: /\/node_modules\/@mui\/icons-material\// },
].map(group => ({ ...group, includeDependenciesRecursively: false }))
