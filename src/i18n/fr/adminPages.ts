import access from './access'
import accountSummary from './accountSummary'
import watching from './autoRefresh'
import codes from './codes'
import credentials from './credentials'
import menu from './definitions/menu'
import causes from './failureCauses'
import fieldFaults from './fieldFaults'
import files from './files'
import imports from './imports'
import instrument from './instrument'
import journey from './journey'
import json from './json'
import lists from './lists'
import messenger from './messenger'
import palette from './palette'
import pdf from './pdf'
import personal from './personalData'
import pictures from './pictures'
import ra from './reactAdmin'
import readers from './readers'
import recordNotes from './recordNotes'
import refusals from './refusals'
import repairs from './repairs'
import shell from './shell'
import said from './successMessages'

/** The menu is a definition that every page shows; those of an area are loaded with it. */
export const definitions = menu

/** Everything said behind the sign-in, beside the words of the definitions. */
export default {
  ra,
  refusals,
  said,
  daftari: {
    access,
    accountSummary,
    credentials,
    codes,
    fieldFaults,
    files,
    shell,
    lists,
    imports,
    messenger,
    palette,
    pdf,
    peopleTab: {
      label: 'Rechercher',
      about: 'Personnes physiques de toutes les entités, par numéro d’identité, ou par nom et date de naissance.',
    },
    personal,
    pictures,
    workTeamTab: {
      label: 'Chiffres',
      about: 'Ce qui arrive, ce qui est traité, et l’ancienneté du travail ouvert',
    },
    instrument,
    journey,
    readers,
    recordNotes,
    json,
    watching,
    causes,
    repairs,
  },
}
