import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const STYLES = 'src/app/theme/fonts.css'
const FOLDER = 'node_modules/.cache/daftari-fonts'

/** A font face of the style sheet: its file, its range of weights, and its characters. */
const FACE = /font-weight: (\d+) (\d+);\s*src: url\('@fonts\/([\w-]+\.woff2)'\)[^;]*;\s*unicode-range: ([^;]+);/g

/** Features that the portal's styles use (src/app/theme/base.css, tabular figures), and those that place accents. */
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

const filesOf = (styles: string) => {
  const require = createRequire(resolve(STYLES))
  return Promise.all(
    [...styles.matchAll(FACE)].map(async ([, min, max, name = '', ranges = '']) => {
      const font = await readFile(require.resolve(`@fontsource-variable/inter/files/${name}`))
      const variationAxes = { wght: { min: Number(min), max: Number(max) } }
      const options = { targetFormat: 'woff2', keepFeatures, variationAxes } as const
      return { name, bytes: await subsetFont(font, charactersOf(ranges), options) }
    }),
  )
}

/** Writes a font in one step: another build may read it meanwhile. */
const writeFont = async ({ name, bytes }: { name: string; bytes: Buffer }) => {
  const path = join(FOLDER, name)
  const part = `${path}.${randomUUID()}`
  await writeFile(part, bytes)
  await rename(part, path)
}

/**
 * Returns a plugin that reduces the fonts of the style sheet to the weights and characters of their faces and to the
 * features in use. They are written to a cache, to which `@fonts` leads (docs/decisions/062-first-list.md).
 */
export const subsetFonts = (): Plugin => ({
  name: 'subset-fonts',
  async config() {
    const files = await filesOf(await readFile(STYLES, 'utf8'))
    if (!files.length) throw new Error(`${STYLES} has no font face whose file begins with @fonts/`)
    await mkdir(FOLDER, { recursive: true })
    await Promise.all(files.map(writeFont))
    return { resolve: { alias: [{ find: '@fonts', replacement: resolve(FOLDER) }] } }
  },
})
