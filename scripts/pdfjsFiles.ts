import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Plugin } from 'vite'

/** Files that pdf.js fetches while it draws, by folder. Files that evaluate scripts of a document are left out. */
const wanted: Record<string, RegExp> = {
  cmaps: /(\.bcmap|LICENSE)$/,
  standard_fonts: /(\.pfb|\.ttf|LICENSE_\w+)$/,
  wasm: /^(jbig2|openjpeg|qcms_bg)\.wasm$|^LICENSE/,
  iccs: /(\.icc|LICENSE)$/,
  'web/images': /^annotation-[\w-]+\.svg$/,
}

const types: Record<string, string> = { '.wasm': 'application/wasm', '.svg': 'image/svg+xml' }

/** Resolves pdf.js from react-pdf, so that both always have the same version. */
const packageOf = () =>
  createRequire(createRequire(import.meta.url).resolve('react-pdf')).resolve('pdfjs-dist/package.json')

const filesOf = async (root: string) => {
  const found = await Promise.all(
    Object.entries(wanted).map(async ([folder, pattern]) =>
      (await readdir(join(root, folder)))
        .filter(name => pattern.test(name))
        .map(name => [`${folder.replace('web/', '')}/${name}`, join(root, folder, name)] as const),
    ),
  )
  return new Map<string, string>(found.flat())
}

/**
 * Returns a plugin that serves character maps, fonts, decoders and pictures for pdf.js from our own origin. Their
 * folder carries the version, so browsers may cache them for ever like every other asset.
 */
export const pdfjsFiles = (): Plugin => {
  const path = packageOf()
  const open = async () => {
    const { version }: { version: string } = JSON.parse(await readFile(path, 'utf8'))
    return { folder: `assets/pdfjs-${version}`, files: await filesOf(dirname(path)) }
  }
  return {
    name: 'pdfjs-files',
    async generateBundle() {
      const { folder, files } = await open()
      for (const [name, file] of files)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: await readFile(file) })
    },
    async configureServer(server) {
      const { folder, files } = await open()
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const name = request.url?.slice(1).split('?')[0] ?? ''
        const file = files.get(name)
        if (!file) return next()
        response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream')
        createReadStream(file).pipe(response)
      })
    },
  }
}
