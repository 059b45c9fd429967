import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { migrationsFolder } from '../server/db/migrationFiles'
import { migrationsIn, worksAfter } from '../server/db/migrationKinds'

/*
 * Runs the server tests of a former release, or the files that are named, on the schema of this one:
 *
 *     npm run test:upgrade -- v1.2.0
 *     npm run test:upgrade -- v1.2.0 tests/server/registry
 *
 * `--migrations` takes another folder of migrations. It ends with 0 where the tests pass, or where this release needs a stop,
 * with 1 where they fail, and with 2 after wrong use.
 */

const MIGRATIONS = 'server/db/migrations'
/** Tests of migrations themselves, which plant their own. */
const LEFT_OUT = ['tests/server/newList.test.ts', 'tests/server/db/upgrade.test.ts', 'tests/server/upgradeRun.test.ts']

class WrongUse extends Error {}

const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] })

/** Gives a copy of the former release the packages of its lock file. */
const installPackages = (folder: string) => {
  const lock = (root: string) => readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (lock(folder) === lock('.')) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
}

/** Runs the tests in a copy of the former release; returns the exit code. */
const testIn = (folder: string, migrations: string, files: string[]): number => {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const [before, after] = [migrationsIn(join(folder, MIGRATIONS)), migrationsIn(migrations)]
  if (before.some(({ hash }, at) => hash !== after[at]?.hash))
    throw new WrongUse(`Release ${version} has migrations that this one changed or lacks, so it is not upgraded to it.`)
  const added = after.slice(before.length)
  for (const { name, kind } of added) console.log(`${name}: ${kind}`)
  const stop = added.find(migration => !worksAfter(version, migration))
  if (stop) {
    console.log(`${stop.name} needs a stop, so servers of release ${version} do not meet the new schema.`)
    return 0
  }
  installPackages(folder)
  cpSync(migrations, join(folder, MIGRATIONS), { recursive: true })
  const excluded = LEFT_OUT.map(file => `--exclude=${file}`)
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', ...excluded, ...files]
  return spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status ?? 1
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { migrations: { type: 'string' } } })
const [ref, ...files] = positionals
const folder = mkdtempSync(join(tmpdir(), 'daftari-former-'))
try {
  if (!ref) throw new WrongUse('Name the former release, for example: npm run test:upgrade -- v1.2.0')
  git('worktree', 'add', '--quiet', '--detach', folder, ref)
  process.exitCode = testIn(folder, values.migrations ?? migrationsFolder, files)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 2
} finally {
  rmSync(folder, { recursive: true, force: true })
  git('worktree', 'prune')
}
