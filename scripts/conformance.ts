import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@contract/index'

/** The tests and npm's scripts run at the top of the project. */
const root = process.cwd()
const FILE = join(root, 'docs/conformance.md')

type Published = { id: string; method: string; path: string | null }

/** Published calls that the portal does not use, each with the reason. */
const unused: Record<string, string> = {
  'AUTH-PROFILE': 'The profile shows the stored user; the call stays in the catalogue (decision A17).',
  'AUTH-VALIDATE-TOKEN': 'No screen asks for it (decision A17).',
  'BLACKLIST-POST-COLLECTION': 'Most likely short for the two calls below it; not sent (decision C1).',
  'NIRA-IDENTITY-HOST': 'Another host of the National ID look-up, which is made on the API base.',
  'USERS-BUSINESS': 'All account tabs use the list by account type (decision E1).',
  'TXN-PARTNER-ACCOUNT': 'No screen shows it (decision F16).',
  'CLIENT-SEARCH': 'Made as USERS-INDIVIDUAL (decision E2).',
  'APPLICATION-DETAILS': 'Stands for two other calls, one for each type of application (decision H2).',
}

const published: Published[] = JSON.parse(readFileSync(join(root, 'tests/contract/published.json'), 'utf8'))

const sources = () =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    // This file explains permissions and makes no calls.
    .filter(name => /\.tsx?$/.test(name) && name !== join('app', 'accessPageContent.ts'))
    .map(name => join(root, 'src', name))
    .sort()

const IMPORTS = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@contract\/[^']*'/g

/** Maps each name that a file imports from the contract, also under an alias, to its original name. */
const importsOf = (text: string): Map<string, string> => {
  const named = new Map<string, string>()
  for (const [, list = ''] of text.matchAll(IMPORTS))
    for (const one of list.split(',')) {
      const [name = '', alias] = one
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)
      if (name) named.set(alias ?? name, name)
    }
  return named
}

/** Maps each call, as 'area.call', to the portal's files that name it. */
const uses = () => {
  const found = new Map<string, string[]>()
  for (const file of sources()) {
    const text = readFileSync(file, 'utf8')
    for (const [alias, area] of importsOf(text))
      for (const [, call = ''] of text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, 'g'))) {
        const key = `${area}.${call}`
        const files = found.get(key) ?? []
        const name = relative(root, file).replaceAll('\\', '/')
        if (!files.includes(name)) found.set(key, [...files, name])
      }
  }
  return found
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

/**
 * Returns the conformance document: one line for each published call. Our API serves the calls that the contract holds;
 * the portal makes the calls that its code names.
 */
export const conformance = (): string => {
  const used = uses()
  const ours = new Map(
    Object.entries(contract).flatMap(([area, calls]) =>
      Object.entries(calls).map(([name, call]) => [
        call.id as string,
        { call, files: used.get(`${area}.${name}`) ?? [] },
      ]),
    ),
  )
  const rows = published.map(({ id, method, path }) => {
    const { call, files } = ours.get(id) ?? { call: undefined, files: [] }
    const address = call?.path ?? path ?? 'not shown'
    const remark = call?.assumed ?? unused[id] ?? ''
    return {
      made: files.length > 0,
      served: Boolean(call),
      assumed: Boolean(call?.assumed),
      line: `| ${id} | ${method} | \`${address}\` | ${call ? 'yes' : 'no'} | ${files.map(file => `\`${file}\``).join(' ') || 'no'} | ${cell(remark)} |`,
    }
  })
  const count = (of: 'made' | 'served' | 'assumed') => rows.filter(row => row[of]).length
  return `# Conformance

The ${published.length} published calls. Our API serves ${count('served')} of them, the portal makes ${count('made')}. Of ${count('assumed')} calls the documents leave
something open; the last column says what is assumed, and [requirements](requirements/README.md) explain the ids. The path
of any call can be overridden in \`config.json\` by its id. Made by \`npm run conformance\` from the contract and the code; a
test compares it.

| Call | Method | Path | Served | Made by | Assumed |
| --- | --- | --- | --- | --- | --- |
${rows.map(({ line }) => line).join('\n')}
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, conformance())
