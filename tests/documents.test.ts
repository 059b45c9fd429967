import { existsSync, readFileSync } from 'node:fs'
import { extensions } from '@contract/extensions'
import { bucketVariables } from '@server/config/s3Settings'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { filesBelow } from '../scripts/figures/sources'

const read = (file: string) => readFileSync(file, 'utf8')
const { scripts, version, engines } = JSON.parse(read('package.json'))
const documents = filesBelow('.').filter(file => file.endsWith('.md'))

it('documents name only scripts that package.json has', () => {
  const absent = documents.flatMap(file =>
    [...read(file).matchAll(/npm run ([\w:]+)/g)]
      .filter(([, name = '']) => !(name in scripts))
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(absent).toEqual([])
})

it('documents name only benches that exist', () => {
  const named = documents.flatMap(file =>
    [...read(file).matchAll(/npm run bench -- (\w+)/g)].map(([, name = '']) => name),
  )
  const benches = read('tests/bench/run.ts')
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter(name => !benches.includes(`  ${name}: `))).toEqual([])
})

it('documents name only test files that exist, in the commands that run them', () => {
  const named = documents.flatMap(file =>
    [...read(file).matchAll(/npx vitest run --project \w+ (\S+\.ts)/g)].map(([, name = '']) => name),
  )
  expect(named.length).toBeGreaterThan(2)
  expect(named.filter(name => !existsSync(name))).toEqual([])
})

it('docs/requirements/extensions.md names every extension', () => {
  const page = read('docs/requirements/extensions.md')
  expect(extensions.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})

describe('docs/operations.md', () => {
  const operations = read('docs/operations.md')
  const declared = ['settings', 'metricsSettings', 'tracesSettings', 'backupSettings']
    .map(file => read(`server/config/${file}.ts`))
    .join('\n')
  const settings = [
    ...[...declared.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name),
    ...bucketVariables('EDMS_S3'),
    ...bucketVariables('BACKUP_S3'),
  ]

  it('names every setting of the server', () => {
    expect(settings.length).toBeGreaterThan(20)
    expect(settings.filter(name => !operations.includes(`\`${name}\``))).toEqual([])
  })

  it('names no setting that the server does not have', () => {
    const named = [...operations.matchAll(/^\| ((?:`[A-Z][A-Z0-9_]+`(?:, )?)+)/gm)].flatMap(
      ([, cell = '']) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? [],
    )
    expect(named.filter(name => !settings.includes(name))).toEqual([])
  })
})

it('docs/decisions/README.md lists every decision', () => {
  const pages = filesBelow('.').flatMap(file => /^docs\/decisions\/(\d{3}-.*\.md)$/.exec(file)?.[1] ?? [])
  const index = read('docs/decisions/README.md')
  expect(pages.filter(page => !index.includes(`[${page.slice(0, 3)}](${page})`))).toEqual([])
})

describe('README.md', () => {
  it('gives the two commands, each on a line of its own', () => {
    expect(read('README.md')).toMatch(/^ {4}npm ci && npm start$/m)
    expect(read('README.md')).toMatch(/^ {4}npm ci && npm test$/m)
  })
})

describe('a release', () => {
  it('has its changes in CHANGELOG.md', () => {
    const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(read('CHANGELOG.md')) ?? []
    expect(newest).toBe(version)
    expect(JSON.parse(read('package-lock.json')).version).toBe(version)
  })

  it('is checked on the oldest Node.js that package.json admits', () => {
    expect(engines.node).toBe(`>=${read('.nvmrc').trim()}`)
  })
})

describe('the workflow', () => {
  const workflow = read('.github/workflows/ci.yml')

  it('runs .ci/run with the right to read alone, and no secrets', () => {
    expect(workflow).toContain('- run: .ci/run')
    expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m)
    expect(workflow).not.toContain('secrets.')
  })

  it('pins each action to a commit', () => {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, name]) => name)
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter(name => !/@[0-9a-f]{40}$/.test(name ?? ''))).toEqual([])
  })
})

describe('docs/security.md', () => {
  const text = read('docs/security.md')
  const [, figures = ''] = text.split('## Figures')
  const rows = figures
    .split('\n')
    .filter(line => line.startsWith('|'))
    .slice(2)
    .map(line => line.split('|').map(cell => cell.trim()))

  it('names only tests that exist', () => {
    const named = [...text.matchAll(/`(tests\/[^`]+\.\w+)`/g)].map(([, file = '']) => file)
    expect(named.filter(file => !existsSync(file))).toEqual([])
  })

  it.each(rows.map(([, figure = '', heldBy = '', open = '']) => [figure, heldBy, open] as const))(
    'names tests for a figure, or says why there is none: %s',
    (_figure, heldBy, open) => {
      const files = [...heldBy.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file)
      expect(files.filter(file => !existsSync(file) || !file.startsWith('tests/'))).toEqual([])
      if (!files.length) expect([heldBy, open.length > 20]).toEqual(['-', true])
    },
  )

  it('has all figures', () => expect(rows.length).toBeGreaterThanOrEqual(37))
})

describe('package-lock.json', () => {
  const Lockfile = z.object({
    packages: z.record(z.string(), z.object({ integrity: z.string().optional(), resolved: z.string().optional() })),
  })
  const { packages } = Lockfile.parse(JSON.parse(read('package-lock.json')))
  const entries = Object.entries(packages).filter(([path]) => path !== '')

  it('locks every package to a SHA-512 checksum, so that a changed download is refused', () => {
    expect(entries.length).toBeGreaterThan(100)
    const open = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    expect(open.map(([path]) => path)).toEqual([])
  })

  it('names no registry, so that each installation asks its own', () => {
    expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  })
})
