import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TableTotals } from '../server/db/totalDeclarations'
import { type ListNames, namesOf } from './newList/names'
import { stepsOf, withStep } from './newList/steps'

/*
 * Writes a new list as docs/add-a-list.md tells:
 *
 *     npm run new:list -- registry/courtBailiffs --sw "Madalali wa mahakama" --fr "Huissiers de justice"
 */

const DOCUMENT = 'docs/add-a-list.md'
const MIGRATIONS = 'server/db/migrations'

const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [`node_modules/${program}`, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

/** Writes the new files and the lines in existing ones; returns their paths. Changes nothing when one is not possible. */
const writeSources = (names: ListNames): string[] => {
  const document = readFileSync(DOCUMENT, 'utf8')
  const [, address = '', sw, fr] = /new:list -- (\S+) --sw "(.+)" --fr "(.+)"/.exec(document) ?? []
  const texts: Record<string, string> = {}
  for (const step of stepsOf(document, namesOf(address, { sw, fr }), names)) {
    const isNew = step.place === 'a new file'
    if (isNew && existsSync(step.file)) throw new Error(`There is a ${step.file} already.`)
    texts[step.file] = isNew ? step.text : withStep(texts[step.file] ?? readFileSync(step.file, 'utf8'), step)
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text)
  const files = Object.keys(texts)
  run('@biomejs/biome/bin/biome', 'check', '--write', ...files.filter(file => file.endsWith('.ts')))
  return files
}

/** Writes the migration of the table and of its total; returns its path. */
const writeMigration = async ({ one, table }: ListNames): Promise<string> => {
  run('drizzle-kit/bin.cjs', 'generate', `--name=${table}`)
  const name = readdirSync(MIGRATIONS).find(file => file.endsWith(`_${table}.sql`))
  if (!name) throw new Error('drizzle-kit wrote no migration.')
  const schema: Record<string, unknown> = await import('../server/db/schema')
  const totals = schema[`${one}Totals`]
  if (!(totals instanceof TableTotals)) throw new Error(`The schema declares no totals of ${table}.`)
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
