import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Runs a tool of the project and parses the JSON that it prints. Throws when it prints none. */
const jsonOf = (root: string, tool: string, args: readonly string[]): unknown => {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const start = stdout.indexOf('{')
  if (start < 0) throw new Error(`${tool} printed no JSON: ${stderr.slice(0, 500)}`)
  return JSON.parse(stdout.slice(start))
}

/** Returns the number of imports that are part of a cycle, types left out, as biome finds them. */
export const importCycles = (root: string): number => {
  const args = ['lint', '--only=suspicious/noImportCycles', '--reporter=json', '--max-diagnostics=none', '.']
  const { summary } = jsonOf(root, 'biome', args) as { summary: { errors: number; warnings: number } }
  return summary.errors + summary.warnings
}

type Unused = { issues: { file: string; exports?: unknown[]; types?: unknown[]; files?: unknown[] }[] }

/** Returns the number of exports that nothing imports, as knip finds them; undefined for code without its settings. */
export const unusedExports = (root: string): number | undefined => {
  if (!existsSync(join(root, 'knip.jsonc'))) return undefined
  const { issues } = jsonOf(root, 'knip', ['--reporter', 'json', '--no-exit-code']) as Unused
  return issues.reduce((sum, { exports = [], types = [] }) => sum + exports.length + types.length, 0)
}
