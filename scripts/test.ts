import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPortal } from './buildPortal'
import { prepareChromium } from './chromium'
import { checkSizes } from './size'

/** Runs a program of this project; rejects with its exit code when it fails. */
const run = (name: string, args: string[]) =>
  new Promise<void>((done, fail) => {
    const child = spawn(process.execPath, [join('node_modules', name), ...args], { stdio: 'inherit' })
    child.once('error', fail)
    child.once('exit', code => (code === 0 ? done() : fail(new Error(`${name} ended with ${code}`))))
  })

const reports = mkdtempSync(join(tmpdir(), 'daftari-reports-'))
const counted = { passed: 0, failed: 0 }

const tests = async (project: string, workers = availableParallelism()) => {
  const report = join(reports, `${project}.json`)
  const shown = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  try {
    await run('vitest/vitest.mjs', ['run', '--project', project, `--maxWorkers=${workers}`, ...shown])
  } finally {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
    counted.passed += numPassedTests ?? 0
    counted.failed += numFailedTests ?? 0
  }
}

type Step = [name: string, work: () => Promise<unknown>]

// Each of several checkers checks again what the others import: four, its own choice, take three times the processor
// time.
const types = (...more: string[]): Step => [
  'types',
  () => run('typescript/bin/tsc', ['--noEmit', '--checkers', '1', ...more]),
]
const lint: Step = ['lint', () => run('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.'])]
const units: Step = ['units', () => tests('units')]

/** Steps of one stage run in parallel; those of the first stage use little more than one core each. */
const whole: Step[][] = [
  // First, because half an hour of other steps would be for nothing without it.
  [['browser', prepareChromium]],
  [
    types(),
    lint,
    ['unused code', () => run('knip/bin/knip.js', ['--no-progress', '--treat-config-hints-as-errors'])],
    ['build', buildPortal],
  ],
  [['sizes', async () => checkSizes()]],
  [units],
  // The server tests wait for the database and for timers: with a worker for each core a quarter of its time would be idle.
  [['server', () => tests('server', availableParallelism() + 1)]],
  [['screens', () => tests('screens')]],
  [['figures', () => tests('figures')]],
]

/** Record of the files that were checked before, which spares most of the next check. */
const RECORD = ['--incremental', '--tsBuildInfoFile', join('node_modules', '.cache', 'quick.tsbuildinfo')]

/** Steps that need neither a database nor a browser. */
const quick: Step[][] = [[types(...RECORD), lint, units]]
const stages = process.argv.includes('--quick') ? quick : whole

/** Runs a step and prints its duration. Returns true when it passed. */
const passes = async ([name, work]: Step): Promise<boolean> => {
  const started = Date.now()
  console.log(`\n── ${name}`)
  try {
    await work()
    console.log(`   ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
    return true
  } catch (error) {
    console.error(`   ${name} failed: ${(error as Error).message}`)
    return false
  }
}

let failed = false
for (const stage of stages) {
  failed = (await Promise.all(stage.map(passes))).includes(false)
  if (failed) break
}
rmSync(reports, { recursive: true, force: true })
if (failed && !counted.failed) counted.failed = 1
console.log(`\n${counted.passed} passed, ${counted.failed} failed`)
process.exit(failed ? 1 : 0)
