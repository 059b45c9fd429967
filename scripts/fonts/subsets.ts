import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import subsetFont from 'subset-font'

const STYLES = 'src/layout/theme/fonts.css'

/** Folder of the portal's fonts, each beside the licence that they come with. */
export const FONTS = 'src/layout/theme/fonts'

/** A font face of the style sheet: its range of weights, its file and its characters. */
const FACE = /font-weight: (\d+) (\d+);\s*src: url\('\.\/fonts\/([\w-]+\.woff2)'\)[^;]*;\s*unicode-range: ([^;]+);/g

/** Features that the portal's styles use (src/layout/theme/base.css, tabular figures), and those that place accents. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'cv05', 'cv08', 'ss03']

/** Returns all characters of a `unicode-range`. */
const charactersOf = (ranges: string): string =>
  ranges
    .split(',')
    .map(range => {
      const [first = 0, last = first] = range
        .trim()
        .slice(2)
        .split('-')
        .map(code => Number.parseInt(code, 16))
      return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index))
    })
    .join('')

/**
 * Returns the fonts of the style sheet as files by their names, reduced to the weights and characters of their faces and to
 * the features in use, with their licence (docs/decisions/101-plain-frameworks.md).
 */
export const fontFiles = async (): Promise<Map<string, Buffer>> => {
  const require = createRequire(resolve(STYLES))
  const source = (path: string) => readFile(require.resolve(`@fontsource-variable/inter/${path}`))
  const faces = (await readFile(STYLES, 'utf8')).matchAll(FACE)
  const fonts = await Promise.all(
    [...faces].map(async ([, min, max, name = '', ranges = '']) => {
      const variationAxes = { wght: { min: Number(min), max: Number(max) } }
      const options = { targetFormat: 'woff2', keepFeatures, variationAxes } as const
      return [name, await subsetFont(await source(`files/${name}`), charactersOf(ranges), options)] as const
    }),
  )
  if (!fonts.length) throw new Error(`${STYLES} has no font face whose file is in ./fonts/`)
  return new Map([...fonts, ['LICENSE', await source('LICENSE')]])
}
