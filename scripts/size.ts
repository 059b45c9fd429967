import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'

const MOST_FOR_SIGN_IN = 140_000

/** Returns the scripts that the sign-in page needs: the entry and its static imports. */
const scriptsForSignIn = (): string[] => {
  const html = readFileSync('dist/index.html', 'utf8')
  const found = new Set<string>()
  const visit = (path: string) => {
    if (found.has(path)) return
    found.add(path)
    const text = readFileSync(join('dist', path), 'utf8')
    for (const [, name] of text.matchAll(/(?:import|from)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(`/assets/${name}`)
  }
  for (const [, path] of html.matchAll(/<script[^>]+src="([^"]+\.js)"/g)) if (path) visit(path)
  return [...found]
}

const compressed = (path: string) => {
  const brotli = statSync(join('dist', `${path}.br`), { throwIfNoEntry: false })
  return (brotli ?? statSync(join('dist', path))).size
}

/** Prints the size of the sign-in page and fails when it exceeds its limit. */
export const checkSizes = () => {
  const scripts = scriptsForSignIn()
  const total = scripts.reduce((sum, path) => sum + compressed(path), 0)
  for (const path of scripts) console.log(`   ${String(compressed(path)).padStart(8)}  ${basename(path)}`)
  console.log(
    `   ${String(total).padStart(8)}  bytes of compressed script to a usable sign-in (at most ${MOST_FOR_SIGN_IN})`,
  )
  if (total > MOST_FOR_SIGN_IN) throw new Error('the sign-in page has become too heavy')
}
