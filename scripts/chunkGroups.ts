import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

type ModuleInfoOf = { getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null }
type GroupName = (id: string, modules: ModuleInfoOf) => string | null

const reached = new Map<string, ReadonlySet<string>>()

/**
 * react-admin's own screens, which import most of MUI. No page here shows them, and what a page itself needs of MUI it
 * imports by its own path.
 */
const ofUnusedScreens = (id: string) => id.includes('/node_modules/ra-ui-materialui/')

/** Returns a module and everything that it imports, without what is loaded later. */
const reachOf = (entry: string, modules: ModuleInfoOf): ReadonlySet<string> => {
  const known = reached.get(entry)
  if (known) return known
  const found = new Set<string>()
  const waiting = [at(entry)]
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

const kindOf = (id: string) => (id.includes('/node_modules/') ? 'lib' : 'own')

/**
 * Returns the group of a module that the entries need: one file of our code and one of libraries, which change less.
 * Smaller files would cost a slow connection more round trips.
 */
const chunkGroup =
  (name: string, ...entries: string[]): GroupName =>
  (id, modules) =>
    entries.some(entry => reachOf(entry, modules).has(id)) ? `${name}-${kindOf(id)}` : null

const notOfForms =
  (group: GroupName): GroupName =>
  (id, modules) =>
    ofForms(id) ? null : group(id, modules)

/** Returns the group of all that an entry needs, ours and of libraries, as one file. */
const oneFile =
  (name: string, entry: string): GroupName =>
  (id, modules) =>
    reachOf(entry, modules).has(id) ? name : null

const foldersIn = (path: string) =>
  readdirSync(at(path), { withFileTypes: true }).flatMap(entry => (entry.isDirectory() ? entry.name : []))

/** Entries of definitions that are loaded together: the areas, and the entity files. */
const areas: [name: string, entry: string][] = foldersIn('src/resources').map(name => [
  name,
  `src/resources/${name}/index.ts`,
])

/** Entries of code that uses contracts of areas and is loaded without the definitions of any. */
const outsiders: [name: string, entry: string][] = [
  ['palette', 'src/app/palette/CommandPalette.tsx'],
  ['notes', 'src/views/notes/NotesDialog.tsx'],
  ['readers', 'src/customPages/fileReaders/Readers.tsx'],
  ['journey', 'src/customPages/journey/JourneyPage.tsx'],
  ['people', 'src/customPages/people/PeopleSearch.tsx'],
]

/** Least length of the code that several entries share for a file of its own. */
const OWN_FILE = 5_000

/** Area of the lists that most people open first: what it shares with others would be one more request before their rows. */
const FIRST_AREA = 'registry'

/** Languages of the portal. */
const locales = foldersIn('src/i18n')

/** Modules of definitions and contracts by the areas that need them. */
let shares: ReadonlyMap<string, string> | undefined

/** Returns the areas that need each module, joined; an empty text for the vocabulary, and where little code is shared. */
const sharesOf = (modules: ModuleInfoOf): ReadonlyMap<string, string> => {
  if (shares) return shares
  const ids = new Map<string, string[]>()
  for (const [name, entry] of areas)
    for (const id of reachOf(entry, modules)) if (kindOf(id) === 'own') ids.set(id, [...(ids.get(id) ?? []), name])
  for (const [name, entry] of outsiders) for (const id of reachOf(entry, modules)) ids.get(id)?.push(name)
  const sizes = new Map<string, number>()
  for (const [id, names] of ids) {
    const key = names.join('-')
    sizes.set(key, (sizes.get(key) ?? 0) + (modules.getModuleInfo(id)?.code?.length ?? 0))
  }
  const isOwnFile = (names: readonly string[]) =>
    names.length === 1 || (!names.includes(FIRST_AREA) && (sizes.get(names.join('-')) ?? 0) > OWN_FILE)
  const isVocabulary = (id: string) => id.startsWith(at('src/definition/'))
  shares = new Map([...ids].map(([id, names]) => [id, isOwnFile(names) && !isVocabulary(id) ? names.join('-') : '']))
  return shares
}

/** Returns the file of words that pages behind the sign-in show at once, or of all others there, in their language. */
const ofWords: GroupName = (id, modules) => {
  for (const locale of locales) {
    if (reachOf(`src/i18n/${locale}/firstWords.ts`, modules).has(id)) return `words-${locale}`
    // They come with the forms, and pages use them without any.
    if (reachOf(`src/i18n/${locale}/adminPages.ts`, modules).has(id)) return `forms-words-${locale}`
  }
  return null
}

/** English is what most read first: its words come along, where other languages have a file of their own. */
const admin = chunkGroup('admin', 'src/app/AdminApp.tsx', 'src/views/ResourcePage.tsx', 'src/i18n/en/firstWords.ts')

/** Files of libraries most of whose functions run soon after they have come, or at the first press of a button (decision 090). */
const COMPILED_WHOLE = /^(public|admin|forms)-lib$/

/**
 * Returns the first line of a file of code: where most functions are called, a comment has Chromium compile all of them
 * while the file is loaded, beside the main thread. Other browsers ignore it.
 */
export const compileHint = ({ name }: { name: string }) =>
  COMPILED_WHOLE.test(name) ? '//# allFunctionsCalledOnLoad\n' : ''

/**
 * Groups of code for the bundler, the first ones first: the public pages with the sign-in, the client that speaks with the
 * host, the admin pages with all that a first list needs, the definitions of each area, refusals and words, forms with
 * dialogs and menus, the tooltip and the command palette, the dashboard, and the file of an entity.
 */
export const chunkGroups = [
  { debugName: 'public', priority: 7, name: notOfForms(chunkGroup('public', 'src/app/main.tsx')) },
  {
    debugName: 'client',
    priority: 6,
    // Its only library is axios: a file of its own would be one more request before somebody can sign in.
    name: oneFile('client', 'src/dataProvider/http.ts'),
  },
  {
    debugName: 'admin',
    priority: 5,
    name: notOfForms((id, modules) => admin(id, modules) ?? (sharesOf(modules).get(id) === '' ? 'admin-own' : null)),
  },
  {
    debugName: 'areas',
    priority: 4,
    name: ((id, modules) => {
      const names = sharesOf(modules).get(id)
      return names ? `area-${names}` : null
    }) satisfies GroupName,
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'refusals',
    priority: 4,
    // Forms raise them in each language, and the English words hold their sentences.
    name: oneFile('forms-refusals', 'contract/errors.ts'),
    includeDependenciesRecursively: false,
  },
  { debugName: 'words', priority: 4, name: ofWords, includeDependenciesRecursively: false },
  {
    debugName: 'forms',
    priority: 3,
    name: chunkGroup(
      'forms',
      'src/views/dialogs.ts',
      'src/fields/OptionsMenu.tsx',
      'src/fields/CalendarPopover.tsx',
      'src/app/shell/AccountMenuItems.tsx',
      'src/app/shell/PlannedPageDialog.tsx',
      'src/app/shell/MenuDrawer.tsx',
      'src/app/shell/ShortcutsDialog.tsx',
      'src/app/shell/PastNoticesBox.tsx',
    ),
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'tip',
    priority: 2,
    // Its own code is a few lines. The file of an entity has tooltips too.
    name: oneFile('tip', 'src/app/shell/MenuTip.tsx'),
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'dashboard',
    priority: 1,
    name: chunkGroup('dashboard', 'src/app/DashboardPage.tsx'),
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'file',
    priority: 1,
    name: chunkGroup('file', 'src/customPages/entityFile/EntityFile.tsx'),
    includeDependenciesRecursively: false,
  },
  {
    debugName: 'palette',
    // Before the file: what both need would else bring the file's code along with the palette.
    priority: 2,
    // Its libraries are two icons: they are no file of their own.
    name: oneFile('palette', 'src/app/palette/CommandPalette.tsx'),
    includeDependenciesRecursively: false,
  },
  // Icons and parts of MUI that several pages share, which would each be a file of a few hundred bytes. Pages of tests,
  // which are built with the same settings, have no groups above it that load what these rest on.
  {
    debugName: 'shared',
    priority: 0,
    name: ((_, modules) => (modules.getModuleInfo(at('src/app/main.tsx')) ? 'shared-lib' : null)) satisfies GroupName,
    test: /\/node_modules\/@mui\/(material|icons-material)\//,
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
