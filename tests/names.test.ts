import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as schema from '@server/db/schema'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

// Queries name tables and columns through the schema, so that a renamed one fails the type check
// (docs/decisions/045-typed-queries.md).

/** Files that name a table or column as text, with the reason. */
const exceptions: Record<string, string> = {
  'server/db/backup.ts': 'Reads the trail and the tables of the catalogue on a connection of its own, without Drizzle.',
  'server/loads/compare.ts': 'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
  'server/loads/documentFiles.ts':
    'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
  'server/loads/loading.ts': 'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
  'server/loads/outcome.ts': 'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
  'server/loads/register.ts': 'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
  'server/loads/rings.ts': 'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
  'server/loads/sift.ts': 'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
  'server/loads/takeBack.ts': 'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
  'server/loads/write.ts': 'Builds statements from the declared kinds, on the connection of COPY, without Drizzle.',
}

/** Files that assert the type of a result with `execute<...>`, because the query builder cannot say the statement. */
const assertions: Record<string, string> = {
  'server/access/sandboxAnswers.ts': 'Compares the names of a JSON text.',
  'server/accounts/permissions.ts': 'Several writes in one statement.',
  'server/accounts/syncPermissions.ts': 'Several writes in one statement.',
  'server/auth/administratorReach.ts': 'Groups what it joins to groups.',
  'server/backups/archiverState.ts': 'Reads the statistics of PostgreSQL.',
  'server/billing/prns.ts': 'INSERT ... SELECT of a JSON text, with its conflicts.',
  'server/billing/revenue.ts': 'Groups by several sets of columns.',
  'server/configurations/isic.ts': 'Reads a tree with a recursive query.',
  'server/configurations/library.ts': 'Runs for every name search, rendered once.',
  'server/configurations/nameSearch.ts': 'Runs for every name search, rendered once.',
  'server/configurations/names.ts': 'INSERT ... SELECT of a JSON text, with its conflicts.',
  'server/configurations/variants.ts': 'Runs for every name search, rendered once.',
  'server/configurations/wordTrial.ts': 'Reads the newest names of each register by its index.',
  'server/configurations/words.ts': 'Reads from no table.',
  'server/doctor/databaseChecks.ts': 'Reads the catalogue of PostgreSQL.',
  'server/doctor/machineChecks.ts': 'Reads from no table.',
  'server/doctor/staffChecks.ts': 'Reads the tables of pg-boss.',
  'server/db/appliedMigrations.ts': 'Reads the table of drizzle.',
  'server/db/installation.ts': 'Reads from no table.',
  'server/db/page.ts': 'A page with its total and sum in one statement.',
  'server/db/replicas.ts': 'Reads from no table.',
  'server/db/totals.ts': 'Reads many keys at once, rendered once.',
  'server/insolvency/applicationChanges.ts': 'Reads from no table.',
  'server/insolvency/windingUp.ts': 'Adds up five totals of the same rows, rendered once.',
  'server/jobs/batch.ts': 'Reads the tables of pg-boss.',
  'server/metrics/state.ts': 'Reads the tables of pg-boss and of PostgreSQL.',
  'server/logs/actors.ts': 'Walks the people of a log by its index, with a recursive query.',
  'server/people/pairRounds.ts': 'Joins the words of all people to each other.',
  'server/identity/readPeople.ts': 'Follows decisions with a recursive query.',
  'server/identity/nameVariants.ts': 'Joins the words of a name to those of the register.',
  'server/audit/anchorTrail.ts': 'Reads from no table.',
  'server/logs/audit.ts': 'A page with its total in one statement.',
  'server/dashboard/summary.ts': 'All totals and the months in one statement.',
  'server/audit/verifyTrail.ts': 'Names the schema of the trail, so that no other is read.',
  'server/processes/annualReturns.ts': 'Joins rows to a series of years.',
  'server/processes/listProcesses.ts': 'Merges the pages of several statuses.',
  'server/processes/process.ts': 'INSERT ... SELECT of a JSON text, in its order.',
  'server/processes/reservationPush.ts': 'INSERT ... SELECT of a JSON text, and a page with its total.',
  'server/registry/changes/setFrom.ts': 'Reads rows of the past with a function of the database.',
  'server/registry/entityDocuments.ts': 'A page with its total in one statement.',
  'server/history/differences.ts': 'Reads tables of a moment of the past.',
  'server/registry/strikeUpload.ts': 'Reads the temporary table of an import.',
}

const serverFiles = readdirSync('server', { recursive: true, withFileTypes: true })
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
  const typed = serverFiles.filter(file => !(file in exceptions))

  it('names tables through the schema', () => {
    expect(typed.flatMap(file => occurrences(file, tableName))).toEqual([])
  })

  it('names columns through the schema', () => {
    expect(typed.flatMap(file => occurrences(file, columnName))).toEqual([])
  })

  it('has results whose types the schema gives', () => {
    const asserting = serverFiles.filter(file => /\.execute</.test(readFileSync(file, 'utf8')))
    expect(asserting.filter(file => !(file in assertions))).toEqual([])
    expect(Object.keys(assertions).filter(file => !asserting.includes(file))).toEqual([])
  })

  it('has only exceptions that are needed', () => {
    const idle = Object.keys(exceptions).filter(
      file => !occurrences(file, tableName).length && !occurrences(file, columnName).length,
    )
    expect(idle).toEqual([])
  })
})

const files = ['contract', 'spreadsheet', 'src', 'server', 'tests'].flatMap(root =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('migrations'))
    .map(entry => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/')),
)

/** Returns the words of a file's path, folders included, in lower case: `useDialogRow.ts` has use, dialog, row. */
const wordsOf = (path: string) =>
  path
    .replace(/(\.\w+)+$/, '')
    .replaceAll(/notFound/gi, 'missing')
    .split(/[/.]/)
    .map(part => part.replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ').toLowerCase())

/** Names that say nothing about the content of a file: riddles, participles and catch-alls. */
const banned = new Set([
  ...['ahead', 'among', 'asked', 'beside', 'desk', 'elsewhere', 'employ', 'found', 'gate', 'given', 'held', 'hands'],
  ...[
    'kept',
    'known',
    'later',
    'leaving',
    'looks',
    'named',
    'opened',
    'over',
    'place',
    'remembered',
    'said',
    'say',
    'soon',
  ],
  ...['tally', 'tell', 'tend', 'things', 'told', 'typed', 'wanted'],
  ...['common', 'helpers', 'manager', 'misc', 'utils'],
])

it('names files by the nouns of their content', () => {
  const riddles = files.filter(file => wordsOf(file).some(name => name.split(' ').some(word => banned.has(word))))
  expect(riddles).toEqual([])
})
