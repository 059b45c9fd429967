import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

const MOST_FOR_SIGN_IN = 140_000

/** Returns the files that a file of the build imports, without those that it loads later. */
const importsOf = (path: string): string[] =>
  [...readFileSync(join('dist', path), 'utf8').matchAll(/(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, name]) => `/assets/${name}`,
  )

/** Returns the scripts that the sign-in page needs: the entry and its static imports. */
const scriptsForSignIn = (): string[] => {
  const html = readFileSync('dist/index.html', 'utf8')
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    importsOf(path).forEach(visit)
  }
  for (const [, path] of html.matchAll(/<script[^>]+src="([^"]+\.js)"/g)) if (path) visit(path)
  return [...found]
}

/** Returns files that import each other, in a circle: one of them would run before what it needs. */
const circle = (): string[] | undefined => {
  const done = new Set<string>()
  const visit = (path: string, way: string[]): string[] | undefined => {
    if (way.includes(path)) return [...way.slice(way.indexOf(path)), path]
    if (done.has(path)) return undefined
    for (const next of importsOf(path)) {
      const found = visit(next, [...way, path])
      if (found) return found
    }
    done.add(path)
    return undefined
  }
  const files = readdirSync('dist/assets').filter(name => name.endsWith('.js'))
  for (const name of files) {
    const found = visit(`/assets/${name}`, [])
    if (found) return found
  }
  return undefined
}

const compressed = (path: string) => {
  const brotli = statSync(join('dist', `${path}.br`), { throwIfNoEntry: false })
  return (brotli ?? statSync(join('dist', path))).size
}

/** Prints the size of the sign-in page. Fails when it exceeds its limit, and when files of the build import each other. */
export const checkSizes = () => {
  const scripts = scriptsForSignIn()
  const total = scripts.reduce((sum, path) => sum + compressed(path), 0)
  for (const path of scripts) console.log(`   ${String(compressed(path)).padStart(8)}  ${basename(path)}`)
  console.log(
    `   ${String(total).padStart(8)}  bytes of compressed script to a usable sign-in (at most ${MOST_FOR_SIGN_IN})`,
  )
  if (total > MOST_FOR_SIGN_IN) throw new Error('the sign-in page has become too heavy')
  const files = circle()
  if (files) throw new Error(`files of the build wait for each other: ${files.join(' -> ')}`)
}
