import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Comment, filesBelow, type Program } from './sources'

/** A piece of text that may cite something: a comment, or a document. */
type Passage = Comment & { file: string; kind: 'comment' | 'document' }

const GAP = /(?<![\w#"'.&/%+$-])(?:[A-H]\d{1,2}|S\d{1,2})(?![\w:-])/g
const REQUIREMENT = /\b(?!UTF|SHA|ISO|AES)[A-Z]{3,}-(?:\d{2}|\d{3})\b/g
const DECISION =
  /\bdecisions?\s+((?:\d{3}|[A-H]\d{1,2}|S\d{1,2})(?:(?:,\s*|\s+and\s+|\s+or\s+|\s+to\s+|\/)(?:\d{3}|[A-H]\d{1,2}|S\d{1,2}))*)/gi
const PATH =
  /(?<![\w./@:-])(?:contract|spreadsheet|src|server|scripts|tests|docs|public|\.github|\.ci)\/[\w./{}*,<>-]*/g
const NAMED_FILE = /`([\w./-]+\.(?:tsx?|mjs|css|sql|md|json|csv|yml))`/g
const LINK = /\]\(([^)\s]+)\)/g
/** Papers that are not in the repository: nobody who reads the code could look them up. */
const OUTSIDE =
  /\b(?:issues?|tickets?|milestones?) #?\d+|\bthe brief\b|\brequirements\.tsv\b|\bcalls\.json\b|\bdecisions\.md\b|\bhouse-style\b|(?<![\w-])(?:language|look|beyond)\.md\b|\b00[0-2],?\s(?:sections?|§|L\d)[\s\d.]*/gi
/** A name of the code: two words joined by a capital. */
const NAME = /`([A-Za-z][a-z\d]+[A-Z]\w*)(?:\(\))?`/g
/** The command that makes a list: its document may name the files that it is going to write. */
const NEW_LIST = /npm run new:list -- [\w-]+\/(\w+)/g
/** Names of libraries that documents and comments mention and the code does not use. */
const NAMES_OF_LIBRARIES = new Set(['RecordContext', 'useListController', 'useDelete', 'DatePicker'])
/** Files that the product writes or reads when it runs. */
const AT_RUN_TIME = new Set([
  'entities.csv',
  'mapping.json',
  'config.json',
  '/config.json',
  'audit-anchors.jsonl',
  '/openapi.json',
])

const BLOCK = /\/\*([\s\S]*?)\*\//g
const LINES: Record<string, RegExp> = { sql: /--(.*)$/gm, yml: /#(.*)$/gm, run: /#(.*)$/gm }

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** Returns the comments of a file that is no program. */
const commentsIn = (file: string, text: string): Comment[] => {
  const ending = file.split(/[./]/).at(-1) ?? ''
  const pattern = ending === 'css' ? BLOCK : LINES[ending]
  return pattern ? [...text.matchAll(pattern)].map(hit => ({ text: hit[1] ?? '', line: lineAt(text, hit.index) })) : []
}

/** Removes fenced code, which may name files that a reader is about to write, and keeps the line numbers. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, block => block.replace(/[^\n]/g, ''))

/** Returns the anchors of a document: its headings as slugs, and its named ids. */
const anchorsOf = (text: string) =>
  new Set([
    ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\w\s-]/g, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
    ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id),
  ])

/** Expands `a/{b,c}` to both paths. */
const expand = (path: string): string[] => {
  const [, before = '', list = '', after = ''] = /^(.*?)\{([^{}]*)\}(.*)$/.exec(path) ?? []
  return before || list ? list.split(',').flatMap(one => expand(before + one + after)) : [path]
}

/**
 * Returns what code and documents cite and this repository does not hold, as 'file:line: reference': ids without an
 * entry in docs/requirements, decisions without a page, paths, file names and links that lead nowhere, names that the
 * code does not have, and papers that are elsewhere.
 */
export const unresolvedReferences = (root: string, programs: readonly Program[]): string[] => {
  const files = filesBelow(root)
  const names = new Set(files.map(file => posix.basename(file)))
  const read = (file: string) => readFileSync(join(root, file), 'utf8')

  const entries = new Set(
    files
      .filter(file => file.startsWith('docs/requirements/'))
      .flatMap(file => [...read(file).matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id.toUpperCase())),
  )
  const decisions = new Set(files.flatMap(file => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? []))
  const known = (id: string) => (/^\d/.test(id) ? decisions : entries).has(id)

  const isPath = (path: string) => {
    const [fixed = ''] = path.split(/[*<]|NNNN/)
    const folder = fixed === path ? path : posix.dirname(`${fixed}x`)
    return (
      existsSync(join(root, folder)) ||
      files.some(file => file.startsWith(`${folder}.`) || (/\/\d{3}$/.test(folder) && file.startsWith(`${folder}-`)))
    )
  }

  const wordsOfCode = new Set(
    [
      ...programs.map(({ code }) => code),
      ...files.filter(file => /\.(sql|css|html|json)$/.test(file) && !file.includes('package-lock')).map(read),
    ].flatMap(text => text.match(/[A-Za-z_$][\w$]*/g) ?? []),
  )

  const documents = files.filter(file => file.endsWith('.md'))
  const passages: Passage[] = [
    ...programs.flatMap(({ file, comments }) =>
      comments.map(comment => ({ ...comment, file, kind: 'comment' as const })),
    ),
    ...files
      .filter(file => !programs.some(program => program.file === file))
      .flatMap(file => {
        const ending = file.split(/[./]/).at(-1) ?? ''
        if (ending !== 'css' && !LINES[ending]) return []
        return commentsIn(file, read(file)).map(comment => ({ ...comment, file, kind: 'comment' as const }))
      }),
    ...documents.map(file => ({ file, line: 1, text: withoutCode(read(file)), kind: 'document' as const })),
  ]

  const strays: string[] = []
  const report = ({ file, line, text }: Passage, offset: number, reference: string) =>
    strays.push(`${file}:${line + lineAt(text, offset) - 1}: ${reference.replace(/\s+/g, ' ').trim()}`)

  for (const passage of passages) {
    const { text, file, kind } = passage
    const lists = [...text.matchAll(NEW_LIST)].map(([, list = '']) => list)
    const isNew = (path: string) => lists.some(list => posix.basename(path).startsWith(`${list}.`))
    const spoken = text.replace(/`[^`\n]*`/g, span => ' '.repeat(span.length))
    for (const hit of spoken.matchAll(GAP)) if (!known(hit[0])) report(passage, hit.index, hit[0])
    for (const hit of spoken.matchAll(REQUIREMENT)) if (!known(hit[0])) report(passage, hit.index, hit[0])
    for (const hit of text.matchAll(DECISION))
      for (const id of hit[1]?.match(/\b\d{3}\b/g) ?? []) if (!known(id)) report(passage, hit.index, `decision ${id}`)
    for (const hit of text.matchAll(OUTSIDE)) report(passage, hit.index, hit[0])
    for (const hit of text.matchAll(PATH)) {
      const path = hit[0].replace(/[.,]+$/, '')
      if (!isNew(path) && !expand(path).every(isPath)) report(passage, hit.index, path)
    }
    for (const hit of text.matchAll(NAMED_FILE)) {
      const name = hit[1] ?? ''
      if (!isNew(name) && !names.has(posix.basename(name)) && !AT_RUN_TIME.has(name) && !name.includes('NNNN'))
        report(passage, hit.index, name)
    }
    for (const [name, word = ''] of text.matchAll(NAME))
      if (!wordsOfCode.has(word) && !NAMES_OF_LIBRARIES.has(word)) report(passage, text.indexOf(name), word)
    if (kind === 'document')
      for (const hit of text.matchAll(LINK)) {
        const [path = '', anchor] = (hit[1] ?? '').split('#')
        if (/^[a-z]+:/.test(path)) continue
        const target = path ? posix.join(posix.dirname(file), path) : file
        const exists = existsSync(join(root, target))
        if (!exists || (anchor && !anchorsOf(read(target)).has(anchor))) report(passage, hit.index, hit[1] ?? '')
      }
  }

  // Texts of the contract and of scripts cite decisions too.
  for (const { file, text } of programs)
    for (const hit of text.matchAll(DECISION))
      for (const id of hit[1]?.match(/[A-H]\d{1,2}|S\d{1,2}|\d{3}/g) ?? [])
        if (!known(id)) strays.push(`${file}:${lineAt(text, hit.index)}: ${/^\d/.test(id) ? `decision ${id}` : id}`)
  return [...new Set(strays)].sort()
}
