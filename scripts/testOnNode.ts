import { spawnSync } from 'node:child_process'

/*
 * Runs the quick checks on other versions of Node.js, which the package `node` of npm brings:
 *
 *     npm run test:node -- 22 24
 */

const versions = process.argv.slice(2)
if (!versions.length || versions.some(version => !/^\d+(\.\d+){0,2}$/.test(version))) {
  console.error('Name versions of Node.js, for example: npm run test:node -- 22 24')
  process.exit(2)
}

const failed = versions.filter(version => {
  const node = ['--yes', '--package', `node@${version}`, '--', 'node']
  const { status: found } = spawnSync('npx', [...node, '--version'], { stdio: 'inherit' })
  return (
    found !== 0 ||
    spawnSync('npx', [...node, '--import', 'tsx', 'scripts/test.ts', '--quick'], { stdio: 'inherit' }).status !== 0
  )
})
console.log(
  failed.length ? `Failed on Node.js ${failed.join(' and ')}.` : `Passed on Node.js ${versions.join(' and ')}.`,
)
process.exit(failed.length ? 1 : 0)
