import type { Arrow } from './imports'

/** Folders that the picture leaves out: everything below them is a tool or a test. */
const LEFT_OUT = new Set(['scripts', 'tests'])

/** Tells whether a path of at least two arrows leads from one folder to another. */
const leadsAround = (arrows: readonly Arrow[], from: string, to: string): boolean => {
  const seen = new Set<string>([from])
  const visit = (folder: string, first: boolean): boolean =>
    arrows.some(arrow => {
      if (arrow.from !== folder || (first && arrow.to === to)) return false
      if (arrow.to === to) return true
      if (seen.has(arrow.to)) return false
      seen.add(arrow.to)
      return visit(arrow.to, false)
    })
  return visit(from, true)
}

/** Returns the arrows that do not follow from others: where A imports B and B imports C, A to C is left out. */
export const essentialArrows = (arrows: readonly Arrow[]): Arrow[] => {
  const shown = arrows.filter(({ from, to }) => !LEFT_OUT.has(from) && !LEFT_OUT.has(to))
  return shown.filter(({ from, to }) => !leadsAround(shown, from, to))
}

const nodeOf = (folder: string) => folder.replace(/\W/g, '_')

/** Returns the picture of the folders as a Mermaid flowchart, which repository viewers draw. */
export const pictureOf = (arrows: readonly Arrow[]): string => {
  const essential = essentialArrows(arrows)
  const folders = [...new Set(essential.flatMap(({ from, to }) => [from, to]))].sort()
  const portal = folders.filter(folder => folder.startsWith('src/'))
  const others = folders.filter(folder => !folder.startsWith('src/'))
  const node = (folder: string) => `${nodeOf(folder)}["${folder}"]`
  return [
    '```mermaid',
    'flowchart TD',
    '  subgraph portal["Portal, in the browser"]',
    ...portal.map(folder => `    ${node(folder)}`),
    '  end',
    ...others.map(folder => `  ${node(folder)}`),
    ...essential.map(({ from, to }) => `  ${nodeOf(from)} --> ${nodeOf(to)}`),
    '```',
  ].join('\n')
}
