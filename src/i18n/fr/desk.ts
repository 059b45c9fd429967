import access from './access'
import accountSummary from './accountSummary'
import accounts from './accounts'
import apiAccess from './apiAccess'
import billing from './billing'
import causes from './causes'
import configurations from './configurations'
import corrections, { repairSections } from './corrections'
import credentials from './credentials'
import entityFile from './entityFile'
import entitySearch from './entitySearch'
import files from './files'
import imports from './imports'
import insolvency from './insolvency'
import { insolvencySettings } from './insolvencySettings'
import instrument from './instrument'
import instruments, { factWords } from './instruments'
import { integrations } from './integrations'
import json from './json'
import lists from './lists'
import menu, { menuAbout } from './menu'
import messenger from './messenger'
import pdf from './pdf'
import permissions from './permissions'
import pictures from './pictures'
import practitioner from './practitioner'
import { prices } from './prices'
import { processes, processPages, processSections } from './processes'
import ra from './ra'
import repairs from './repairs'
import resources from './resources'
import { settings } from './settings'
import shell from './shell'
import watching from './watching'
import windingUp from './windingUp'
export default {
  resources: {
    ...resources,
    ...prices,
    ...billing,
    ...settings,
    ...insolvencySettings,
    ...entitySearch,
    ...permissions,
    ...accounts.resources,
    ...processes,
    ...integrations,
    ...corrections,
    ...configurations.resources,
  },
  instruments,
  files: { ...entityFile, fields: { ...entityFile.fields, ...factWords } },
  pages: { ...accounts.pages, ...processPages },
  sections: {
    'internal-processes': { ...processSections['internal-processes'], ...repairSections },
    ...configurations.sections,
  },
  menu,
  menuAbout,
  ra,
  daftari: {
    access,
    accountSummary,
    credentials,
    apiAccess,
    files,
    shell,
    lists,
    imports,
    messenger,
    pdf,
    pictures,
    practitioner,
    insolvency,
    windingUp,
    instrument,
    json,
    watching,
    causes,
    repairs,
  },
}
