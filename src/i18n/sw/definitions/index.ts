import { joined } from '../../definitionTable'
import phrases from '../phrases'
import accounts from './accounts'
import billing from './billing'
import configurations from './configurations'
import files from './files'
import { hostTexts } from './hostTexts'
import insolvency from './insolvency'
import integrations from './integrations'
import loads from './loads'
import portal from './portal'
import processes from './processes'
import registry from './registry'
import settings from './settings'
import work from './work'

/** Words of all definitions, which hold their English themselves, in Kiswahili. */
export default joined([
  { phrases, hostTexts },
  accounts,
  billing,
  configurations,
  files,
  insolvency,
  integrations,
  loads,
  portal,
  processes,
  registry,
  settings,
  work,
])
