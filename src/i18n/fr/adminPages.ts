import access from './access'
import accessHelp from './accessHelp'
import accessNames from './accessNames'
import accountSummary from './accountSummary'
import apiAccess from './apiAccess'
import watching from './autoRefresh'
import bulk from './bulk'
import causeTexts from './causeTexts'
import codes from './codes'
import credentials from './credentials'
import causes from './failureCauses'
import fieldFaults from './fieldFaults'
import files from './files'
import forms from './forms'
import guides from './guides'
import imports from './imports'
import insolvency from './insolvency'
import instrument from './instrument'
import jobs from './jobs'
import journey from './journey'
import json from './json'
import lists from './lists'
import messenger from './messenger'
import notes from './notes'
import pageTitles from './pageTitles'
import palette from './palette'
import pdf from './pdf'
import personal from './personalData'
import pictures from './pictures'
import practitioner from './practitioner'
import presence from './presence'
import ra from './reactAdmin'
import readers from './readers'
import recordNotes from './recordNotes'
import refusals from './refusals'
import repairs from './repairs'
import shell from './shell'
import steps from './steps'
import said from './successMessages'
import views from './views'
import windingUp from './windingUp'
import work from './work'
import workTeam from './workTeam'

export { default as definitions } from './definitions'

/** Everything said behind the sign-in, beside the words of the definitions. */
export default {
  ra,
  refusals,
  said,
  daftari: {
    access,
    accessHelp,
    accessNames,
    accountSummary,
    apiAccess,
    bulk,
    causes,
    causeTexts,
    codes,
    credentials,
    fieldFaults,
    files,
    guides,
    imports,
    insolvency,
    instrument,
    jobs,
    journey,
    json,
    lists: { ...lists, ...forms },
    messenger,
    notes,
    pageTitles,
    palette,
    pdf,
    peopleTab: {
      label: 'Rechercher',
      about: 'Personnes physiques de toutes les entités, par numéro d’identité, ou par nom et date de naissance.',
    },
    personal,
    pictures,
    practitioner,
    presence,
    readers,
    recordNotes,
    repairs,
    shell,
    steps,
    views,
    watching,
    windingUp,
    work,
    workTeam,
    workTeamTab: {
      label: 'Chiffres',
      about: 'Ce qui arrive, ce qui est traité, et l’ancienneté du travail ouvert',
    },
  },
}
