import type { AreaName } from '@/resources'
import type { DefinitionTable } from './definitionTable'
import { openPortion, type Portion, type Portions } from './languages'

const NO_WORDS = async (): Promise<Portion> => ({ default: {} })

/** Words of definitions, which hold their English themselves. */
const definitionWords = (
  sw: () => Promise<{ default: DefinitionTable }>,
  fr: () => Promise<{ default: DefinitionTable }>,
): Portions => ({
  en: NO_WORDS,
  sw: async () => ({ default: {}, definitions: (await sw()).default }),
  fr: async () => ({ default: {}, definitions: (await fr()).default }),
})

/** Words of the definitions of each area, and of files and instruments, loaded with the definitions. */
const areaWords: Record<AreaName | 'files', Portions> = {
  accounts: definitionWords(
    () => import('./sw/definitions/accounts'),
    () => import('./fr/definitions/accounts'),
  ),
  billing: definitionWords(
    () => import('./sw/definitions/billing'),
    () => import('./fr/definitions/billing'),
  ),
  configurations: definitionWords(
    () => import('./sw/definitions/configurations'),
    () => import('./fr/definitions/configurations'),
  ),
  files: definitionWords(
    () => import('./sw/definitions/files'),
    () => import('./fr/definitions/files'),
  ),
  insolvency: definitionWords(
    () => import('./sw/definitions/insolvency'),
    () => import('./fr/definitions/insolvency'),
  ),
  integrations: definitionWords(
    () => import('./sw/definitions/integrations'),
    () => import('./fr/definitions/integrations'),
  ),
  portal: definitionWords(
    () => import('./sw/definitions/portal'),
    () => import('./fr/definitions/portal'),
  ),
  processes: definitionWords(
    () => import('./sw/definitions/processes'),
    () => import('./fr/definitions/processes'),
  ),
  registry: definitionWords(
    () => import('./sw/definitions/registry'),
    () => import('./fr/definitions/registry'),
  ),
  settings: definitionWords(
    () => import('./sw/definitions/settings'),
    () => import('./fr/definitions/settings'),
  ),
  work: definitionWords(
    () => import('./sw/definitions/work'),
    () => import('./fr/definitions/work'),
  ),
}

/** Brings the words of an area's definitions, in the language in use. Rejects when they cannot be loaded. */
export const openAreaWords = (area: keyof typeof areaWords) => openPortion(areaWords[area])
