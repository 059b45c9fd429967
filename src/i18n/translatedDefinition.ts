import { useMemo } from 'react'
import type { AnyFileType } from '@/definition/defineFile'
import type { Instrument } from '@/definition/defineInstrument'
import type { ListsPage } from '@/definition/definePage'
import type { AnyPageForm } from '@/definition/definePageForm'
import type { Resource } from '@/definition/defineResource'
import type { SectionsPage } from '@/definition/defineSections'
import type { MenuEntry } from '@/definition/siteMap'
import { withCurrency } from './currency'
import type { DefinitionTable } from './definitionTable'
import { translated } from './translated'
import { currentDefinitions, useCurrent } from './words'

type Definitions = {
  resources: Resource
  pages: ListsPage
  sections: SectionsPage
  forms: AnyPageForm
  instruments: Instrument
  files: AnyFileType
  menu: MenuEntry
}

/** Returns the name of a definition among those of its kind. */
const names: { [Kind in keyof Definitions]: (definition: Definitions[Kind]) => string } = {
  resources: ({ name }) => name,
  pages: ({ path }) => path,
  sections: ({ path }) => path,
  forms: ({ name }) => name,
  instruments: ({ name }) => name,
  files: ({ key }) => key,
  menu: ({ path }) => path,
}

export type InLanguage = <Kind extends keyof Definitions>(
  kind: Kind,
  definition: Definitions[Kind],
) => Definitions[Kind]

/** Returns a function that gives a definition of a kind in the language of a table; see `translated`. */
export const inLanguageOf =
  (table: DefinitionTable): InLanguage =>
  (kind, definition) =>
    withCurrency(translated(definition, table[kind]?.[names[kind](definition)], table.phrases))

/** Returns a function that gives a definition in the language in use: the same object until the language changes. */
export const useInLanguage = (): InLanguage => {
  const table = useCurrent(currentDefinitions)
  return useMemo(() => inLanguageOf(table), [table])
}
