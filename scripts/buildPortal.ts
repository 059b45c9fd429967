import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timedStep } from './timedStep'

const sources = [
  'src',
  'contract',
  'spreadsheet',
  'index.html',
  'vite.config.ts',
  'scripts/chunkGroups.ts',
  'package-lock.json',
]
const STAMP = 'dist/.built-from'

function* filesIn(path: string): Generator<string> {
  if (!existsSync(path)) return
  if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name))
  else yield path
}

/** Returns a hash over the names and bytes of the portal's sources and of the given files and folders. */
export const stampOf = (...others: string[]) => {
  const digest = createHash('sha256')
  for (const source of [...sources, ...others])
    for (const file of filesIn(source)) digest.update(file).update(readFileSync(file))
  return digest.digest('hex')
}

const runBuild = () =>
  new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        said += chunk
      })
    child.once('error', fail)
    child.once('exit', code => (code === 0 ? done() : fail(new Error(`The portal could not be built:\n${said}`))))
  })

/**
 * Builds the portal into dist/ unless it was built from exactly these sources, and prints how long that took. Rejects
 * with the build's output when it fails; a build that was cut off is done again.
 */
export const buildPortal = async () => {
  const stamp = stampOf()
  if (existsSync('dist/index.html') && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  await timedStep('Building the portal', runBuild)
  writeFileSync(STAMP, stamp)
}
