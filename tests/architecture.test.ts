import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resources } from './support/resources'

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.(tsx?|mjs|css)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))

const code = ['contract', 'spreadsheet', 'src', 'server'].flatMap(filesIn)
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Manifests load the code of pages, and import nothing of it. */
const isManifest = (file: string) => /^src\/resources\/\w+\/area\.ts$/.test(file)

const importsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map(([, name]) => name ?? '')

const staticImportsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/(?:from|import)\s*['"]([^'"]+)['"]/g)].map(([, name]) => name ?? '')

/** The folder an import leads to, as one of the layers' names. */
const layerOf = (file: string, name: string): string | undefined => {
  if (name.startsWith('@contract/')) return 'contract'
  if (name.startsWith('@spreadsheet/')) return 'spreadsheet'
  const path = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : name.startsWith('.')
      ? join(file, '..', name).replaceAll('\\', '/')
      : undefined
  const [root, second] = path?.split('/') ?? []
  return root === 'src' ? `src/${second?.replace(/\.\w+$/, '')}` : root
}

const belowViewers = [
  ...['contract', 'src/createStore', 'src/portalConfig', 'src/definition', 'src/i18n', 'src/authProvider'],
  ...['src/dataProvider', 'src/basics'],
]
const components = [...belowViewers, 'spreadsheet', 'src/jsonTree', 'src/pdfReader', 'src/components']

const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  spreadsheet: ['spreadsheet', 'contract'],
  'src/definition': ['contract', 'src/definition'],
  'src/resources': ['contract', 'src/definition', 'src/resources'],
  'src/createStore': [],
  'src/portalConfig': ['contract'],
  'src/dataProvider': ['contract', 'src/createStore', 'src/definition', 'src/dataProvider'],
  'src/authProvider': ['contract', 'src/createStore', 'src/definition', 'src/dataProvider', 'src/authProvider'],
  'src/i18n': ['contract', 'src/definition', 'src/resources', 'src/i18n'],
  'src/basics': ['contract', 'src/basics'],
  'src/jsonTree': [...belowViewers, 'src/jsonTree'],
  'src/pdfReader': [...belowViewers, 'src/pdfReader'],
  'src/components': components,
  'src/customPages': [...components, 'src/customPages'],
  'src/routes': [...components, 'src/resources', 'src/customPages', 'src/routes'],
  'src/layout': [...components, 'src/resources', 'src/customPages', 'src/routes', 'src/layout'],
  server: ['contract', 'spreadsheet', 'server', 'scripts'],
}

/**
 * Folders of the server, each of which may import only from itself and from those before it. The files beside them put
 * the server together.
 */
const serverFloors = [
  ['config', 'db', 'http'],
  ['jobs', 'mail', 'edms', 'audit', 'views', 'auth', 'identity', 'notes', 'backups'],
  ['work', 'registry', 'accounts', 'access', 'billing', 'configurations', 'insolvency', 'settings', 'processes'],
  [
    'logs',
    'people',
    'personalData',
    'find',
    'history',
    'extracts',
    'journey',
    'dashboard',
    'presence',
    'bulk',
    'loads',
    'portalLoads',
    'portalJobs',
  ],
  ['metrics', 'doctor'],
  ['demonstration', '(start)', 'cli'],
].flat()

describe('imports', () => {
  it.each(Object.entries(mayImport))('of %s follow the allowed direction', (layer, allowed) => {
    const strays = code
      .filter(file => file.startsWith(`${layer}/`) || file.replace(/\.\w+$/, '') === layer)
      .flatMap(file =>
        (isManifest(file) ? staticImportsOf(file) : importsOf(file)).map(
          name => [file, name, layerOf(file, name)] as const,
        ),
      )
      .filter(([, , target]) => target && !allowed.includes(target))
      .map(([file, name]) => `${file} imports ${name}`)
    expect(strays).toEqual([])
  })

  it('of the server never lead up', () => {
    const roomOf = (path: string) => {
      const [, room = '', file] = path.split('/')
      return file === undefined && !serverFloors.includes(room) ? '(start)' : room
    }
    const ways = code
      .filter(file => /^server\/.*\.ts$/.test(file))
      .flatMap(file =>
        importsOf(file)
          .filter(name => name.startsWith('.') && !name.startsWith('../../scripts') && !name.startsWith('../scripts'))
          .map(name => [file, name, roomOf(file), roomOf(join(file, '..', name).replaceAll('\\', '/'))] as const),
      )
    expect([...new Set(ways.map(([, , from]) => from))].sort()).toEqual([...serverFloors].sort())
    const up = ways.filter(([, , from, to]) => serverFloors.indexOf(to) > serverFloors.indexOf(from))
    expect(up.map(([file, name]) => `${file} imports ${name}`)).toEqual([])
  })

  it('of manifests bring no definition and no page at once', () => {
    const strays = code
      .filter(isManifest)
      .flatMap(file => staticImportsOf(file).map(name => [file, name] as const))
      .filter(([, name]) => !/^@\/definition\/(defineArea|withProps)$/.test(name))
    expect(strays).toEqual([])
  })

  it('of the contract name no package but zod', () => {
    const strays = code
      .filter(file => file.startsWith('contract/'))
      .flatMap(importsOf)
      .filter(name => !name.startsWith('.') && !name.startsWith('@contract/') && name !== 'zod')
    expect(strays).toEqual([])
  })

  it('load the demonstration only in the start and seed commands, and only when it is needed', () => {
    const room = 'server/demonstration/'
    const outside = code.filter(file => !file.startsWith(room))
    const leadsIn = (file: string, name: string) =>
      (name.startsWith('.') ? join(file, '..', name) : name.replace(/^@server/, 'server'))
        .replaceAll('\\', '/')
        .startsWith(room.slice(0, -1))
    const users = outside.filter(file => importsOf(file).some(name => leadsIn(file, name)))
    expect(users.sort()).toEqual(['server/cli/seed.ts', 'server/main.ts'])
    const always = users.filter(file => staticImportsOf(file).some(name => leadsIn(file, name)))
    expect(always).toEqual([])
  })

  it('load xlsx in workers only', () => {
    const direct = code.filter(file => importsOf(file).includes('xlsx'))
    expect(direct.sort()).toEqual([
      'spreadsheet/numberCell.ts',
      'spreadsheet/read.ts',
      'spreadsheet/rewrite.ts',
      'spreadsheet/template.ts',
      'spreadsheet/workbook.ts',
      'spreadsheet/write.ts',
    ])
    const readers = code.filter(file =>
      importsOf(file).some(name => /^@spreadsheet\/(numberCell|read|rewrite|template|workbook|write)$/.test(name)),
    )
    expect(readers.filter(file => !/\.(worker|child)\.ts$/.test(file))).toEqual([])
  })

  it('never go up three folders', () => {
    expect(code.filter(file => importsOf(file).some(name => name.startsWith('../../../')))).toEqual([])
  })
})

describe('the engine', () => {
  const engine = code.filter(file =>
    /^(contract\/(call|dialects|errors)\.ts|src\/(definition|components|pdfReader|jsonTree|basics|dataProvider)\/|server\/http\/)/.test(
      file,
    ),
  )

  // A list called by its address is known where addresses of records are.
  const tables = ['src/definition/recordLink.ts']

  it.each(resources.map(({ name, path }) => [name, path] as const))('does not know %s', (name, path) => {
    const knowing = engine.filter(file => new RegExp(`['"\`]${name}['"\`]`).test(textOf(file)))
    expect(knowing.filter(file => name !== path || !tables.includes(file))).toEqual([])
  })
})

it('distinguishes actions by their type only', () => {
  expect(code.filter(file => /'\w+' in \w*[aA]ction\b(?!\.)/.test(textOf(file)))).toEqual([])
})

describe('a list', () => {
  const alone = resources.filter(({ path, tab }) => path && !tab)

  it.each(alone.map(({ name, path }) => [name, path]))(
    'with an address of its own is called by it: %s',
    (name, path) => {
      expect(name).toBe(path)
    },
  )
})

describe('ids', () => {
  it('are converted to neither numbers nor text, even in rows of any type', () => {
    const conversion = /\b(?:String|Number|BigInt|parseInt|parseFloat)\(\s*(?:[\w.?]*\.)?\w*(?:\bid|Ids?)\b/
    const template = /\$\{(?:row|record|account)\??\.\w*(?:id|Id)\}/
    const typed = code.filter(file => /^(contract|src)\//.test(file) && file !== 'contract/id.ts')
    expect(typed.filter(file => conversion.test(textOf(file)))).toEqual([])
    expect(typed.filter(file => template.test(textOf(file)))).toEqual([])
  })
})

describe('the source', () => {
  it('names colours only in the theme', () => {
    const colour = /#[0-9a-f]{3,8}\b(?![\w-])|\brgba?\(|\bhsla?\(/i
    expect(
      code.filter(
        file =>
          file.startsWith('src/') &&
          !file.startsWith('src/layout/theme/') &&
          colour.test(textOf(file).replace(/&#\w+;/g, '')),
      ),
    ).toEqual([])
  })

  it('keeps files short enough to read', () => {
    // The five roots' schema is one list of facts; the words of a language are another.
    const long = code.filter(file => !file.includes('/i18n/') && textOf(file).split('\n').length > 250)
    expect(long).toEqual([])
  })

  it('gives a reason for each !important of a style sheet', () => {
    const rules = code
      .filter(file => file.endsWith('.css'))
      .flatMap(file => [...textOf(file).matchAll(/(?<=[{}]|^)[^{}]*\{[^{}]*!important[^{}]*\}/g)])
    expect(rules.length).toBeGreaterThan(10)
    expect(rules.map(([rule]) => rule).filter(rule => !rule.includes('/*'))).toEqual([])
  })

  it('names the country and the currency only in the configuration', () => {
    const uncommented = (file: string) => textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
    const naming = code.filter(
      file => !file.startsWith('server/demonstration/') && /\bUGX\b|['"`]Uganda['"`]/.test(uncommented(file)),
    )
    expect(naming).toEqual(['contract/portalConfig.ts'])
  })

  it('pins every version', () => {
    const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<
      string,
      Record<string, string>
    >
    for (const version of Object.values({ ...dependencies, ...devDependencies }))
      expect(version).toMatch(/^(npm:@e965\/xlsx@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
  })

  it('has no screen text in components', () => {
    const text = />\s*([A-Z][a-z]+(?: [a-z]+)+)[^<{]*</
    expect(code.filter(file => file.endsWith('.tsx') && text.test(textOf(file)))).toEqual([])
  })
})

describe('the build', () => {
  const config = textOf('vite.config.ts')

  it('uses libraries as they are: no plugin of ours finds, loads or changes a file of code', () => {
    expect(config.match(/\b(resolveId|load|transform|enforce|renderChunk)\b/g)).toBeNull()
  })

  it('is described on one page', () => {
    expect(config.split('\n').length).toBeLessThanOrEqual(100)
    expect(textOf('scripts/chunkGroups.ts').split('\n').length).toBeLessThanOrEqual(70)
  })
})
