import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationsFolder } from '../../server/db/migrationFiles'

/** Adds a migration to a folder of migrations, after all others, as drizzle-kit does; `sql` begins with its kind. */
export const plantMigration = (folder: string, name: string, sql: string) => {
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8'))
  const { idx, when, ...last } = journal.entries.at(-1)
  const tag = `${String(idx + 1).padStart(4, '0')}_${name}`
  writeFileSync(join(folder, `${tag}.sql`), `${sql}\n`)
  journal.entries.push({ ...last, idx: idx + 1, when: when + 1, tag })
  writeFileSync(file, JSON.stringify(journal))
}

/** Returns a copy of the folder of migrations with further ones, and a function that deletes it. */
export const plantedMigrations = (planted: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'daftari-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  for (const [name, sql] of Object.entries(planted)) plantMigration(folder, name, sql)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
