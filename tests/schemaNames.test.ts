import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as schema from '@server/db/schema'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/**
 * Queries name tables and columns through the schema, so that a renamed one fails the type check
 * (docs/decisions/045-typed-queries.md). These folders still name tables as text; a folder that is done leaves the list.
 */
const tablesAsText = ['server/configurations/', 'server/insolvency/', 'server/portal/', 'server/settings/']

/** Folders that still name columns as text; a folder that is done leaves this list too. */
const columnsAsText = ['server/configurations/', 'server/insolvency/', 'server/portal/', 'server/settings/']

/** Files that name a table or column as text for good, with the reason. */
const exceptions: Record<string, string> = {
  'server/db/backup.ts': 'Reads the trail and the tables of the catalogue on a connection of its own, without Drizzle.',
}

/** Folders in which some results of `execute<...>` have a type that nothing checks, without a reason in the next list. */
const resultsAsserted = [
  'server/configurations/',
  'server/insolvency/',
  'server/jobs/',
  'server/portal/',
  'server/processes/',
  'server/settings/',
]

/** Files that assert the type of a result with `execute<...>`, because the query builder cannot say the statement. */
const assertions: Record<string, string> = {
  'server/access/sandboxAnswers.ts': 'Compares the names of a JSON text.',
  'server/accounts/permissions.ts': 'Several writes in one statement.',
  'server/accounts/syncPermissions.ts': 'Several writes in one statement.',
  'server/auth/administratorReach.ts': 'Groups what it joins to groups.',
  'server/auth/sessions.ts': 'Runs for every request, rendered once.',
  'server/billing/prns.ts': 'INSERT ... SELECT of a JSON text, with its conflicts.',
  'server/billing/revenue.ts': 'Groups by several sets of columns.',
  'server/db/installation.ts': 'Reads from no table.',
  'server/db/page.ts': 'A page with its total and sum in one statement.',
  'server/registry/entityDocuments.ts': 'A page with its total in one statement.',
  'server/registry/strikeUpload.ts': 'Reads the temporary table of an import.',
}

const isDone = (file: string, waiting: readonly string[]) =>
  !(file in exceptions) && !waiting.some(folder => file.startsWith(folder))

const files = readdirSync('server', { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && entry.name.endsWith('.ts') && !/migrations|schema/.test(entry.parentPath))
  .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))

type Text = { text: string; at: number }

/** Returns the text literals below a node of the syntax tree, the fixed parts of templates among them. */
const literalsIn = (node: unknown): Text[] => {
  if (Array.isArray(node)) return node.flatMap(literalsIn)
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && 'start' in node && 'value' in node && typeof node.start === 'number') {
    const { type, value, start } = node
    if (type === 'Literal' && typeof value === 'string') return [{ text: value, at: start }]
    if (type === 'TemplateElement' && typeof value === 'object' && value !== null && 'raw' in value)
      return [{ text: String(value.raw), at: start }]
  }
  return Object.values(node).flatMap(literalsIn)
}

/** Returns the literals of a program in which the pattern occurs, as 'file:line: occurrence'. */
const occurrences = (file: string, pattern: RegExp): string[] => {
  const text = readFileSync(file, 'utf8')
  return literalsIn(parseSync(file, text).program).flatMap(literal =>
    [...literal.text.matchAll(pattern)].map(({ 0: match, index }) => {
      const line = text.slice(0, literal.at + index).split('\n').length
      return `${file}:${line}: ${match}`
    }),
  )
}

const tables = Object.values(schema).filter(value => is(value, PgTable))
const anyOf = (names: readonly string[]) => [...new Set(names)].join('|')

/** A table after a keyword of SQL in capitals, which prose never is. */
const tableName = new RegExp(
  String.raw`\b(?:FROM|JOIN|INTO|UPDATE|USING|ONLY|COPY|ANALYZE|TABLE|TRUNCATE)\s+"?(?:${anyOf(tables.map(getTableName))})\b`,
  'g',
)

/** A column of two words or more: one of a single word, such as `name`, is an ordinary word of SQL and of the wire. */
const columnName = new RegExp(
  String.raw`(?<![\w'"-])(?:${anyOf(
    tables.flatMap(table =>
      Object.values(getTableColumns(table))
        .map(({ name }) => name)
        .filter(name => name.includes('_')),
    ),
  )})(?![\w'"(-])`,
  'g',
)

describe('the patterns', () => {
  it('match a table and a column as text', () => {
    expect('SELECT 1 FROM account a\n JOIN   account_role r'.match(tableName)).toHaveLength(2)
    expect('a.given_name, sur_name AS name'.match(columnName)).toEqual(['given_name', 'sur_name'])
  })

  it('leave functions, texts and prose alone', () => {
    expect('the account is updated from account to account'.match(tableName)).toBeNull()
    expect("search_text('x'), 'company_name', sale_price".match(columnName)).toBeNull()
  })
})

describe('SQL of the server', () => {
  it('names tables through the schema', () => {
    const done = files.filter(file => isDone(file, tablesAsText))
    expect(done.flatMap(file => occurrences(file, tableName))).toEqual([])
  })

  it('names columns through the schema', () => {
    const done = files.filter(file => isDone(file, columnsAsText))
    expect(done.flatMap(file => occurrences(file, columnName))).toEqual([])
  })

  it('has results whose types the schema gives', () => {
    const asserting = files.filter(file => /\.execute</.test(readFileSync(file, 'utf8')))
    const isListed = (file: string) => file in assertions || resultsAsserted.some(folder => file.startsWith(folder))
    expect(asserting.filter(file => !isListed(file))).toEqual([])
    expect(Object.keys(assertions).filter(file => !asserting.includes(file))).toEqual([])
  })

  it('lists only folders that are not done, and exceptions that are needed', () => {
    const idle = (waiting: readonly string[], pattern: RegExp) =>
      waiting.filter(folder => !files.some(file => file.startsWith(folder) && occurrences(file, pattern).length))
    expect(idle(tablesAsText, tableName)).toEqual([])
    expect(idle(columnsAsText, columnName)).toEqual([])
    const plain = Object.keys(exceptions).filter(
      file => !occurrences(file, tableName).length && !occurrences(file, columnName).length,
    )
    expect(plain).toEqual([])
  })
})
