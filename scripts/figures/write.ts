import { readFileSync, writeFileSync } from 'node:fs'
import { questionComments } from './comments'
import { arrowsOf } from './imports'
import { pictureOf } from './picture'
import { unresolvedReferences } from './references'
import { programsBelow } from './sources'
import { folderTable, importTable, largestTable, sizesBelow, table } from './tables'
import { importCycles, unusedExports } from './tools'

const DOCUMENT = 'docs/architecture.md'

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

/** Replaces what stands between the markers of each section. Throws when a marker is missing. */
const filled = (text: string, sections: Record<string, string>): string =>
  Object.entries(sections).reduce((document, [name, section]) => {
    const between = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`)
    if (!between.test(document)) throw new Error(`${DOCUMENT} has no marker for ${name}`)
    return document.replace(between, (_, start: string, end: string) => `${start}\n${section}\n\n${end}`)
  }, text)

/** `npm run figures` writes them into the document; with a folder, prints the figures of the code in it. */
const [root] = process.argv.slice(2)
if (root) console.log(sectionsOf(root).figures)
else writeFileSync(DOCUMENT, filled(readFileSync(DOCUMENT, 'utf8'), sectionsOf('.')))
