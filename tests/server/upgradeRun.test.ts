import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { plantMigration } from '../support/plantMigration'

const MIGRATIONS = 'server/db/migrations'

/** Migrations of the last commit. */
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daftari-migrations-'))
  for (const path of execFileSync('git', ['ls-tree', '-r', '--name-only', 'HEAD', MIGRATIONS], { encoding: 'utf8' })
    .trim()
    .split('\n')) {
    const file = join(folder, path)
    mkdirSync(join(file, '..'), { recursive: true })
    execFileSync('sh', ['-c', 'git show "HEAD:$0" > "$1"', path, file])
  }
  folder = join(folder, MIGRATIONS)
})
afterEach(() => rmSync(join(folder, '../../..'), { recursive: true, force: true }))

const testUpgrade = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/testUpgrade.ts', ...args],
    { encoding: 'utf8', env: { ...process.env, VITEST: '' } },
  )
  return { status, stdout, stderr }
}
const onLastCommit = () =>
  testUpgrade('HEAD', 'tests/server/db/databaseTrial.test.ts', 'tests/server/db/totals.test.ts', '--migrations', folder)

it('passes where the new schema lets servers of the former release work', () => {
  plantMigration(
    folder,
    'acronym',
    '-- upgrade: expand: the column is new.\nALTER TABLE "mda" ADD COLUMN "acronym" text;',
  )
  const { status, stdout } = onLastCommit()
  expect(stdout).toMatch(/0002_acronym: expand[\s\S]*Tests .*passed/)
  expect(status).toBe(0)
}, 180_000)

it('fails where a migration breaks them, whatever it says of itself', () => {
  plantMigration(
    folder,
    'title',
    '-- upgrade: expand: it seems harmless.\nALTER TABLE "mda" RENAME COLUMN "name" TO "title";',
  )
  const { status, stdout } = onLastCommit()
  expect(stdout).toMatch(/Tests .*failed/)
  expect(status).toBe(1)
}, 180_000)

it('tests nothing where the upgrade needs a stop, and says so', () => {
  plantMigration(folder, 'gone', '-- upgrade: stop: the table goes.\nDROP TABLE "mda";')
  expect(onLastCommit()).toMatchObject({ status: 0, stdout: expect.stringContaining('0002_gone needs a stop') })
})

it('says how it is used', () => {
  expect(testUpgrade()).toMatchObject({ status: 2, stderr: expect.stringContaining('npm run test:upgrade -- v1.2.0') })
})
