import type { DefinitionTable } from '../../definitionTable'
import accounts from './accounts'
import billing from './billing'
import configurations from './configurations'
import files from './files'
import insolvency from './insolvency'
import integrations from './integrations'
import menu from './menu'
import portal from './portal'
import processes from './processes'
import registry from './registry'
import settings from './settings'
import work from './work'
import workTeam from './workTeam'

/** The words of the definitions, by kind and name; their English stands in the definitions themselves. */
export const definitions: DefinitionTable = {
  resources: {
    ...accounts.resources,
    ...billing.resources,
    ...configurations.resources,
    ...insolvency.resources,
    ...integrations.resources,
    ...portal.resources,
    ...processes.resources,
    ...registry.resources,
    ...settings.resources,
    ...work.resources,
    ...workTeam.resources,
  },
  pages: { ...accounts.pages },
  sections: { ...configurations.sections, ...processes.sections },
  instruments: { ...registry.instruments },
  forms: { ...processes.forms },
  files: { ...files.files },
  menu: { ...menu.menu, ...work.menu },
}
