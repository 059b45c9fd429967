import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

const SOURCE = 'src/app/firstPaint.js'
const TAG = new RegExp(`<script\\s+src="/${SOURCE}"></script>`)

/** Groups of code (`chunkGroups.ts`) behind the sign-in. */
const COMMON = ['client', 'admin-lib', 'admin-own']

type Chunk = { type: string; name?: string; fileName: string }

/**
 * Files in the folder of assets that every signed-in page needs, and those of the words in each language that has a file
 * of its own.
 */
const filesOf = (chunks: readonly Chunk[]) => {
  const nameIn = ({ fileName }: Chunk) => basename(fileName)
  const words = chunks.flatMap(chunk => {
    const [, locale] = /^words-(\w+)$/.exec(chunk.name ?? '') ?? []
    return locale ? [[locale, [nameIn(chunk)]]] : []
  })
  return {
    common: chunks.filter(({ name }) => name !== undefined && COMMON.includes(name)).map(nameIn),
    words: Object.fromEntries(words),
  }
}

/**
 * Returns a plugin that gives the script before the first paint a name with its hash, so that browsers keep it, and
 * tells it the files of the admin pages. A classic script of index.html is no module: `vite-ignore` has Vite leave it as it is.
 */
export const firstPaint = (): Plugin => {
  const source = readFileSync(SOURCE)
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
  const fileName = `assets/first-paint-${hash}.js`
  return {
    name: 'first-paint',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        // Pages of tests, which are built with the same settings, have no such script.
        if (!bundle || !TAG.test(html)) return html
        const { common, words } = filesOf(Object.values(bundle) as Chunk[])
        if (common.length !== COMMON.length || !Object.keys(words).length)
          throw new Error('The build has no files of the admin pages')
        const files = JSON.stringify({ common, words }).replaceAll("'", '&#39;')
        return html.replace(TAG, `<script src="/${fileName}" data-admin='${files}'></script>`)
      },
    },
  }
}
