import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { conformance } from '../scripts/conformance'
import { questionComments } from '../scripts/figures/comments'
import { arrowsOf } from '../scripts/figures/imports'
import { essentialArrows, pictureOf } from '../scripts/figures/picture'
import { listDocument } from '../scripts/newList/document'
import { programs } from './support/programs'

const read = (file: string) => readFileSync(file, 'utf8')
const architecture = read('docs/architecture.md')

/** Returns the number of a row in the table of figures. */
const figure = (name: string) => new RegExp(`\\| ${name} +\\| +([\\d,]+) \\|`).exec(architecture)?.[1]

describe('docs/architecture.md', () => {
  it('draws the imports between folders as they are; `npm run figures` draws them anew', () => {
    expect(/```mermaid[\s\S]*?```/.exec(architecture)?.[0]).toBe(pictureOf(arrowsOf(programs())))
  })

  it('names every folder of the server and of the engine', () => {
    const folders = ['server', 'src', 'src/components'].flatMap(parent =>
      readdirSync(parent, { withFileTypes: true })
        .filter(entry => entry.isDirectory())
        .map(({ name }) => `${parent}/${name}`),
    )
    expect(folders.filter(folder => !new RegExp(`\`${folder}/?\``).test(architecture))).toEqual([])
  })

  it.each([
    'Imports in a cycle, types left out',
    'Unresolved references',
    'Comments that begin with a question word',
    'Unused exports',
  ])('gives zero for: %s', name => {
    expect(figure(name)).toBe('0')
  })
})

describe('comments', () => {
  it('begin with the thing they describe', () => {
    expect(questionComments(programs())).toEqual([])
  })

  it('are found when they begin with a question word', () => {
    const comments = [
      { text: 'Whether a row is shown.', line: 3 },
      { text: 'Whole rows only.', line: 9 },
    ]
    expect(questionComments([{ file: 'src/a.ts', text: '', code: '', comments, imports: [], anys: 0 }])).toEqual([
      'src/a.ts:3: Whether a row is shown.',
    ])
  })
})

it('lets biome refuse import cycles', () => {
  const { linter } = JSON.parse(read('biome.json'))
  expect(linter.rules.suspicious).toMatchObject({ noImportCycles: 'error', noExplicitAny: 'error' })
})

describe('the picture', () => {
  const arrow = (from: string, to: string) => ({ from, to, imports: 1 })

  it('leaves out an arrow that follows from others, and tests', () => {
    const arrows = [arrow('a', 'b'), arrow('b', 'c'), arrow('a', 'c'), arrow('tests', 'a')]
    expect(essentialArrows(arrows)).toEqual([arrow('a', 'b'), arrow('b', 'c')])
  })

  it('keeps both arrows of folders that import each other', () => {
    expect(essentialArrows([arrow('a', 'b'), arrow('b', 'a')])).toHaveLength(2)
  })
})

it('docs/add-a-list.md shows what the command writes; `npm run figures` writes it anew', () => {
  const document = read('docs/add-a-list.md')
  expect(document).toBe(listDocument(document))
})

describe('docs/conformance.md', () => {
  it('says how the product stands to every published call; `npm run conformance` writes it anew', () => {
    expect(read('docs/conformance.md')).toBe(conformance())
  })

  it('leaves no published call unmade without a reason', () => {
    const unmade = conformance()
      .split('\n')
      .filter(line => /\| (yes|no) \| no \| +\|$/.test(line))
    expect(unmade).toEqual([])
  })
})
