import { declareAreas } from '@/definition/siteMap'
import accounts from './accounts/area'
import billing from './billing/area'
import configurations from './configurations/area'
import home from './home/area'
import insolvency from './insolvency/area'
import integrations from './integrations/area'
import people from './people/area'
import portal from './portal/area'
import processes from './processes/area'
import registry from './registry/area'
import settings from './settings/area'
import work from './work/area'

/** All areas, in the order of the menu, which is that of the documents. */
export const areas = {
  home,
  work,
  accounts,
  settings,
  insolvency,
  configurations,
  processes,
  billing,
  registry,
  people,
  integrations,
  portal,
}

declareAreas(areas)
