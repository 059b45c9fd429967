import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

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
