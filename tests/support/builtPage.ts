import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { stampOf } from '../../scripts/buildPortal'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Builds as `npm run build` does: under the test runner's NODE_ENV the development build of React would be used. */
const buildInto = async (folder: string, name: string, pages: readonly string[]) => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: at('../../vite.config.ts'),
      root: at(`./${name}`),
      mode: 'test',
      build: {
        outDir: folder,
        emptyOutDir: true,
        rolldownOptions: { input: pages.map(page => at(`./${name}/${page}.html`)) },
      },
      logLevel: 'error',
    })
  } finally {
    process.env.NODE_ENV = before
  }
}

/**
 * Returns the folder of a test page, `tests/support/<name>/index.html` and others beside it, built like the portal
 * unless it was built from the same sources already. The folder gets its name only when it is complete.
 */
export const builtPage = async (name: string, pages: readonly string[] = ['index']): Promise<string> => {
  const all = at(`../../.cache/${name}`)
  const stamp = stampOf(`tests/support/${name}`).slice(0, 20)
  const folder = join(all, stamp)
  if (existsSync(folder)) return folder
  const part = `${folder}.${process.pid}`
  await buildInto(part, name, pages)
  await rename(part, folder).catch(() => rm(part, { recursive: true }))
  const older = (await readdir(all)).filter(name => !name.startsWith(stamp))
  await Promise.all(older.map(name => rm(join(all, name), { recursive: true, force: true })))
  return folder
}
