import { readFileSync, writeFileSync } from 'node:fs'
import { listDocument } from '../newList/document'
import { questionComments } from './comments'
import { filled } from './filled'
import { arrowsOf } from './imports'
import { pictureOf } from './picture'
import { unresolvedReferences } from './references'
import { programsBelow } from './sources'
import { folderTable, importTable, largestTable, sizesBelow, table } from './tables'
import { importCycles, unusedExports } from './tools'

const DOCUMENT = 'docs/architecture.md'
const LIST_DOCUMENT = 'docs/add-a-list.md'

/** Returns the parts of the document that are made from the code, by the name of their markers. */
const sectionsOf = (root: string): Record<string, string> => {
  const programs = programsBelow(root)
  const arrows = arrowsOf(programs)
  const sizes = sizesBelow(root)
  const comments = programs.reduce((sum, program) => sum + program.comments.length, 0)
  const unused = unusedExports(root)
  const figures: (readonly [string, number])[] = [
    ['Imports in a cycle, types left out', importCycles(root)],
    ['Unresolved references', unresolvedReferences(root, programs).length],
    ['Comments', comments],
    ['Comments that begin with a question word', questionComments(programs).length],
    ...(unused === undefined ? [] : [['Unused exports', unused] as const]),
  ]
  return {
    picture: pictureOf(arrows),
    figures: [
      table(['Figure', 'Number'], figures),
      folderTable(sizes, programs),
      largestTable(sizes),
      importTable(arrows),
    ].join('\n\n'),
  }
}

/**
 * `npm run figures` writes them into the document, and the steps of the example into that of a new list; with a folder,
 * prints the figures of the code in it.
 */
const [root] = process.argv.slice(2)
if (root) console.log(sectionsOf(root).figures)
else {
  writeFileSync(LIST_DOCUMENT, listDocument(readFileSync(LIST_DOCUMENT, 'utf8')))
  writeFileSync(DOCUMENT, filled(readFileSync(DOCUMENT, 'utf8'), sectionsOf('.')))
}
