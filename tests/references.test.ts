import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { unresolvedReferences } from '../scripts/figures/references'
import { programsBelow } from '../scripts/figures/sources'
import { programs } from './support/programs'

it('cites only ids, decisions, paths and links that this repository holds', () => {
  expect(unresolvedReferences('.', programs())).toEqual([])
})

describe('the search for references', () => {
  const root = mkdtempSync(join(tmpdir(), 'daftari-references-'))
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const strays = (files: Record<string, string>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return unresolvedReferences(root, programsBelow(root))
  }
  const entry = {
    'docs/requirements/a.md': '| <a id="a16"></a>A16 | Wrappers |\n',
    'docs/decisions/003-totals.md': '# Totals\n',
  }

  it.each([
    ['an id without an entry', '/** Wrapped (decision A17). */', 'A17'],
    ['a requirement without an entry', '/** Dates (GLOBAL-33). */', 'GLOBAL-33'],
    ['a decision without a page', '// Totals are kept (decisions 003 and 004).', 'decision 004'],
    ['a path that does not exist', '/** Read by src/absent.ts. */', 'src/absent.ts'],
    ['a file name that does not exist', '/** Read by `absent.ts`. */', 'absent.ts'],
    ['a name that the code does not have', '/** See `useOldRows`. */', 'useOldRows'],
    ['a section of a paper outside', '/** Dates (000\n * section 9). */', '000 section 9'],
    ['a work item', '// Fixed in issue 12.', 'issue 12'],
    ['an id in a text of the contract', `const assumed = 'Not shown (${['decision', 'E99'].join(' ')})'`, 'E99'],
  ])('finds %s', (_, code, reference) => {
    expect(strays({ ...entry, 'src/a.ts': `${code}\n` })).toEqual([`src/a.ts:1: ${reference}`])
  })

  it('finds a broken link, and an anchor that does not exist', () => {
    const text = '[a](b.md), [c](requirements/a.md#a16), [d](requirements/a.md#a17), [e](https://example.org/x)\n'
    expect(strays({ ...entry, 'docs/index.md': text })).toEqual([
      'docs/index.md:1: b.md',
      'docs/index.md:1: requirements/a.md#a17',
    ])
  })

  it('finds a name in a document that the code does not have', () => {
    const files = { 'src/a.ts': 'export const useRows = 1\n', 'docs/x.md': 'See `useRows` and `useOldRows()`.\n' }
    expect(strays(files)).toEqual(['docs/x.md:1: useOldRows'])
  })

  it('accepts the files that the command for a new list is going to write', () => {
    const text = 'npm run new:list -- registry/rows\n`src/resources/registry/rows.ts`, `docs/NNNN_rows.sql`\n'
    expect(strays({ 'docs/x.md': text })).toEqual([])
    expect(strays({ 'docs/x.md': '`src/resources/registry/rows.ts`\n' })).toHaveLength(1)
  })

  it('accepts ids with an entry, decisions with a page, globs, and files named in fenced code', () => {
    const code = '/** Totals (decision 003, A16), see docs/decisions/*.md and src/{a,b}.ts. */\n'
    const text = '```\nsrc/new.ts\n```\n'
    expect(strays({ ...entry, 'src/a.ts': code, 'src/b.ts': '', 'docs/x.md': text })).toEqual([])
  })
})
