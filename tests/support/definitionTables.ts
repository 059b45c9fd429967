import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type DefinitionTable, joined } from '@/i18n/definitionTable'

/** Returns the words of all definitions in a language, of all files that hold some. */
const tableOf = async (locale: string): Promise<DefinitionTable> => {
  const folder = resolve('src/i18n', locale, 'definitions')
  const files = await Promise.all(
    readdirSync(folder).map(async file => (await import(resolve(folder, file))) as { default?: DefinitionTable }),
  )
  return joined(files.flatMap(({ default: table = [] }) => table))
}

export const sw = await tableOf('sw')
export const fr = await tableOf('fr')
