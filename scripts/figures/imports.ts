import { posix } from 'node:path'
import type { Program } from './sources'

const ALIASES = { '@contract/': 'contract/', '@spreadsheet/': 'spreadsheet/', '@server/': 'server/', '@/': 'src/' }

/** Returns the path in the repository that an import leads to, without its extension; undefined for a package. */
const targetOf = (file: string, name: string): string | undefined => {
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  const alias = Object.entries(ALIASES).find(([start]) => name.startsWith(start))
  return alias && alias[1] + name.slice(alias[0].length)
}

/** Returns the folder of a path as the picture draws it: the second level in `src`, else the first. */
const folderOf = (path: string): string => {
  const [first = '', second = ''] = path.split('/')
  return first === 'src' ? `src/${second.replace(/\.\w+$/, '')}` : first
}

export type Arrow = { from: string; to: string; imports: number }

/**
 * Counts the imports between folders, sorted by name. An import of a type counts like any other; code that is loaded later
 * is left out, as manifests load all pages.
 */
export const arrowsOf = (programs: readonly Program[]): Arrow[] => {
  const counts = new Map<string, Arrow>()
  for (const { file, imports } of programs)
    for (const { name, later } of imports) {
      if (later) continue
      const target = targetOf(file, name)
      if (!target) continue
      const [from, to] = [folderOf(file), folderOf(target)]
      if (from === to || to.startsWith('..')) continue
      const arrow = counts.get(`${from} ${to}`) ?? { from, to, imports: 0 }
      counts.set(`${from} ${to}`, { ...arrow, imports: arrow.imports + 1 })
    }
  return [...counts.values()].sort((a, b) => `${a.from} ${a.to}`.localeCompare(`${b.from} ${b.to}`, 'en'))
}
