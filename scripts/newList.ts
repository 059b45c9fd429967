import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { TableTotals } from '../server/db/totalDeclarations'
import { inserted, insertionsFor } from './newList/insertions'
import { type ListNames, namesOf } from './newList/names'
import { newFiles } from './newList/newFiles'

/*
 * Writes a new list (docs/add-a-list.md):
 *
 *     npm run new:list -- registry/courtBailiffs --sw "Madalali wa mahakama" --fr "Huissiers de justice"
 */

const MIGRATIONS = 'server/db/migrations'

const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [`node_modules/${program}`, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

/** Writes the new files and the lines in existing ones; returns their paths. Changes nothing when one is not possible. */
const writeSources = (names: ListNames): string[] => {
  const files = newFiles(names)
  const taken = Object.keys(files).filter(file => existsSync(file))
  if (taken.length) throw new Error(`There is a ${taken.join(', ')} already.`)
  for (const insertion of insertionsFor(names))
    files[insertion.file] = inserted(files[insertion.file] ?? readFileSync(insertion.file, 'utf8'), insertion)
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  run('@biomejs/biome/bin/biome', 'check', '--write', ...Object.keys(files))
  return Object.keys(files)
}

/** Writes the migration of the table and of its total; returns its path. */
const writeMigration = async ({ one, many, table }: ListNames): Promise<string> => {
  run('drizzle-kit/bin.cjs', 'generate', `--name=${table}`)
  const name = readdirSync(MIGRATIONS).find(file => file.endsWith(`_${table}.sql`))
  if (!name) throw new Error('drizzle-kit wrote no migration.')
  const schema: Record<string, unknown> = await import(`../server/db/schema/${many}`)
  const totals = schema[`${one}Totals`]
  if (!(totals instanceof TableTotals)) throw new Error(`server/db/schema/${many}.ts declares no totals.`)
  appendFileSync(`${MIGRATIONS}/${name}`, `\n--> statement-breakpoint\n${totals.migration()}\n`)
  return `${MIGRATIONS}/${name}`
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sw: { type: 'string' }, fr: { type: 'string' } },
})
try {
  const names = namesOf(positionals[0] ?? '', values)
  const files = [...writeSources(names), await writeMigration(names)]
  console.log(`${names.title} is at /home/${names.path}, for holders of ${names.permission}.\n`)
  for (const file of files.sort()) console.log(`  ${file}`)
  const untranslated = (['sw', 'fr'] as const).filter(language => !values[language])
  if (untranslated.length) console.log(`\nThe title is still English in ${untranslated.join(' and ')}: translate it.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
