import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { TableTotals } from '../server/db/totalDeclarations'
import { type Fields, fieldsOf } from './newList/fields'
import { type ListNames, namesOf } from './newList/names'
import { stepsOf, withStep } from './newList/steps'
import { untranslatedOf } from './newList/words'

/*
 * Writes a new list as docs/add-a-list.md shows:
 *
 *     npm run new:list -- registry/courtBailiffs --fields "number:code! name:text! licensedUntil:date active:flag" \
 *       --sw "Madalali wa mahakama" --fr "Huissiers de justice"
 */

const MIGRATIONS = 'server/db/migrations'

const run = (program: string, ...args: string[]) =>
  execFileSync(process.execPath, [`node_modules/${program}`, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })

/** Writes the new files and the lines in existing ones; returns their paths. Changes nothing when one is not possible. */
const writeSources = (names: ListNames, fields: Fields): string[] => {
  const texts: Record<string, string> = {}
  for (const step of Object.values(stepsOf(names, fields)).flat()) {
    const isNew = step.place === 'a new file'
    if (isNew && existsSync(step.file)) throw new Error(`There is a ${step.file} already.`)
    texts[step.file] = isNew ? step.text : withStep(texts[step.file] ?? readFileSync(step.file, 'utf8'), step)
  }
  for (const [file, text] of Object.entries(texts)) writeFileSync(file, text)
  const files = Object.keys(texts)
  run('@biomejs/biome/bin/biome', 'check', '--write', ...files.filter(file => /\.tsx?$/.test(file)))
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
  const file = `${MIGRATIONS}/${name}`
  const generated = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    `-- upgrade: expand: the table is new.\n${generated}\n--> statement-breakpoint\n${totals.migration()}\n`,
  )
  return file
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { fields: { type: 'string' }, sw: { type: 'string' }, fr: { type: 'string' } },
  })
  const names = namesOf(positionals[0] ?? '', values)
  const fields = fieldsOf(values.fields)
  const files = [...writeSources(names, fields), await writeMigration(names)]
  console.log(`${names.title} is at /home/${names.path}, for holders of ${names.permission}.\n`)
  for (const file of files.sort()) console.log(`  ${file}`)
  const languages = (['sw', 'fr'] as const).filter(language => !values[language])
  if (languages.length) console.log(`\nThe title is still English in ${languages.join(' and ')}: translate it.`)
  const words = untranslatedOf(fields.all)
  if (words.length) console.log(`\nThese words are still English in sw and fr, translate them: ${words.join(', ')}.`)
  console.log(
    `\nThe contract marks every text as plain, which is no personal data. Mark one that is with \`personal\` of contract/personal.ts.`,
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
