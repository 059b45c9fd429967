import type { ListNames } from './names'

/** Text of a list in a file: the whole of a new one, or lines at a place of an existing one. */
export type Step = { file: string; place: string; text: string }

/** Returns a text as it stands in code between single quotes. */
const escaped = (text: string) => text.replace(/['\\]/g, '\\$&')

/**
 * Returns the steps of docs/add-a-list.md, which are its blocks of code, for another list: each name of the example is
 * replaced by that of the list, the longest first.
 */
export const stepsOf = (document: string, example: ListNames, names: ListNames): Step[] => {
  const keys = (Object.keys(example) as (keyof ListNames)[]).sort((a, b) => example[b].length - example[a].length)
  const renamed = (text: string) =>
    text.replace(new RegExp(keys.map(key => example[key]).join('|'), 'g'), name =>
      escaped(names[keys.find(key => example[key] === name) ?? 'title']),
    )
  return [...document.matchAll(/^`([^`]+)`, (.+):\n\n```(?:ts|md)\n([\s\S]*?)```/gm)].map(
    ([, file = '', place = '', text = '']) => ({
      file: renamed(file),
      place: renamed(place),
      text: renamed(text),
    }),
  )
}

/** Returns the text of a file after a step; an import that is there already stays. Throws without the place. */
export const withStep = (current: string, { file, place, text }: Step): string => {
  if (current.includes(text)) return current
  if (place === 'at the top') return text + current
  if (place === 'at the end') return `${current}\n${text}`
  const [, side, line = ''] = /^(before|after) the line `(.*)`$/.exec(place) ?? []
  const lines = current.split('\n')
  const at = side === 'after' ? lines.indexOf(line) + 1 : lines.lastIndexOf(line)
  if (!side || at < (side === 'after' ? 1 : 0)) throw new Error(`${file} has no place ${place}`)
  return lines.toSpliced(at, 0, text.trimEnd()).join('\n')
}
