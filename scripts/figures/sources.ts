import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync } from 'vite'

/** Folders with code, in the order in which the figures name them. */
export const FOLDERS = ['contract', 'spreadsheet', 'src', 'server', 'scripts', 'tests'] as const

const IGNORED = new Set(['node_modules', '.git', 'dist', 'data', '.cache', 'coverage'])

/** Returns the paths of all files below a root, with forward slashes, except those that git ignores. */
export const filesBelow = (root: string): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !IGNORED.has(name) && !name.startsWith('backup-'))
    .flatMap(entry =>
      entry.isDirectory()
        ? readdirSync(join(root, entry.name), { withFileTypes: true, recursive: true })
            .filter(file => file.isFile())
            .map(file => relative(root, join(file.parentPath, file.name)))
        : [entry.name],
    )
    .map(file => file.replaceAll('\\', '/'))
    .sort()

const isProgram = (file: string) => /\.(tsx?|mjs)$/.test(file) && FOLDERS.some(name => file.startsWith(`${name}/`))

export type Comment = { text: string; line: number }
type Import = { name: string; typesOnly: boolean; later?: true }
export type Program = {
  file: string
  text: string
  /** The text without its comments. */
  code: string
  comments: Comment[]
  imports: Import[]
  anys: number
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Returns the number of `any` types below a node of the syntax tree. */
const anysIn = (node: unknown): number => {
  if (Array.isArray(node)) return node.reduce((sum: number, child) => sum + anysIn(child), 0)
  if (typeof node !== 'object' || node === null) return 0
  if ('type' in node && node.type === 'TSAnyKeyword') return 1
  return anysIn(Object.values(node))
}

/** Parses a file: its comments, with adjacent line comments as one, and its imports, static and dynamic. */
const programOf = (root: string, file: string): Program => {
  const text = readFileSync(join(root, file), 'utf8')
  const parsed = parseSync(file, text)
  const { comments, module } = parsed
  const joined: (Comment & { end: number })[] = []
  for (const { type, value, start, end } of comments) {
    const last = joined.at(-1)
    const goesOn = type === 'Line' && last && text.slice(last.end, start).trim() === '' && text[last.end] === '\n'
    const plain =
      type === 'Line'
        ? value.trim()
        : value
            .replace(/^\*?\s*/, '')
            .replace(/\n\s*\* ?/g, '\n')
            .trim()
    if (goesOn && !/\n\s*\n/.test(text.slice(last.end, start))) {
      last.text += `\n${plain}`
      last.end = end
    } else joined.push({ text: plain, line: lineOf(text, start), end })
  }
  const imports = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, typesOnly: isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: text.slice(start + 1, end - 1),
      typesOnly: false,
      later: true as const,
    })),
  ]
  let code = ''
  let from = 0
  for (const { start, end } of comments) {
    code += text.slice(from, start)
    from = end
  }
  code += text.slice(from)
  // The syntax tree is made when it is asked for, and takes most of the time of a parse.
  const anys = /\bany\b/.test(code) ? anysIn(parsed.program) : 0
  return { file, text, code, comments: joined, imports, anys }
}

/** Reads and parses all programs below a root. */
export const programsBelow = (root: string): Program[] =>
  filesBelow(root)
    .filter(isProgram)
    .map(file => programOf(root, file))
