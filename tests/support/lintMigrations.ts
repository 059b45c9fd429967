import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { migrationsFolder } from '../../server/db/migrationFiles'
import { migrationsIn } from '../../server/db/migrationKinds'

const squawk = createRequire(import.meta.url).resolve('squawk-cli/js/bin/squawk')

/** Rules of squawk that do not fit. */
const EXCLUDED = [
  // server/db/migrateDatabase.ts sets a limit for all migrations, and tries again.
  ...['require-lock-timeout', 'require-statement-timeout'],
  // A transaction makes repeatable statements needless.
  'prefer-robust-stmts',
  // Types and names are those of server/db/schema.
  ...['prefer-bigint-over-int', 'prefer-bigint-over-smallint', 'prefer-identity', 'prefer-text-field'],
  ...['prefer-timestamptz', 'identifier-too-long'],
]

/** Rules against removing what older releases use. The release named in a `contract` no longer uses it. */
const REMOVAL = ['ban-drop-column', 'ban-drop-table']

/** Drizzle runs all pending migrations in one transaction. */
const OPTIONS = ['--reporter=gcc', '--pg-version=15.0', '--assume-in-transaction']

const lint = (file: string, excluded: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [squawk, ...OPTIONS, `--exclude=${excluded.join()}`, file],
    { encoding: 'utf8' },
  )
  if (status !== 0 && !stdout) throw new Error(stderr)
  return stdout.split('\n').filter(line => line.startsWith(`${file}:`))
}

/**
 * Returns what squawk finds in the migrations of a folder that run beside servers of older releases, one line each: those of
 * the kind `stop` have the database for themselves.
 */
export const lintMigrations = (folder = migrationsFolder): string[] =>
  migrationsIn(folder)
    .filter(({ kind }) => kind !== 'stop')
    .flatMap(({ name, kind }) =>
      lint(join(folder, `${name}.sql`), kind === 'contract' ? [...EXCLUDED, ...REMOVAL] : EXCLUDED),
    )
