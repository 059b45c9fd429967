import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const SOURCE = 'src/app/firstPaint.js'
const TAG = new RegExp(`<script\\s+src="/${SOURCE}"></script>`)

type Chunk = { type: string; name?: string; fileName: string; facadeModuleId?: string | null }

/** Files of the admin pages that every signed-in page needs, and those of the words in each language. */
const filesOf = (chunks: readonly Chunk[]) => {
  const address = ({ fileName }: Chunk) => `/${fileName}`
  const words = chunks.flatMap(chunk => {
    const [, locale] = /\/i18n\/(\w+)\/adminPages\.ts$/.exec(chunk.facadeModuleId ?? '') ?? []
    return locale ? [[locale, [address(chunk)]]] : []
  })
  return {
    common: chunks.filter(({ name }) => name === 'admin-lib' || name === 'admin-own').map(address),
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
        if (common.length !== 2 || !words.en) throw new Error('The build has no files of the admin pages')
        const files = JSON.stringify({ common, words }).replaceAll("'", '&#39;')
        return html.replace(TAG, `<script src="/${fileName}" data-admin='${files}'></script>`)
      },
    },
  }
}
