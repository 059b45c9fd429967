import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { filesBelow } from '../../scripts/figures/sources'
import { argumentsOf } from '../../scripts/newList/document'

/** Units that read every list, call, word or document. */
const UNITS = [
  ...['architecture', 'documents', 'generatedDocuments', 'names', 'references', 'resources'].map(
    name => `tests/${name}.test.ts`,
  ),
  ...['tests/contract', 'tests/definition', 'tests/i18n', 'tests/resources', 'tests/routes'],
  ...[
    'tests/components/auditFilters.test.tsx',
    'tests/components/auditSentences.test.tsx',
    'tests/customPages/access.test.ts',
    'tests/dataProvider/published.test.ts',
  ],
]

const document = readFileSync('docs/add-a-list.md', 'utf8')
/** Arguments of the command that the document gives, so that the document is what the test follows. */
const documented = argumentsOf(document)
/** Steps of the document: its new files and its lines in existing ones. */
const steps = [...document.matchAll(/^`([^`]+)`, (.+):\n\n```\w+\n([\s\S]*?)```/gm)].map(
  ([, file = '', place = '', text = '']) => ({ file, place, text }),
)

let scratch: string
let output: string
const node = (...args: string[]) =>
  execFileSync(process.execPath, args, { cwd: scratch, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
const runTests = (project: string, ...files: string[]) =>
  node('node_modules/vitest/vitest.mjs', 'run', '--project', project, ...files)
const programs = () => output.match(/\S+\.tsx?$/gm) ?? []

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), 'daftari-list-'))
  for (const file of filesBelow('.')) cpSync(file, join(scratch, file))
  symlinkSync(resolve('node_modules'), join(scratch, 'node_modules'))
  output = node('--import', 'tsx', 'scripts/newList.ts', ...documented)
}, 180_000)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

it('names its page, its permission and every file that it wrote', () => {
  expect(output).toContain('Court bailiffs is at /home/registry/court-bailiffs, for holders of can_use_court_bailiffs.')
  const shown = new Set(steps.map(({ file }) => `  ${file}`))
  const files = output.split('\n').filter(line => line.startsWith('  '))
  const [migration, ...others] = files.filter(file => !shown.has(file))
  expect(migration).toMatch(/^ {2}server\/db\/migrations\/\d{4}_court_bailiff\.sql$/)
  expect(others).toEqual([])
  expect(files).toHaveLength(shown.size + 1)
  const written = [...shown].filter(file => !file.startsWith('  tests/'))
  expect(written.length, 'Files beside the tests and the migration').toBeLessThanOrEqual(10)
})

it('writes what the document shows', () => {
  const written = (file: string) => readFileSync(join(scratch, file), 'utf8')
  const differing = steps.filter(({ file, place, text }) =>
    place === 'a new file'
      ? written(file) !== text
      : text.split('\n').some(line => !written(file).split('\n').includes(line)),
  )
  expect(differing.map(({ file }) => file)).toEqual([])
})

it('passes the type check and the lint', () => {
  // Those that import every list or handler are checked by running them: the units and the server below.
  const include = programs().filter(file => !/^(src\/resources\/\w+\/area|server\/\w+\/index|tests\/)/.test(file))
  // Its record of checked files would replace that of the repository, whose `node_modules` it shares.
  const config = { extends: './tsconfig.json', compilerOptions: { incremental: false }, include }
  writeFileSync(join(scratch, 'tsconfig.list.json'), JSON.stringify(config))
  expect(node('node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1', '-p', 'tsconfig.list.json')).toBe('')
  expect(node('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...programs())).toContain('Checked')
}, 300_000)

it('passes the units that read every list, call, word or document, and its own', () => {
  expect(runTests('units', ...UNITS)).toMatch(/Tests .*passed/)
}, 300_000)

it('passes its own test of the server: adds, edits, refuses and filters', () => {
  const [test = ''] = programs().filter(file => file.startsWith('tests/server/'))
  expect(runTests('server', test)).toMatch(/Tests .*passed/)
}, 300_000)

it('is written once: a second run changes nothing and says why', () => {
  const before = readFileSync(join(scratch, 'contract/index.ts'), 'utf8')
  expect(() => node('--import', 'tsx', 'scripts/newList.ts', ...documented)).toThrow('already')
  expect(readFileSync(join(scratch, 'contract/index.ts'), 'utf8')).toBe(before)
}, 60_000)
