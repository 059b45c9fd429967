import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { SlowestFirst } from './tests/support/slowestFirst.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const resolve = {
  alias: {
    '@contract': at('./contract'),
    '@spreadsheet': at('./spreadsheet'),
    '@server': at('./server'),
    '@': at('./src'),
  },
}

/**
 * Four kinds of tests: `units` need nothing, `server` a real PostgreSQL, `screens` a real browser before a real server,
 * and `figures` the machine for themselves, because they hold how long something takes. Files that follow one another in
 * a worker share what they import, and the browser. What is waited for may take as long as a busy machine needs.
 */
export default defineConfig({
  test: {
    // Left to itself it leaves one core to whoever watches.
    maxWorkers: availableParallelism(),
    // The output of passing tests, such as the report of a failure that they ask for, would hide that of a failing one.
    silent: 'passed-only',
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        resolve,
        test: {
          name: 'units',
          expect: { poll: { timeout: 20_000 } },
          isolate: false,
          // A larger young generation spares the collections in which half-used pages, rows and modules are copied.
          execArgv: ['--max-semi-space-size=64'],
          setupFiles: ['tests/support/units.setup.ts', 'tests/support/properties.setup.ts'],
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/**', 'tests/e2e/**', 'tests/figures/**'],
          environment: 'happy-dom',
          // Bombs are unpacked and hundreds of files generated: a busy machine needs longer than the usual 5 s.
          testTimeout: 30_000,
        },
      },
      {
        resolve,
        test: {
          name: 'server',
          expect: { poll: { timeout: 30_000 } },
          isolate: false,
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: 'tests/support/properties.setup.ts',
          include: ['tests/server/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: 'screens',
          expect: { poll: { timeout: 30_000 } },
          isolate: false,
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: 'tests/support/screens.setup.ts',
          include: ['tests/e2e/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        test: {
          name: 'figures',
          include: ['tests/figures/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
