import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arrow } from './imports'
import { FOLDERS, filesBelow, type Program } from './sources'

type Cell = string | number

const LARGEST = 10

/** Returns a Markdown table with padded columns; numbers stand on the right. */
export const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string => {
  const isNumber = head.map((_, at) => rows.every(row => typeof row[at] === 'number'))
  const texts = rows.map(row => row.map(cell => (typeof cell === 'number' ? cell.toLocaleString('en') : cell)))
  const widths = head.map((title, at) => Math.max(3, title.length, ...texts.map(row => row[at]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => (isNumber[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`
  const rule = `| ${widths.map((width, at) => (isNumber[at] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`
  return [line(head), rule, ...texts.map(line)].join('\n')
}

type Sized = { file: string; lines: number }

/** Returns code and style sheets below the folders of the figures, with their number of lines. */
export const sizesBelow = (root: string): Sized[] =>
  filesBelow(root)
    .filter(file => /\.(tsx?|mjs|css)$/.test(file) && FOLDERS.some(folder => file.startsWith(`${folder}/`)))
    .map(file => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))

/** Returns files and lines of each folder, with the `any` types in a thousand lines. */
export const folderTable = (sizes: readonly Sized[], programs: readonly Program[]): string => {
  const row = (name: string, belongs: (file: string) => boolean): Cell[] => {
    const own = sizes.filter(({ file }) => belongs(file))
    const lines = own.reduce((sum, one) => sum + one.lines, 0)
    const anys = programs.filter(({ file }) => belongs(file)).reduce((sum, one) => sum + one.anys, 0)
    return [name, own.length, lines, Number(((anys / Math.max(lines, 1)) * 1000).toFixed(2))]
  }
  return table(
    ['Folder', 'Files', 'Lines', 'any per 1,000 lines'],
    [...FOLDERS.map(folder => row(folder, file => file.startsWith(`${folder}/`))), row('all', () => true)],
  )
}

export const largestTable = (sizes: readonly Sized[]): string =>
  table(
    ['Largest files', 'Lines'],
    sizes
      .toSorted((a, b) => b.lines - a.lines || a.file.localeCompare(b.file, 'en'))
      .slice(0, LARGEST)
      .map(({ file, lines }) => [file, lines]),
  )

/** Returns one row per folder with the folders that it imports, most imported first. */
export const importTable = (arrows: readonly Arrow[]): string => {
  const importers = [...new Set(arrows.map(({ from }) => from))]
  return table(
    ['Folder', 'Imports, by number'],
    importers.map(folder => [
      folder,
      arrows
        .filter(({ from }) => from === folder)
        .toSorted((a, b) => b.imports - a.imports)
        .map(({ to, imports }) => `${to} ${imports.toLocaleString('en')}`)
        .join(', '),
    ]),
  )
}
